// Which cards can stand where, and what can lie on them there.

import { fail, within } from '../../core/files/fail.ts';
import type { CardDef } from '../cards/card.ts';
import { samePerson } from '../cards/persons.ts';
import type { Edition } from '../editions/edition.ts';
import type { CardKind } from '../language/terms.ts';
import { ARENAS, type Arena, type Side } from '../model/state.ts';
import type { Placed } from './placed.ts';

/** Where a card stands: a list of a seat, or on or under another card. */
export type Place =
  | Arena
  | 'hand'
  | 'deck'
  | 'discard'
  | 'supply'
  | 'outOfPlay'
  | 'buildZone'
  | 'resource'
  | 'event'
  | 'location'
  | 'stack'
  | 'pilots'
  | 'equipment';

const KIND_NAMES: Readonly<Record<CardKind, string>> = {
  unit: 'a unit',
  battle: 'a Battle card',
  mission: 'a Mission',
  location: 'a Location',
  equipment: 'an Equipment',
  resource: 'a Resource',
  event: 'an Event',
};

/** Cards that are built (Build Step): the others come into play in other ways, or not at all. */
const BUILT: readonly CardKind[] = ['unit', 'equipment', 'mission', 'location', 'resource'];

const isArena = (place: Place): boolean => (ARENAS as readonly string[]).includes(place);

const called = (def: CardDef): string => `"${def.name}"`;

/** A paragraph that starts with the keyword, or with its symbol. */
const hasParagraph = (def: CardDef, word: RegExp): boolean =>
  def.text.some((paragraph) => word.test(paragraph));

/** Why a card can't stand at a place; null: it can. */
function whyNot(def: CardDef, place: Place): string | null {
  const name = called(def);
  const kind = KIND_NAMES[def.kind];
  if (isArena(place)) {
    if (def.kind !== 'unit') return `${name} is ${kind}; only units stand in an arena.`;
    const fits = def.arenas.some((arena) => arena === place);
    return fits ? null : `${name} has the type ${def.type} and can't stand in the ${place} arena.`;
  }
  switch (place) {
    case 'buildZone':
      // Subordinates: one that would go to the build zone goes back to the supply.
      if (def.subordinate) return `${name} is a Subordinate; it does not stand in a build zone.`;
      return BUILT.includes(def.kind) ? null : `${name} is ${kind}; it does not stand in a build zone.`;
    case 'supply': {
      const stays = def.subordinate || def.kind === 'event';
      return stays ? null : `${name} is ${kind}; only Subordinates and Events lie in the supply.`;
    }
    case 'resource':
    case 'event':
    case 'equipment':
    case 'location':
      return def.kind === place ? null : `${name} is ${kind}; ${KIND_NAMES[place]} belongs here.`;
    case 'pilots':
      if (def.kind !== 'unit') return `${name} is ${kind}; only units pilot.`;
      return hasParagraph(def, /\bPilots?\b/) ? null : `${name} has no Pilot ability.`;
    default:
      return null;
  }
}

/** A card that nobody knows yet (a game from notes) may be any that lies face-down there. */
const isHidden = ({ faceDown }: Placed, { name }: CardDef, place: Place): boolean =>
  name === '?' && (place === 'supply' || (place === 'buildZone' && faceDown));

/** In these zones a card has nothing on it (Terms, counter). */
const OUT_OF_PLAY: readonly Place[] = ['hand', 'deck', 'discard', 'supply', 'outOfPlay'];

export function checkPlace(placed: Placed, def: CardDef, place: Place, seat: Side, path: string): void {
  const reason = isHidden(placed, def, place) ? null : whyNot(def, place);
  if (reason !== null) fail(path, reason);
  const forbid = (keys: readonly (keyof Placed)[], message: string) => {
    for (const key of keys) if (given(placed[key])) fail(within(path, key), message);
  };
  if (OUT_OF_PLAY.includes(place)) {
    forbid(
      ['tapped', 'damage', 'build', 'stack', 'pilots', 'equipment'],
      `${called(def)} is not in play: nothing lies on it or under it, and it is not tapped.`,
    );
    // The 4 Primary Rules, 1: these zones belong to the owner.
    if (placed.owner !== seat)
      fail(within(path, 'owner'), `In this zone a player has cards of their own only.`);
  }
  if (place !== 'buildZone') forbid(['build'], 'Build counters lie on cards in a build zone only.');
  // Face-down cards are those that are being built, and those that an effect put under a unit or aside.
  const covered: readonly Place[] = [...OUT_OF_PLAY, 'buildZone', 'stack'];
  if (!covered.includes(place)) forbid(['faceDown'], 'A card in play is face-up.');
  if (place === 'buildZone' && placed.faceDown) {
    forbid(
      ['tapped', 'damage', 'stack', 'pilots', 'equipment'],
      `${called(def)} is face-down, so it is not in play yet: nothing lies on it or under it.`,
    );
  }
  if (place === 'stack') {
    forbid(['tapped', 'damage'], 'A stack is one unit: say this of its top card.');
  }
  if (def.kind !== 'unit') forbid(['damage', 'pilots', 'equipment'], `${called(def)} is no unit.`);
}

const given = (value: Placed[keyof Placed]): boolean =>
  typeof value === 'object'
    ? Object.keys(value).length > 0
    : typeof value === 'number'
      ? value > 0
      : value === true;

/** Stacking and Rearranging: at most four cards, unique, of one name, no version twice. */
export function checkUnder(
  edition: Edition,
  placed: Placed,
  top: CardDef,
  defOf: (one: Placed) => CardDef,
  path: string,
): void {
  const stackPath = within(path, 'stack');
  const stacked = placed.stack.map((one, i) => ({ one, def: defOf(one), at: within(stackPath, i) }));
  // Terms, face-down: a face-down card under a unit is no part of its stack.
  const cards = stacked.filter(({ one }) => !one.faceDown);
  if (cards.length === 0) return;
  if (top.kind !== 'unit' && top.kind !== 'equipment')
    fail(stackPath, `${called(top)} is no unit and no Equipment.`);
  if (cards.length > 3) fail(stackPath, `A stack has at most four cards; this one has ${cards.length + 1}.`);
  const byKeyword = hasParagraph(top, /^\s*Stack\b/);
  const versions = new Set([versionOf(top)]);
  for (const { def, at } of cards) {
    if (def.kind !== top.kind)
      fail(at, `${called(def)} is ${KIND_NAMES[def.kind]} and can't lie in a stack of ${called(top)}.`);
    if (def.version !== null && versions.has(versionOf(def))) {
      fail(at, `${called(def)} (${def.version}) is in this stack already.`);
    }
    versions.add(versionOf(def));
    if (byKeyword) continue;
    for (const one of [top, def]) {
      if (one.version === null)
        fail(at, `${called(one)} is not unique; only unique cards stack (give it a "version").`);
    }
    if (!samePerson(edition.persons, def.name, top.name)) {
      fail(at, `${called(def)} can't lie under ${called(top)}: the cards of a stack have one name.`);
    }
  }
}

const versionOf = (def: CardDef): string => `${def.name} (${def.version})`;
