// Instructions about cards in play, the Force, the dial, and the end of the game.

import { forbids } from '../derived/rules.ts';
import { win } from '../effects/win.ts';
import type { Act } from '../model/acts.ts';
import { type CardId, DIAL, type GameState, other, type Side } from '../model/state.ts';
import { card, def, inFileOrder, inPlay, list } from '../model/zones.ts';
import { cardsFor, pickCards } from './choosing.ts';
import { type Asking, type Carry, type Context, carryOut } from './context.ts';
import { putActs } from './putting.ts';

export const destroy: Carry<'destroy'> = function* ({ what }, context) {
  const { game, cause } = context;
  const ids = (yield* cardsFor(context, what)).filter(
    (id) => id !== DIAL && inPlay(game, id) && !forbids(game, 'destroyed', id, { by: cause.source }),
  );
  return carryOut(
    inFileOrder(game, ids).map(
      (id): Act => ({ do: 'leave', card: id, kind: 'destroyed', to: { zone: 'discard' }, ...cause }),
    ),
  );
};

/** Whoever controls the card discards it from play (Sacrifice). */
export const sacrifice: Carry<'sacrifice'> = function* ({ what }, context) {
  const { game, cause } = context;
  const ids = (yield* cardsFor(context, what)).filter((id) => inPlay(game, id));
  return carryOut(
    inFileOrder(game, ids).map(
      (id): Act => ({ do: 'leave', card: id, kind: 'sacrificed', to: { zone: 'discard' }, ...cause }),
    ),
  );
};

export const putIntoPlay: Carry<'put-into-play'> = function* (instruction, context) {
  const { what, under, participating, committed, on } = instruction;
  const { game, d, frame, scope } = context;
  const ids = (yield* cardsFor(context, what)).filter((id) => !inPlay(game, id));
  const hosts = on ? yield* cardsFor(context, on) : undefined;
  if (hosts && hosts.length === 0) return { short: true };
  const acts: Act[] = [];
  for (const id of ids) {
    const side: Side =
      under === 'owner'
        ? card(game, id).owner
        : under
          ? (d.players(under, { ...scope, that: id })[0] ?? frame.by)
          : frame.by;
    const host = hosts?.[0];
    acts.push(
      ...(yield* putActs(context, [id], {
        side,
        participating: participating === true,
        ...(host !== undefined && { on: host }),
      })),
    );
  }
  const result = carryOut(acts);
  if (!committed) return result;
  const commits = acts.flatMap((act): Act[] =>
    act.do === 'enter' ? [{ do: 'commit', card: act.card, who: act.side, source: frame.card }] : [],
  );
  return {
    todo: [...(result.todo ?? []), ...commits.map((act) => ({ kind: 'acts' as const, acts: [act] }))],
  };
};

export const control: Carry<'control'> = function* ({ what, who }, context) {
  const { d, scope, cause, frame } = context;
  const ids = yield* cardsFor(context, what);
  const [side = frame.by] = d.players(who, scope);
  return carryOut(ids.map((id): Act => ({ do: 'control', card: id, side, ...cause })));
};

export const moveEnhancement: Carry<'move-enhancement'> = function* ({ what, to }, context) {
  const { game, cause } = context;
  const ids = yield* cardsFor(context, what);
  const [on] = yield* cardsFor(context, to);
  if (on === undefined || !inPlay(game, on) || context.d.has(on, 'no-enhancements')) return { short: true };
  return carryOut(
    ids
      .filter((id) => inPlay(game, id) && card(game, id).host !== on)
      .map((id): Act => ({ do: 'attach', card: id, on, side: card(game, id).controller, ...cause })),
  );
};

export const darkObjectives = (game: GameState): readonly CardId[] =>
  list(game, 'dark', 'objectives').filter((id) => inPlay(game, id) && card(game, id).owner === 'dark');

function* chooseObjective(by: Side, open: readonly CardId[]): Asking<CardId | undefined> {
  const [first] = open;
  if (first === undefined || open.length === 1) return first;
  return String(
    yield {
      by,
      rule: by === 'dark' ? 'capture.take' : 'capture.rescue',
      what: 'objective',
      options: open,
      least: null,
      most: null,
      fallback: first,
    },
  );
}

/** Only light cards; at a dark objective of Dark's choice where none is named (Ruling 65). */
export const capture: Carry<'capture'> = function* ({ what, at }, context) {
  const { game, cause } = context;
  const ids = (yield* cardsFor(context, what)).filter(
    (id) => def(game, id).side === 'light' && card(game, id).zone !== 'affiliation',
  );
  const open = at ? (yield* cardsFor(context, at)).filter((id) => inPlay(game, id)) : darkObjectives(game);
  if (ids.length === 0) return { short: true };
  const host = yield* chooseObjective('dark', open);
  if (host === undefined) return { short: true };
  const to = { zone: 'captured', host } as const;
  return carryOut(
    ids.map(
      (id): Act =>
        inPlay(game, id)
          ? { do: 'leave', card: id, kind: 'captured', to, ...cause }
          : { do: 'move', card: id, kind: 'captured', to, ...cause },
    ),
  );
};

export const moveCaptured: Carry<'move-captured'> = function* ({ what, to }, context) {
  const ids = (yield* cardsFor(context, what)).filter((id) => card(context.game, id).zone === 'captured');
  const [host] = yield* cardsFor(context, to);
  if (host === undefined) return { short: true };
  return carryOut(
    ids.map(
      (id): Act => ({
        do: 'move',
        card: id,
        kind: 'placed',
        to: { zone: 'captured', host },
        ...context.cause,
      }),
    ),
  );
};

/** Light chooses a dark objective with captured cards; chance picks one of the cards there (Ruling 66). */
export const rescue: Carry<'rescue'> = function* ({ n, from }, context) {
  const { game, d, scope, cause } = context;
  const at = from ? yield* cardsFor(context, from) : null;
  const open = darkObjectives(game).filter(
    (id) => card(game, id).captured.length > 0 && (!at || at.includes(id)),
  );
  const taken: CardId[] = [];
  for (let i = d.amount(n, scope); i > 0; i--) {
    const left = open.filter((id) => card(game, id).captured.some((one) => !taken.includes(one)));
    const objective = yield* chooseObjective('light', left);
    if (objective === undefined) break;
    const held = card(game, objective).captured.filter((one) => !taken.includes(one));
    taken.push(...(yield* pickCards(inFileOrder(game, held), 1)));
  }
  return carryOut(
    taken.map((id): Act => ({ do: 'move', card: id, kind: 'rescued', to: { zone: 'hand' }, ...cause })),
  );
};

export const commit: Carry<'commit'> = function* ({ what }, context) {
  const ids = yield* cardsFor(context, what);
  return carryOut(
    ids
      .filter((id) => inPlay(context.game, id) && !forbids(context.game, 'committed', id))
      .map((id): Act => ({ do: 'commit', card: id, ...context.cause })),
  );
};

export const uncommit: Carry<'uncommit'> = function* ({ what }, context) {
  const ids = yield* cardsFor(context, what);
  return carryOut(ids.map((id): Act => ({ do: 'uncommit', card: id, ...context.cause })));
};

export const dial: Carry<'dial'> = ({ n, least }, { d, scope, cause }) => {
  const amount = d.amount(n, scope);
  return carryOut([{ do: 'dial', n: amount, ...(least !== undefined && { least }), ...cause }]);
};

export const balance: Carry<'balance'> = ({ side }, { cause }) => {
  return carryOut([{ do: 'balance', side, ...cause }]);
};

const sideOf = ({ d, scope, frame }: Context, who: Parameters<Context['d']['players']>[0] | Side): Side =>
  who === 'dark' || who === 'light' ? who : (d.players(who, scope)[0] ?? frame.by);

export const wins: Carry<'win'> = ({ who }, context) => {
  return { game: win(context.game, sideOf(context, who), 'effect') };
};

export const loses: Carry<'lose'> = ({ who }, context) => {
  return { game: win(context.game, other(sideOf(context, who)), 'effect') };
};
