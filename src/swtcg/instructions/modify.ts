// Lasting changes of a unit: bonuses and granted effects, for a time.

import { amountOf } from '../effects/amounts.ts';
import { contextOf } from '../effects/frames.ts';
import { STATS } from '../effects/totals.ts';
import type { Duration, Effect, Selector, Stat } from '../language/effect.ts';
import { isThis } from '../language/nested-parts.ts';
import { mapPieces } from '../language/walk.ts';
import { note } from '../model/log.ts';
import type { CardId, Frame, GameState, Modifier } from '../model/state.ts';
import { changed } from '../model/update.ts';
import { top } from '../model/zones.ts';
import { heardLate } from '../rules/attack/replacement.ts';
import type { PartOf, PartRule } from './part.ts';

export function addModifier(
  game: GameState,
  frame: Frame,
  on: CardId,
  until: Duration,
  change: Partial<Modifier>,
): GameState {
  const attack = until === 'attack' ? (top(game.attacks)?.id ?? null) : null;
  const modifier: Modifier = {
    id: game.nextId,
    on,
    by: frame.by,
    source: frame.source,
    // A Mission's paragraphs are carried out as one.
    n: Number(/#(\d+)/.exec(frame.key)?.[1] ?? (frame.how === 'completion' ? 1 : 0)),
    until,
    attack,
    ...change,
  };
  return changed(game, { nextId: game.nextId + 1, modifiers: [...game.modifiers, modifier] });
}

/** An effect that lasts means the cards that were spoken of when it began. */
export function bound<T>(data: T, that: readonly CardId[]): T {
  return mapPieces(data, (piece) => {
    const { self, ...words } = piece;
    return self === 'that' ? { ...words, ids: that } : piece;
  });
}

export const modify: PartRule<PartOf<'modify'>> = {
  perform: (game, frame, part, targets) => {
    let next = game;
    for (const id of targets) {
      const change: { [stat in Stat]?: number } = {};
      const numbers: { [stat in Stat]: number | null } = { speed: null, power: null, health: null };
      for (const stat of STATS) {
        const amount = part.stats[stat];
        if (amount === undefined) continue;
        const n = amountOf(game, { ...contextOf(frame), that: spokenOf(frame, part.to, id) }, amount);
        if (n === 0) continue;
        change[stat] = n;
        numbers[stat] = n;
      }
      if (Object.keys(change).length === 0) continue;
      next = addModifier(next, frame, id, part.until, change);
      const words = { until: part.until };
      next = note(next, 'rule', 'effect.lasting', {
        type: 'stats-changed',
        cards: { unit: id },
        numbers,
        words,
      });
    }
    return next;
  },
};

/** "That unit" in an amount: of each of several the unit itself, unless another was spoken of before them. */
const spokenOf = (frame: Frame, to: Selector, id: CardId): readonly CardId[] =>
  'each' in to ? (frame.former.length > 0 ? frame.former : [id]) : frame.that;

/** A keyword with its number, or just that it is an ability. */
const named = (effect: Effect): string =>
  effect.kind === 'keyword'
    ? `${effect.keyword}${effect.value === undefined ? '' : ` ${effect.value}`}`
    : 'ability';

export const grant: PartRule<PartOf<'grant'>> = {
  perform: (game, frame, part, targets) => {
    let next = game;
    // "Critical Hit X": the number is known now.
    const numbered = (effect: Effect, id: CardId): Effect => {
      if (effect.kind !== 'keyword' || effect.x === undefined || effect.cost) return effect;
      const { x, ...keyword } = effect;
      const context = { ...contextOf(frame), that: spokenOf(frame, part.to, id) };
      return { ...keyword, value: amountOf(game, context, x) };
    };
    const before = isThis(part.to) ? frame.that : frame.former;
    for (const id of targets) {
      const effects = part.effects.map((effect) => numbered(effect, id));
      const modifier = next.nextId;
      next = addModifier(next, frame, id, part.until, { effects: bound(effects, before) });
      const words = { granted: part.effects.map(named), until: part.until };
      next = note(next, 'rule', 'effect.grant', { type: 'effects-granted', cards: { unit: id }, words });
      next = heardLate(next, modifier);
    }
    return next;
  },
};

/** A static effect that lasts for a time: it takes in what comes into play later. */
export const lasting: PartRule<PartOf<'lasting'>> = {
  perform: (game, frame, part) => {
    const next = addModifier(game, frame, '*', part.until, {
      lasting: { kind: 'static', parts: bound(part.parts, frame.that) },
    });
    return note(next, 'rule', 'effect.lasting', { type: 'effect-lasts', cards: { source: frame.source } });
  },
};

/** A triggered effect that waits until end of turn, whatever becomes of the card that it is on. */
export const thisTurn: PartRule<PartOf<'this-turn'>> = {
  perform: (game, frame, part) => {
    const next = addModifier(game, frame, '*', 'turn', { lasting: bound(part.effect, frame.that) });
    return note(next, 'rule', 'effect.lasting', { type: 'effect-lasts', cards: { source: frame.source } });
  },
};
