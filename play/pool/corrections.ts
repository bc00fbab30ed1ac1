// Misprints in set files, corrected card by card: a small spot and what should stand there. A correction that no longer
// finds its spot does nothing: the file has been mended.

import { readCardName } from './card-name.ts';

/** What stands in the file, what should stand there, and the cards that have the slip, in any printing. */
type Slip = readonly [wrong: string, right: string, ...cards: string[]];
type Correction = readonly [wrong: string, right: string];

const SLIPS: readonly Slip[] = [
  ['onlg', 'only', 'Death Watch Assassin Team'],
  ['Fortituude', 'Fortitude', 'Foiled Assassination'],
  ['abilites', 'abilities', 'Mother of Shaa'],
  ['yout ', 'your ', 'Mother Zalem (A)'],
  ["unit's tack", "unit's stack", 'Mark of the Crown'],
  ['Bounter Hunter', 'Bounty Hunter', 'Bounty Hunter Box'],
  ['Mediate', 'Meditate', 'Political Unrest', 'Prisons of War', "Sith Lord's Defense"],
  ['Ambus 1', 'Ambush 1', 'Boba Fett (Q)'],
  ['Armo ', 'Armor ', 'Umbaran Crawler Tank'],
  ["opponent't", "opponent's", 'Explosive Solution'],
  ['Revel units', 'Rebel units', 'Rebel Hoth'],
  ['damange', 'damage', 'E-Web Heavy Repeating Blaster'],
  ['tupe line', 'type line', 'Put Him In'],
  ['Charcter', 'Character', 'Geonosian Battlefield', 'Village Bride'],
  ['Critial', 'Critical', 'Shadow Droid'],
  ['Rremove', 'Remove', 'Ralrracheen (B)'],
  ['counterrs', 'counters', 'Ralrracheen (B)'],
  ['parrtially', 'partially', 'Ralrracheen (B)'],
  ['carrds', 'cards', 'Ralrracheen (B)'],
  ['yourr', 'your', 'Ralrracheen (B)'],
  ['Prrecision', 'Precision', 'Ralrracheen (B)'],
  ['INSERRT', 'INSERT', 'Ralrracheen (B)'],
  ['Forrce', 'Force', 'Ralrracheen (B)'],
  ['Rretaliate', 'Retaliate', 'Ralrracheen (B)'],
  ['Steath', 'Stealth', 'Lady Luck (C)'],
  ['phase sends', 'phase ends', 'Noghri Assassin Team'],
  ['oppponent', 'opponent', 'Personal Matter'],
  ['Lothal Rebek', 'Lothal Rebel', 'Bridger Family (B)'],
  ['1 master counter', '1 mastery counter', 'Jedi Skyhopper', 'Sith Governor'],
  ['unqiue', 'unique', 'Darth Nihl (A)'],
  ['intsead', 'instead', 'Mon Calamari Evacuation Fleet'],
  ['untap stap', 'untap step', 'Dun Moch'],
  ['Charactger', 'Character', 'Force Lightning'],
  ["does't", "doesn't", 'Kashyyyk System'],
  ['Equipmment', 'Equipment', 'Elscol Loro (A)'],
  ['Reveala ', 'Reveal a ', 'Girov Dza Tey (A)'],
  ['counter form ', 'counter from ', 'Darth Krayt (A)'],
  ['healthl', 'health', 'Darth Malgus (B)'],
  ['coruption', 'corruption', 'No Way Out'],
  ['Retailiate', 'Retaliate', 'Fairwind (B)'],
  ['Tape one', 'Tap one', 'Finalizer (A)', 'Revelations'],
  ['Spaca', 'Space', 'T-70 X-Wing Scout'],
  ['its printer health', 'its printed health', 'ISO-L8 (A)'],
  ['equal printer power', 'equal printed power', 'Traitor'],
  ['Crim Lord', 'Crime Lord', "Maz Kanata's Castle"],
  ['one og yourt', 'one of your', 'Nevarro Repulsorlift'],
  ['Capitol Ship', 'Capital Ship', 'Admiral Frantis Griss'],
  ['"Removed 1', '"Remove 1', "Rey's Lightsaber (A)"],
  ['attacher to', 'attached to', 'Aki-Aki Necklace'],
  ['Resoure ', 'Resource ', 'Nom Anor (F)'],
  ['Equippped', 'Equipped', 'Shaping Protocol'],
  ["opponent' s", "opponent's", 'Centerpoint Station (A)'],
  ['Yuuchan', 'Yuuzhan', "Da'Gara (A)"],
  ['Whenver', 'Whenever', 'Miko Reglia (A)'],
  [
    'during you build',
    'during your build',
    'C1 Personal Comlink',
    "Chalmun's Spaceport Cantina",
    'Grogu (A)',
    'Heist of Anthan Prime',
    "Magistrate's Force",
    'San Hill (A)',
    'The Child (A)',
  ],
  ['one of you opponent', 'one of your opponent', 'How Uncharacteristic'],
  ['one of you other', 'one of your other', 'Onimi (A)'],
  ['of your opponents units', "of your opponent's units", 'Assassin Droid ASN-121 (A)', 'Bail Organa (B)'],
  ['of your opponents Characters', "of your opponent's Characters", "Hero's Flaw"],
  ['of your opponents discard', "of your opponent's discard", 'Bardan Jusik (A)'],
  ['unit is the Character arena', 'unit is in the Character arena', 'Imperial Sentry Droid'],
  ['units cards', 'unit cards', 'Take the Initiative'],
  ['one your ', 'one of your ', 'Corellian Stormtrooper Squad', "Finn's Shuttle (A)", 'R2-D2 (E)'],
  ['Pay 1 ->', 'Pay 1 Force ->', 'Bounty Hunter Gang (D)'],
  ['Pay 5 ->', 'Pay 5 Force ->', 'Cara Dune (B)'],
  ['Force - Equip', 'Force -> Equip', 'C1 Personal Comlink', 'Force Push Skill', 'Fusion Cutter'],
  ['your your', 'your', 'Mos Pelgo'],
  ['in any area,', 'in any arena,', 'Dooku (D)'],
  ['any area.', 'any arena.', "Luke's Spirit (B)"],
  ['each of you Characters', 'each of your Characters', 'Learning the Force'],
  ['[Tap] Remove', '[Tap] -> Remove', 'Max Rebo (B)'],
  ['put it it', 'put it', 'Skywalker Twins (D)'],
  ['on of your', 'one of your', 'Come to Mama', 'Imperial Credits', 'Star Forge Viewing Platform'],
  [
    'Play when no unit',
    'Play only when no unit',
    'Going Up In Flames',
    'Kam Solusar (A)',
    'Pong Krell (A)',
    'Wild Karrde (B)',
  ],
  ['Switch: Ferocity/Armor Overkill', 'Switch: Ferocity/Armor, Overkill', 'First Order Flametrooper'],
  ['Force. Tap one of your Force Sens', 'Force, tap one of your Force Sens', 'Force Suppression'],
  [' ttacking', ' attacking', 'Keep Them Distracted'],
  ['in any Character arena', 'in the Character arena', 'Steela Gerrera (A)'],
  ['counters -> from', 'counters from', 'Krayt Gunship'],
  ['+10 and', '+10 speed and', 'Tatooine Pirate'],
  ['Thrawn is any arena', 'Thrawn is in any arena', "Thrawn's Assault Force (C)"],
  ['from your opponents deck', "from your opponent's deck", 'Gar Saxon (B)'],
  ['in the Space with', 'in the Space arena with', 'Boba Fett (B)'],
  ['Millenium', 'Millennium', 'Millennium Falcon (J)'],
  ['build point [tap]', 'build point, [tap]', 'Jar Jar Binks (C)'],
  ['starts choose', 'starts, choose', 'Destroyer Droid, Q Series'],
  ['show it your', 'show it to your', 'Lasting Impression'],
  ['attacks you may', 'attacks, you may', 'Darth Maul (A)'],
  ['the defending loses', 'the defending unit loses', 'Weapons Modifications'],
  ['gets Smuggler subtype', 'gets the Smuggler subtype', 'Smuggling'],
  ['Jedi. When', 'Jedi. | When', 'Aurra Sing (B)'],
  ['prevention. Pay 2 ->', 'prevention. | Pay 2 Force ->', 'Darth Sidious (C)'],
  ['Pay 2 ->', 'Pay 2 Force ->', 'Ki-Adi-Mundi (A)'],
  ['each of your unit in', 'each of your units in', 'Ki-Adi-Mundi (A)'],
  ['Chose', 'Choose', 'Obi-Wan Kenobi (J)'],
  ['Space of Ground', 'Space or Ground', "Obi-Wan's Maneuver"],
  ['. As long as Padm', '. | As long as Padm', 'Padme Amidala (F)'],
  ['Padm_', 'Padme', 'Padme Amidala (F)'],
  ['Droid attack,', 'Droid attacks,', 'Protocol Battle Droid (A)'],
  ['in that arena get Over', 'in that arena gets Over', 'Tactical Leadership'],
  [
    '2 Force you gain. Only when Yoda would attack play. 8 Force Pay',
    'Gain 2 Force. Play only when Yoda would attack. | Pay 8 Force',
    'Yoda (D)',
  ],
  ['Yoda untap; 2 Force Pay', 'Untap Yoda. | Pay 2 Force', 'Yoda (D)'],
  ['Up to 2 damage to one of your units prevent', 'Prevent up to 2 damage to one of your units', 'Yoda (E)'],
];

const byCard = new Map<string, Correction[]>();
for (const [wrong, right, ...cards] of SLIPS) {
  for (const card of cards) {
    const { key } = readCardName(card);
    byCard.set(key, [...(byCard.get(key) ?? []), [wrong, right]]);
  }
}

/** The arenas that a type line leaves out; the texts that bring the cards into play, or cards like them, name them. */
const ARENAS: Readonly<Record<string, string>> = {
  'Room of a Thousand Fountains': 'Ground/Character',
  'EV-series Bartender Droid': 'Character',
  'Remnant Bomber': 'Space',
  'Remnant Interceptor': 'Space',
  'Rocket Trooper': 'Ground/Character',
  Shipmates: 'Ground',
  'Shriek Hawk Hatchling': 'Ground',
  'Tribe Devotee': 'Ground/Character',
  'Tribe Faithful': 'Ground/Character',
  'Tribe Liberator': 'Ground/Character',
  'Rainbow Bridge': 'Character',
  'Coralskipper Scout': 'Space',
  'Coralskipper Swarm': 'Space/Ground',
  'Elite Yuuzhan Vong Warrior': 'Ground/Character',
  Grutchin: 'Space',
  'Thud Bug Swarm': 'Ground/Character',
  'Voxyn Clone': 'Ground',
  'War Refugees': 'Space/Ground/Character',
  'Yuuzhan Vong Detachment': 'Space/Ground',
  'Yuuzhan Vong Seer': 'Character',
  'Yuuzhan Vong Workers': 'Ground',
};

const arenasOf = new Map(Object.entries(ARENAS).map(([card, arenas]) => [readCardName(card).key, arenas]));

/** `key`: the card's, the same for all its printings. */
export const correctedText = (text: string, key: string): string =>
  (byCard.get(key) ?? []).reduce((said, [wrong, right]) => said.replaceAll(wrong, () => right), text);

const ARENAS_FIRST = /^((?:Space|Ground|Character)(?:\/(?:Space|Ground|Character))*)(?: |$)/i;

/** The subtype of a card whose arenas stand there: before a hyphen, which is missing where another word follows at once. */
export function correctedSubtype(subtype: string, type: string, key: string): string {
  const said = correctedText(subtype, key);
  if (!/^(location|equipment|subordinate)$/i.test(type)) return said;
  const arenas = arenasOf.get(key);
  if (ARENAS_FIRST.test(said)) return said.replace(/^(\S+) (?!-)/, '$1 - ');
  return arenas === undefined ? said : [arenas, said].filter((part) => part !== '').join(' - ');
}
