// The keywords of the 2022 rulebook by name (Keywords), and those of later sets (Terms, reminder text). What they do stands in src/keywords.

/** What follows a keyword's name. */
export type KeywordParameter =
  /** Nothing: "Armor". */
  | 'none'
  /** A number: "Accuracy 1". */
  | 'number'
  /** A colon and an effect: "Foresight: Gain 2 Force." */
  | 'effect'
  /** A colon and a cost: "Upkeep: …", "Alternative Cost: …". */
  | 'cost'
  /** A number, a colon and a condition: "Reduced Cost 3: If …". */
  | 'number-condition'
  /** A colon and a list of cards: "Stack: …". */
  | 'list'
  /** A colon and effects by arena: "Switch: …/…". */
  | 'by-arena'
  /** A colon and abilities of which one is chosen: "Adapt: …/…". */
  | 'one-of'
  /** Subtype before it, effects after it: "… Pilot. The … gets: …". */
  | 'pilot';

export interface KeywordName {
  readonly name: string;
  readonly parameter: KeywordParameter;
  /** Former names. */
  readonly aliases?: readonly string[];
}

const none = (name: string): KeywordName => ({ name, parameter: 'none' });
const number = (name: string): KeywordName => ({ name, parameter: 'number' });
const effect = (name: string): KeywordName => ({ name, parameter: 'effect' });

export const KEYWORDS: readonly KeywordName[] = [
  number('Absorb'),
  number('Accuracy'),
  { name: 'Adapt', parameter: 'one-of' },
  { name: 'Alternative Cost', parameter: 'cost', aliases: ['Alternate Cost'] },
  number('Ambush'),
  number('Area Damage'),
  none('Armor'),
  number('Avenge'),
  number('Backfire'),
  number('Barrage'),
  number('Bombard'),
  effect('Bounty'),
  none('Consume'),
  number('Critical Hit'),
  none('Cunning'),
  number('Damage Control'),
  number('Deflect'),
  none('Double Damage'),
  none('Double Strike'),
  effect('Enhance'),
  none('Equip'),
  number('Evade'),
  none('Ferocity'),
  number('Focus'),
  effect('Foresight'),
  effect('Forewarning'),
  none('Fortitude'),
  number('Fury'),
  number('Hidden Cost'),
  effect('INSERT'),
  none('Inspiration'),
  none('Intercept'),
  none('Intimidation'),
  number('Ion Cannon'),
  number('Lucky'),
  none('Meditate'),
  none('Overkill'),
  number('Overload'),
  number('Parry'),
  number('Persuade'),
  { name: 'Pilot', parameter: 'pilot' },
  { name: 'Precision', parameter: 'none', aliases: ['Elude'] },
  number('Protect'),
  none('Redirect'),
  { name: 'Reduced Cost', parameter: 'number-condition' },
  effect('Reserves'),
  number('Resilience'),
  number('Retaliate'),
  number('Riposte'),
  number('Shields'),
  { name: 'Stack', parameter: 'list' },
  none('Stealth'),
  number('Stun'),
  number('Surge'),
  { name: 'Switch', parameter: 'by-arena' },
  number('Tenacity'),
  { name: 'Upkeep', parameter: 'cost' },
  number('Velocity'),
];

const byName = new Map<string, KeywordName>();
for (const keyword of KEYWORDS) {
  for (const name of [keyword.name, ...(keyword.aliases ?? [])]) byName.set(name.toLowerCase(), keyword);
}

/** A keyword by its name or a former name, in any case. */
export const findKeyword = (name: string): KeywordName | undefined => byName.get(name.toLowerCase());

const parts = new Set([...byName.keys()].flatMap((name) => [name, ...name.split(' ')]));

/** A keyword's name or one word of it. */
export const isKeywordWord = (word: string): boolean => parts.has(word.toLowerCase());
