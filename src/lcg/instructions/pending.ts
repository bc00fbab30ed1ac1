// Instructions about what is just happening: damage that is about to be placed, effects that are about to resolve.
import type { Act, ActOf } from '../model/acts.ts';
import type { OccurrenceFrame } from '../model/frames.ts';
import { note } from '../model/log.ts';
import { change, frameBy } from '../model/stack.ts';
import { type CardId, type GameState, other } from '../model/state.ts';
import { card, def, inPlay, list } from '../model/zones.ts';
import { askAmount, askDivide, cardsAmong, cardsFor } from './choosing.ts';
import type { Carry, Context } from './context.ts';

export const interrupted = ({ game, frame }: Context): OccurrenceFrame | null => {
  const found = frameBy(game, frame.occurrence);
  return found?.kind === 'occurrence' ? found : null;
};

const dealt = (frame: OccurrenceFrame, id: CardId | undefined): ActOf<'damage'> | undefined =>
  frame.acts.find((act): act is ActOf<'damage'> => act.do === 'damage' && act.card === id && act.n > 0);

const replaceAct = (game: GameState, frame: OccurrenceFrame, old: Act, ...acts: readonly Act[]): GameState =>
  change(game, frame, { acts: frame.acts.flatMap((act) => (act === old ? acts : [act])) });

export const prevent: Carry<'prevent'> = function* ({ n, to, upTo }, context) {
  const { game, d, scope } = context;
  const frame = interrupted(context);
  const [id] = to ? yield* cardsFor(context, to) : [scope.event?.card];
  const act = frame && dealt(frame, id);
  if (!frame || !act) return { short: true };
  const most = Math.min(act.n, n === 'all' ? act.n : d.amount(n, scope));
  const amount = upTo ? yield* askAmount(context, context.frame.by, most) : most;
  const noted = note(game, 'rule', 'effect.instruction', {
    type: 'damage-prevented',
    cards: { card: act.card },
    numbers: { damage: amount },
  });
  return {
    game: replaceAct(noted, frame, act, { ...act, n: act.n - amount, short: true }),
    outcome: { cards: [act.card], n: amount, full: true },
  };
};

export const redirect: Carry<'redirect'> = function* ({ n, to, divided }, context) {
  const { game, d, scope } = context;
  const cards = divided ? yield* cardsAmong(context, to) : yield* cardsFor(context, to);
  const frame = interrupted(context);
  const act = frame && dealt(frame, scope.event?.card);
  const [first] = cards;
  if (!frame || !act || first === undefined) return { short: true };
  const amount = Math.min(act.n, n === 'all' ? act.n : d.amount(n, scope));
  const shares = divided ? yield* askDivide(context, cards, amount) : { [first]: amount };
  const moved = Object.entries(shares)
    .filter(([, share]) => share > 0)
    .map(
      ([id, share]): Act => ({
        ...act,
        card: id,
        n: share,
        past: [...act.past, act.card],
        sentBy: context.frame.by,
      }),
    );
  let next = replaceAct(game, frame, act, { ...act, n: act.n - amount }, ...moved);
  for (const [id, share] of Object.entries(shares))
    next = note(next, 'rule', 'damage.move', {
      type: 'damage-redirected',
      cards: { from: act.card, to: id },
      numbers: { damage: share },
    });
  return { game: next, outcome: { cards: Object.keys(shares), n: amount, full: true } };
};

/** Only an effect that is about to resolve can be cancelled (Ruling 51). */
export const cancel: Carry<'cancel'> = function* ({ what, priority }, context) {
  const { game, frame, scope } = context;
  if (what === 'event') {
    const use = frameBy(game, scope.event?.frame);
    if (use?.kind !== 'use' || use.cancelled) return { short: true };
    const noted = note(game, 'rule', 'effect.cancel', {
      type: 'effects-cancelled',
      cards: { card: use.card },
    });
    return {
      game: change(noted, use, { cancelled: true }),
      outcome: { cards: [use.card], n: 1, full: true },
    };
  }
  const battle = game.edgeBattle;
  if (!battle) return { short: true };
  if (what === 'edge-battle') {
    const noted = note(game, 'rule', 'edge.anew', {
      type: 'edge-cancelled',
      cards: { card: frame.card },
    });
    return { game: { ...noted, edgeBattle: { ...battle, over: true } } };
  }
  const sides = what === 'other-fates' ? (['dark', 'light'] as const) : [other(frame.by)];
  const fates = sides
    .flatMap((side) => list(game, side, 'edge'))
    .filter((id) => {
      const { type, priority: its } = def(game, id);
      if (type !== 'Fate' || id === frame.card) return false;
      if (battle.resolved.includes(id) || battle.cancelled.includes(id)) return false;
      if (!priority) return true;
      return priority.is === 'at-least' ? (its ?? 0) >= priority.n : (its ?? 0) <= priority.n;
    });
  let next = game;
  for (const id of fates)
    next = note(next, 'rule', 'effect.cancel', { type: 'effects-cancelled', cards: { card: id } });
  return { game: { ...next, edgeBattle: { ...battle, cancelled: [...battle.cancelled, ...fates] } } };
};

/** A new edge battle starts from placing cards (Ruling 28). */
export const edgeBattle: Carry<'edge-battle'> = (_, { game }) => {
  const battle = game.edgeBattle;
  if (!game.engagement || !battle) return { short: true };
  return { game: { ...game, edgeBattle: { ...battle, over: true, anew: true } } };
};

const GOALS = { hand: 'hand', 'deck-bottom': 'deck', captured: 'captured', out: 'out' } as const;

/** Where a card goes that is leaving play (Ruling 68). */
export const goInstead: Carry<'go-instead'> = function* ({ what, into, by }, context) {
  const { game, d, frame: effect } = context;
  const frame = interrupted(context);
  const ids = yield* cardsFor(context, what);
  const acts = frame?.acts.filter((act) => act.do === 'leave' && ids.includes(act.card)) ?? [];
  const [act] = acts;
  if (!frame || act?.do !== 'leave') return { short: true };
  if (into !== 'captured')
    return {
      game: replaceAct(game, frame, act, {
        ...act,
        kind: act.kind === 'destroyed' && def(game, act.card).type === 'Objective' ? 'returned' : act.kind,
        to: { zone: GOALS[into], at: 'bottom' },
      }),
    };
  const open = list(game, 'dark', 'objectives').filter(
    (id) => inPlay(game, id) && card(game, id).owner === 'dark',
  );
  const [first] = open;
  if (first === undefined) return { short: true };
  const chooser = by ? (d.players(by, context.scope)[0] ?? effect.by) : 'dark';
  const host =
    open.length === 1
      ? first
      : String(
          yield {
            by: chooser,
            rule: 'capture.take',
            what: 'objective',
            options: open,
            least: null,
            most: null,
            fallback: first,
          },
        );
  return { game: replaceAct(game, frame, act, { ...act, to: { zone: 'captured', host } }) };
};

/** The cost of the card that is being played: it is lowered as it is paid (costs/price.ts), and nothing is left to do. */
export const reduceCost: Carry<'reduce-cost'> = () => {
  return {};
};
