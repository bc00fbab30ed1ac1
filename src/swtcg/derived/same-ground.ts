// What is derived from the table (abilities, static effects, totals) mostly outlives a change of it: a card that taps, takes
// damage or gets a build counter gives and gets what it did before, unless a static effect asks for that very thing.

import { nested } from '../keywords/meaning.ts';
import type { Effect, StaticPart } from '../language/effect.ts';
import type { Piece } from '../language/walk.ts';
import { anyPiece, ofCard } from '../model/memo.ts';
import {
  type CardId,
  type CardState,
  type GameState,
  type PlayerState,
  SIDES,
  type Zone,
} from '../model/state.ts';
import { card, def } from '../model/zones.ts';
import { zonesElsewhere } from './out-of-play-abilities.ts';

/** Words that ask only which cards are where, by what is printed on them or given to them. Any other word asks for more. */
const PLAIN_WORDS: readonly (readonly (keyof Piece)[])[] = [
  ['is', 'who', 'what', 'count', 'n', 'than', 'of', 'not', 'card', 'any', 'each', 'equipped', 'the'],
  ['to', 'do', 'stats', 'speed', 'power', 'health', 'per', 'times', 'plus', 'minus', 'half', 'up'],
  ['self', 'ids', 'type', 'subtype', 'notSubtype', 'name', 'called', 'side', 'unique', 'multi'],
  ['sameName', 'arena', 'zone', 'subordinate', 'keyword', 'lacks', 'attached', 'pilotedBy'],
  ['stackSize', 'stacked', 'piloted', 'pilot', 'beneath', 'wornBy', 'printed', 'as'],
];
const PLAIN: ReadonlySet<string> = new Set(PLAIN_WORDS.flat());

/** Values of these words that stay the same while the cards stay where they are. */
const VALUES: { readonly [Word in 'the' | 'is' | 'arena' | 'zone']: readonly Piece[Word][] } = {
  the: ['this'],
  is: ['have', 'more', 'self', 'not', 'any', 'at-least', 'at-most', 'exactly'],
  arena: ['space', 'ground', 'character', 'here'],
  zone: ['arena', 'build', 'play'],
};

function asksPlainly(data: unknown): boolean {
  if (Array.isArray(data)) return data.every(asksPlainly);
  if (typeof data !== 'object' || data === null) return true;
  return Object.entries(data).every(([word, value]) => {
    const steady: readonly unknown[] | undefined = VALUES[word as keyof typeof VALUES];
    return PLAIN.has(word) && (steady?.includes(value) ?? true) && asksPlainly(value);
  });
}

/** The parts that are asked only where they are needed; the words of all others are followed when something is derived. */
const LATER: ReadonlySet<StaticPart['do']> = new Set([
  'forbid',
  'no-retreat',
  'no-move',
  'toll',
  'stack-room',
  'lie-under',
  'allow',
  'must-attack',
  'forbid-use',
  'prevent-all',
  'unpreventable',
  'undisruptable',
  'ties',
  'holds',
  'holds-not',
  'cannot',
  'cost',
  'forbid-play',
  'charge',
]);

/** Words of a part that name what it is about; the effects that it gives are looked at for themselves. */
const NAMING: ReadonlySet<string> = new Set<keyof Piece>(['do', 'effects', 'stat', 'only']);

function isPlainStatic(effect: Effect): boolean {
  if (effect.kind === 'keyword') return asksPlainly(effect.what ?? null);
  if (effect.kind !== 'static') return true;
  if (effect.if && !asksPlainly(effect.if)) return false;
  return effect.parts.every(
    (part) =>
      LATER.has(part.do) ||
      asksPlainly(Object.fromEntries(Object.entries(part).filter(([word]) => !NAMING.has(word)))),
  );
}

/** Whether all that a card says and gives asks plainly. */
const saysPlainly = ofCard(({ effects }) => effects.flatMap(nested).every(isPlainStatic));

/** Whether nothing in play asks for more than which cards are where. */
export function isPlain(game: GameState, active: readonly CardId[]): boolean {
  return (
    active.every(
      (id) =>
        saysPlainly(def(game, id)) && card(game, id).stack.every((lower) => saysPlainly(def(game, lower))),
    ) &&
    game.modifiers.every(({ effects, lasting }) =>
      [...(effects ?? []), ...(lasting ? [lasting] : [])].flatMap(nested).every(isPlainStatic),
    )
  );
}

const OUTSIDE: ReadonlySet<Zone> = new Set(['deck', 'hand', 'discard', 'out', 'supply']);

/** Whether a card gives and gets the same after a change of it. */
function sameCard(game: GameState, a: CardState, b: CardState): boolean {
  if (
    a.def !== b.def ||
    a.controller !== b.controller ||
    a.faceDown !== b.faceDown ||
    a.host !== b.host ||
    a.stack !== b.stack ||
    a.pilots !== b.pilots ||
    a.equipment !== b.equipment
  )
    return false;
  if (a.zone !== b.zone)
    return OUTSIDE.has(a.zone) && OUTSIDE.has(b.zone) && zonesElsewhere(def(game, b.id)).size === 0;
  // Tapped Equipment gives nothing; what has no health left outside the arenas is put right with the line-up.
  if (a.zone === 'on') return a.tapped === b.tapped && a.damage === b.damage;
  return a.zone !== 'build' || a.damage === b.damage;
}

function sameCards(game: GameState, a: readonly CardState[], b: readonly CardState[]): boolean {
  for (let i = 0; i < a.length; i++)
    if (a[i] !== b[i] && !sameCard(game, a[i] as CardState, b[i] as CardState)) return false;
  return true;
}

const sameRows = ({ lists: a }: PlayerState, { lists: b }: PlayerState): boolean =>
  a === b ||
  (a.space === b.space &&
    a.ground === b.ground &&
    a.character === b.character &&
    a.build === b.build &&
    a.resource === b.resource &&
    a.event === b.event);

const sameInPlay = ({ players: a }: GameState, { players: b }: GameState): boolean =>
  a === b || (sameRows(a.dark, b.dark) && sameRows(a.light, b.light));

/** What else static effects may ask for: an attack, the step, the players' cards and Force. */
const sameMeans = (a: GameState, b: GameState): boolean =>
  a.attacks === b.attacks &&
  a.past === b.past &&
  a.arena === b.arena &&
  a.used === b.used &&
  SIDES.every(
    (side) =>
      a.players[side].lists === b.players[side].lists &&
      (a.players[side].force === b.players[side].force || !asksForForce(a.box)),
  );

const asksForForce = anyPiece(
  ({ is, force }) => is === 'force' || is === 'more-force' || typeof force === 'string',
);

/** Whether what was derived from one state of a game is true of another; what is derived plainly outlives more. */
export const sameGround = (a: GameState, b: GameState, plain: boolean): boolean =>
  a.box === b.box &&
  a.modifiers === b.modifiers &&
  a.locations === b.locations &&
  a.zero === b.zero &&
  (a.point === 'preparation') === (b.point === 'preparation') &&
  (plain
    ? sameInPlay(a, b) && (a.cards === b.cards || sameCards(b, a.cards, b.cards))
    : a.cards === b.cards && sameMeans(a, b));
