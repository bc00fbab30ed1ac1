// Places in play in words. Elements say them in the language of their page; here is the form, and English.

export interface PlaceWords {
  turn(n: number): string;
  /** By the names of the states; what is not here is made of its name. */
  readonly places: Readonly<Record<string, string>>;
}

export const ENGLISH: PlaceWords = {
  turn: (n) => `Turn ${n}`,
  places: {
    start: 'Start',
    during: 'Actions',
    end: 'End',
    gainForce: 'Gain Force',
    general: 'Before the next attack',
    speedCheck: 'Speed check',
    declareAttack: 'Declaration',
    attackPop: 'Before the dice',
    diceRoll: 'Dice',
    pendingDamage: 'Pending damage',
    damagePrevention: 'Damage prevention',
    damagePlacement: 'Damage placement',
    unitDiscard: 'Unit discard',
    attackEnd: 'End of attack',
    darkBuild: "Dark's build step",
    lightBuild: "Light's build step",
    darkRetreat: "Dark's retreat step",
    lightRetreat: "Light's retreat step",
  },
};

/** `shuffleAndDraw` as "Shuffle and draw". */
export function plain(state: string): string {
  const words = state.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The path of active states in words: "Turn 3", "Battle", "Space", "Attack", "Damage prevention". */
export const pathWords = (path: readonly string[], turn: number, said: PlaceWords = ENGLISH): string[] =>
  path.map((state) => (state === 'turn' ? said.turn(turn) : (said.places[state] ?? plain(state))));

/** The heading of the group that a line of the log belongs to: "Turn 3 · Battle · Space". */
export function groupWords(path: readonly string[], turn: number, said: PlaceWords = ENGLISH): string {
  const [, phase, step] = path;
  const inStep = (phase === 'battle' || phase === 'command') && step !== 'start' && step !== 'end';
  return pathWords(path.slice(0, inStep ? 3 : 2), turn, said).join(' · ');
}
