// Parts that hold parts: under a condition, at a player's choice, in an arena that is chosen.
import { note } from '../../game/log.ts';
import { ARENAS, type CardId, type Frame, type GameState, other } from '../../game/state.ts';
import { sideName } from '../../game/table.ts';
import { openWindow } from '../../game/windows.ts';
import { holds } from '../conditions.ts';
import { type CostChoices, costRefusal, costSlots, payCosts } from '../costs.ts';
import { contextOf, setFrame, splice } from '../frames.ts';
import type { Cost, Part, Selector } from '../language.ts';
import { type Context, candidates } from '../select.ts';
import type { PartOf, PartRule } from './part.ts';

export const ifPart: PartRule<PartOf<'if'>> = {
  perform: (game, frame, part) =>
    splice(
      game,
      frame,
      part.if.every((one) => holds(game, contextOf(frame), one)) ? part.parts : (part.else ?? []),
    ),
};

/** The cards that could pay for each choice of a cost, one by one. */
const payers = (
  game: GameState,
  context: Context,
  cost: Cost,
  what: Extract<Selector, { choose: unknown }>,
) =>
  candidates(game, context, what.choose).filter(
    (id) =>
      costRefusal(game, context, [cost], new Map([[what, Array<CardId>(what.count ?? 1).fill(id)]])) === null,
  );

/** What is paid for a "may": its choices are asked for one after the other, after the question itself. */
function payment(
  game: GameState,
  frame: Frame,
  context: Context,
  costs: readonly Cost[],
): CostChoices | null | 'ask' {
  const plain = costs.filter((cost) => costSlots([cost]).length === 0);
  if (costRefusal(game, context, plain, NOTHING) !== null) return null;
  const found = new Map<Selector, readonly CardId[]>();
  let asked = 1;
  for (const { cost, what } of costSlots(costs)) {
    const count = what.count ?? 1;
    const able = payers(game, context, cost, what);
    if (able.length < count) return null;
    const answer = able.length === count ? able : frame.answers[asked++];
    if (!answer) return frame.round > 0 ? 'ask' : able.length > 0 ? NOTHING : null;
    found.set(what, answer);
  }
  return costRefusal(game, context, costs, found) === null ? found : null;
}

const NOTHING: CostChoices = new Map();

export const may: PartRule<PartOf<'may'>> = {
  perform: (game, frame, part) => {
    const by = part.who === 'opponent' ? other(frame.by) : frame.by;
    const context: Context = { ...contextOf(frame), by };
    const costs = part.cost ?? [];
    const paid = payment(game, frame, context, costs);
    const [answer] = frame.answers;
    if (paid === null || answer?.length === 0) return splice(game, frame, part.else ?? []);
    if (!answer) {
      const asked = openWindow(game, {
        kind: 'choice',
        rule: 'effect.choose',
        solo: by,
        options: ['yes'],
        optional: true,
      });
      return setFrame(asked, { wait: 'choice', round: 1 });
    }
    if (paid === 'ask') return askPayment(game, frame, context, costs);
    const told = costs.length > 0 ? note(game, 'rule', 'cost.pay', `${sideName(by)} pays for it.`) : game;
    const spoken = [...paid.values()].at(-1);
    const next = splice(payCosts(told, context, costs, paid), frame, part.parts);
    return spoken ? setFrame(next, { that: spoken }) : next;
  },
};

function askPayment(game: GameState, frame: Frame, context: Context, costs: readonly Cost[]): GameState {
  const open = costSlots(costs).filter(
    ({ cost, what }) => payers(game, context, cost, what).length > (what.count ?? 1),
  );
  const slot = open[frame.answers.length - 1];
  if (!slot) return game;
  const asked = openWindow(game, {
    kind: 'choice',
    rule: 'effect.choose',
    solo: context.by,
    options: payers(game, context, slot.cost, slot.what),
    count: slot.what.count ?? 1,
  });
  return setFrame(asked, { wait: 'choice', round: frame.round + 1 });
}

/** The arena that was chosen stands for "that arena" in all that follows, also in what lasts for a time. */
const inArena = (data: unknown, arena: string): unknown => {
  if (Array.isArray(data)) return data.map((one) => inArena(one, arena));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      if (key === 'arena' && value === 'there') return [key, arena];
      return [key, key === 'effects' ? value : inArena(value, arena)];
    }),
  );
};

export const chooseArena: PartRule<PartOf<'choose-arena'>> = {
  perform: (game, frame, part) => {
    const options = part.of ?? ARENAS;
    const [arena] = frame.answers[0] ?? [];
    if (arena !== undefined) return splice(game, frame, inArena(part.parts, arena) as readonly Part[]);
    const asked = openWindow(game, { kind: 'choice', rule: 'effect.choose', solo: frame.by, options });
    return setFrame(asked, { wait: 'choice', round: 1 });
  },
};
