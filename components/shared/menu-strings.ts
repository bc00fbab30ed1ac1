// What the menu of a card says in English. It comes with the first menu, and so do its words; another language has them under
// `table`, with the rest.
import { t } from './strings.ts';

const en = {
  whatToDo: (name: string) => `${name}: what to do with it`,
  pointsLeft: (n: number) => t.plural(n, 'build point left', 'build points left'),
  giveUp: 'Cancel',
  giveUpChoice: 'Cancel this choice: nothing is paid',
  confirm: 'Confirm',
  read: 'Read the card',
  nothingToDo: 'Nothing can be done with it now.',
  chooseTarget: (what: string) => `${what}: on which card?`,
  chooseUnitFor: (what: string) => `${what}: which unit?`,
  chooseWhere: (what: string) => `${what}: where to?`,
  chooseCost: (what: string) => `${what}: which cost?`,
  diceToChoose: 'Which dice?',
  dieNo: (n: number, value: number) => `Die ${n}, shows ${value}`,
  price: (parts: string) => `costs ${parts}`,
  priceBuild: (n: number) => t.plural(n, 'build point'),
  priceForce: (n: number) => `${n} Force`,
  deploy: (where: string) => `Deploy to ${where}`,
  putInto: (where: string) => `Put into ${where}`,
  lastCard: 'Face-down into the build zone, as your last card',
  onTopOf: (name: string) => `On top of ${name}`,
  underneath: (name: string) => `Under ${name}`,
  complete: 'Complete it',
  moveTo: (where: string) => `Move to ${where}`,
  moveOnto: (name: string) => `Move onto ${name}`,
  payingBy: (way: string) => `, by ${way}`,
  payingFirst: (n: string) => `, paying cost ${n}`,
  attackWith: 'Attack…',
  attackOne: (name: string) => `Attack ${name}`,
  tapUnit: 'Tap without attacking',
  buildOn: 'Face-down',
  equipWith: 'Equip…',
  equipOne: (name: string) => `Equip ${name} with it`,
  detachOne: (name: string) => `Detach ${name}`,
  retreat: 'Retreat',
  rearrange: (name: string) => `Bring ${name} to the top`,
  playIt: 'Play it',
};

export type MenuStrings = typeof en;

/** The words of menus. */
export const mw = (): MenuStrings => ({ ...en, ...t.table });
