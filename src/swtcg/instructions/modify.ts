// Lasting changes of a unit: bonuses and granted effects, for a time.

import { amountOf } from '../effects/amounts.ts';
import { contextOf } from '../effects/frames.ts';
import { STATS } from '../effects/totals.ts';
import type { Duration, Effect, Selector, Stat } from '../language/effect.ts';
import { isThis } from '../language/nested-parts.ts';
import { note } from '../model/log.ts';
import type { CardId, Frame, GameState, Modifier } from '../model/state.ts';
import { changed } from '../model/update.ts';
import { label, top } from '../model/zones.ts';
import { heardLate } from '../rules/attack/replacement.ts';
import type { PartOf, PartRule } from './part.ts';

export const LASTS: Readonly<Record<Duration, string>> = {
  attack: 'for this attack',
  step: 'until the end of the battle step',
  space: 'until the end of the Space battle step',
  ground: 'until the end of the Ground battle step',
  character: 'until the end of the Character battle step',
  turn: 'until end of turn',
  'next-turn': 'until end of the next turn',
  'next-attack': 'for its next attack',
  leaves: 'for as long as it stays in play',
};

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
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, one]) =>
      key === 'self' && one === 'that' ? ['ids', that] : [key, walk(one)],
    );
    return Object.fromEntries(entries);
  };
  return JSON.stringify(data).includes('"self":"that"') ? (walk(data) as T) : data;
}

export const modify: PartRule<PartOf<'modify'>> = {
  perform: (game, frame, part, targets) => {
    let next = game;
    for (const id of targets) {
      const change: { [stat in Stat]?: number } = {};
      const words: string[] = [];
      for (const stat of STATS) {
        const amount = part.stats[stat];
        if (amount === undefined) continue;
        const n = amountOf(game, { ...contextOf(frame), that: spokenOf(frame, part.to, id) }, amount);
        if (n === 0) continue;
        change[stat] = n;
        words.push(`${n < 0 ? '' : '+'}${n} ${stat}`);
      }
      if (words.length === 0) continue;
      next = addModifier(next, frame, id, part.until, change);
      const text = `${label(next, id)} gets ${words.join(', ')} ${LASTS[part.until]}.`;
      next = note(next, 'rule', 'effect.lasting', text);
    }
    return next;
  },
};

/** "That unit" in an amount: of each of several the unit itself, unless another was spoken of before them. */
const spokenOf = (frame: Frame, to: Selector, id: CardId): readonly CardId[] =>
  'each' in to ? (frame.former.length > 0 ? frame.former : [id]) : frame.that;

const named = (effect: Effect): string =>
  effect.kind === 'keyword'
    ? `${effect.keyword}${effect.value === undefined ? '' : ` ${effect.value}`}`
    : 'an ability';

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
      const text = `${label(next, id)} gets ${part.effects.map(named).join(' and ')} ${LASTS[part.until]}.`;
      next = heardLate(note(next, 'rule', 'effect.grant', text), modifier);
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
    return note(next, 'rule', 'effect.lasting', `${label(game, frame.source)} works until end of turn.`);
  },
};

/** A triggered effect that waits until end of turn, whatever becomes of the card that it is on. */
export const thisTurn: PartRule<PartOf<'this-turn'>> = {
  perform: (game, frame, part) => {
    const next = addModifier(game, frame, '*', 'turn', { lasting: bound(part.effect, frame.that) });
    return note(next, 'rule', 'effect.lasting', `${label(game, frame.source)} works until end of turn.`);
  },
};
