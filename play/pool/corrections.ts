// Misprints in set files, corrected card by card: a small spot and what should stand there. A correction that no longer
// finds its spot does nothing: the file has been mended.

/** What stands in the file, its first place only, and what should stand there. */
type Correction = readonly [wrong: string, right: string];

/** Texts, by "SET/Name", or "/Name" for every printing of the card. */
const TEXTS: Readonly<Partial<Record<string, readonly Correction[]>>> = {
  '15TH/Force Suppression': [['Force. Tap', 'Force, tap']],
  'JG/Aurra Sing (B)': [['Jedi. When', 'Jedi. | When']],
  'JG/Darth Sidious (C)': [['prevention. Pay 2 ->', 'prevention. | Pay 2 Force ->']],
  'JG/Ki-Adi-Mundi (A)': [
    ['Pay 2 ->', 'Pay 2 Force ->'],
    ['each of your unit in', 'each of your units in'],
  ],
  'JG/Obi-Wan Kenobi (J)': [['Chose', 'Choose']],
  "JG/Obi-Wan's Maneuver": [['Space of Ground', 'Space or Ground']],
  'JG/Padme Amidala (F)': [['. As long as Padm', '. | As long as Padm']],
  'JG/Padme Amidala (F) (Promo)': [['. As long as Padm', '. | As long as Padm']],
  'JG/Protocol Battle Droid (A)': [['Droid attack,', 'Droid attacks,']],
  'JG/R2-D2 (E)': [['one your', 'one of your']],
  'JG/Tactical Leadership': [['in that arena get Over', 'in that arena gets Over']],
  'JG/Yoda (D)': [
    [
      '2 Force you gain. Only when Yoda would attack play. 8 Force Pay',
      'Gain 2 Force. Play only when Yoda would attack. | Pay 8 Force',
    ],
    ['Yoda untap; 2 Force Pay', 'Untap Yoda. | Pay 2 Force'],
  ],
  'JG/Yoda (E)': [
    ['Up to 2 damage to one of your units prevent', 'Prevent up to 2 damage to one of your units'],
  ],
};

/** Type lines that leave out the arenas; the texts that bring the cards into play, or cards like them, name them. */
const SUBTYPES: Readonly<Partial<Record<string, readonly Correction[]>>> = {
  'AAA/Room of a Thousand Fountains': [['Jedi', 'Ground/Character - Jedi']],
  'TM/EV-series Bartender Droid': [['Tatooine', 'Character - Tatooine']],
  'TMR/Remnant Bomber': [['Imperial', 'Space - Imperial']],
  'TMR/Remnant Interceptor': [['Imperial', 'Space - Imperial']],
  'TMR/Rocket Trooper': [['Imperial', 'Ground/Character - Imperial']],
  'TMR/Shipmates': [['Pirate', 'Ground - Pirate']],
  'TMR/Shriek Hawk Hatchling': [['Raptavian', 'Ground - Raptavian']],
  'TMR/Tribe Devotee': [['Mandalorian', 'Ground/Character - Mandalorian']],
  'TMR/Tribe Faithful': [['Mandalorian', 'Ground/Character - Mandalorian']],
  'TMR/Tribe Liberator': [['Mandalorian', 'Ground/Character - Mandalorian']],
  'TUF/Rainbow Bridge': [['Yuuzhan', 'Character - Yuuzhan']],
  'VV1/Village Bride': [['Charcter', 'Character']],
  'YV/Coralskipper Scout': [['', 'Space']],
  'YV/Coralskipper Swarm': [['', 'Space/Ground']],
  'YV/Elite Yuuzhan Vong Warrior': [['', 'Ground/Character']],
  'YV/Grutchin': [['', 'Space']],
  'YV/Thud Bug Swarm': [['', 'Ground/Character']],
  'YV/Voxyn Clone': [['', 'Ground']],
  'YV/War Refugees': [['', 'Space/Ground/Character']],
  'YV/Yuuzhan Vong Detachment': [['', 'Space/Ground']],
  'YV/Yuuzhan Vong Seer': [['', 'Character']],
  'YV/Yuuzhan Vong Workers': [['', 'Ground']],
};

/** A nothing that is wrong is a cell that should not be empty. */
const mended = (cell: string, corrections: readonly Correction[]): string =>
  corrections.reduce(
    (said, [wrong, right]) =>
      wrong === '' ? said || right : said.includes(right) ? said : said.replace(wrong, () => right),
    cell,
  );

export function correctedText(text: string, card: string): string {
  const everywhere = card.slice(card.indexOf('/'));
  return mended(text, [...(TEXTS[card] ?? []), ...(TEXTS[everywhere] ?? [])]);
}

/** A hyphen is missing after the arenas where another word follows them at once. */
const ARENAS_FIRST = /^((?:Space|Ground|Character)(?:\/(?:Space|Ground|Character))*) (?!-)/i;

export const correctedSubtype = (subtype: string, type: string, card: string): string => {
  const said = mended(subtype, SUBTYPES[card] ?? []);
  return /^(location|equipment|subordinate)$/i.test(type) ? said.replace(ARENAS_FIRST, '$1 - ') : said;
};
