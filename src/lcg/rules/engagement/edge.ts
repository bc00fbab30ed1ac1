// The edge battle: placing, revealing, fate cards, totals (Resolving the Edge Battle; Rulings 24 to 31).
import { derive } from '../../derived/derive.ts';
import { printed } from '../../derived/printed.ts';
import { contributions, forPlayer } from '../../derived/rules.ts';
import { edgeOf } from '../../keywords/edge.ts';
import type { FateEffect } from '../../language/effect.ts';
import type { GameEvent } from '../../model/acts.ts';
import { note } from '../../model/log.ts';
import { push } from '../../model/stack.ts';
import { type CardId, type GameState, other, SIDES, type Side } from '../../model/state.ts';
import { card, def, list, setCard, setPlayer } from '../../model/zones.ts';
import { occur } from '../acts/occur.ts';
import { NO_COSTS } from '../effects/plan.ts';
import { startUse } from '../effects/use.ts';

export const participants = ({ engagement }: GameState, side: Side): readonly CardId[] =>
  engagement ? (engagement.by === side ? engagement.attackers : engagement.defenders) : [];

/** A new battle, with what is left in the hands. Whether there is a defender is looked at now (Ruling 25). */
export function startBattle(game: GameState): GameState {
  const { engagement } = game;
  if (!engagement) return game;
  const started: GameState = {
    ...game,
    nextId: game.nextId + 1,
    engagement: { ...engagement, automatic: engagement.defenders.length === 0 },
    edgeBattle: {
      id: game.nextId,
      resolved: [],
      cancelled: [],
      over: false,
      anew: false,
      revealed: false,
      winner: null,
      totals: null,
    },
  };
  return push(started, {
    kind: 'step',
    step: 'edge',
    rule: 'edge.place',
    chance: engagement.by,
    passes: 0,
    done: [],
  });
}

/** The first card of a stack is faceup where an effect says so. */
export const isFaceUp = (game: GameState, side: Side): boolean =>
  list(game, side, 'edge').length === 0 && forPlayer(game, 'first-edge-card-faceup', side).length > 0;

export const placeCard = (game: GameState, by: Side, id: CardId): GameState =>
  occur(
    game,
    [
      {
        do: 'edge-card',
        card: id,
        who: by,
        source: null,
        ...(isFaceUp(game, by) && { faceUp: true as const }),
      },
    ],
    'edge.place',
  );

export function revealStacks(game: GameState): GameState {
  if (!game.edgeBattle) return game;
  const [dark, light] = [list(game, 'dark', 'edge'), list(game, 'light', 'edge')];
  let next: GameState = { ...game, edgeBattle: { ...game.edgeBattle, revealed: true } };
  for (const id of [...dark, ...light]) next = setCard(next, id, { faceDown: false });
  next = note(next, 'rule', 'edge.reveal', { type: 'edge-revealed', cards: { dark, light } });
  const events = [...dark, ...light].map(
    (id): GameEvent => ({ on: 'edge-revealed', card: id, who: card(next, id).owner }),
  );
  return occur(next, [{ do: 'happening', events }], 'edge.reveal');
}

/** Fate cards of both players that still have to resolve, those of the lowest priority. */
export function nextFates(game: GameState): readonly CardId[] {
  const battle = game.edgeBattle;
  if (!battle || battle.over) return [];
  const open = SIDES.flatMap((side) => list(game, side, 'edge')).filter(
    (id) => def(game, id).type === 'Fate' && !battle.resolved.includes(id) && !battle.cancelled.includes(id),
  );
  const lowest = Math.min(...open.map((id) => def(game, id).priority ?? 0));
  return open.filter((id) => (def(game, id).priority ?? 0) === lowest);
}

const fateOf = (game: GameState, id: CardId): FateEffect | null =>
  printed(def(game, id))
    .map(({ effect }) => effect)
    .find((effect): effect is FateEffect => effect.kind === 'fate') ?? null;

/** A fate card resolves: nobody can decline it. */
export function resolveFate(game: GameState, id: CardId): GameState {
  const battle = game.edgeBattle;
  if (!battle) return game;
  const { owner } = card(game, id);
  const again = forPlayer(game, 'fates-again', owner).length;
  const times = battle.resolved.filter((one) => one === id).length;
  const resolved = { ...game, edgeBattle: { ...battle, resolved: [...battle.resolved, id] } };
  const noted = note(resolved, 'rule', 'edge.fate', {
    type: 'fate-resolved',
    by: owner,
    cards: { card: id },
  });
  const effect = fateOf(game, id);
  if (!effect) return noted;
  const request = {
    by: owner,
    card: id,
    key: '1',
    effect,
    event: null,
    occurrence: null,
    wishes: {},
    reductions: [],
    without: [],
  };
  const x = effect.x === undefined ? 0 : derive(game).amount(effect.x, { you: owner, self: id });
  const plan = { costs: { ...NO_COSTS, x }, payment: {}, price: null };
  const used = startUse(noted, request, plan, 'fate');
  return times === 0 && again > 0
    ? { ...used, edgeBattle: { ...resolved.edgeBattle, again: { card: id, times: again } } }
    : used;
}

/** Force icons in the stack, Edge of participating units, and what effects add (Ruling 29). */
export function edgeTotal(game: GameState, side: Side): number {
  const d = derive(game);
  const stack = list(game, side, 'edge').reduce((sum, id) => sum + def(game, id).forceIcons, 0);
  const units = participants(game, side).reduce((sum, id) => sum + edgeOf(d, id), 0);
  return Math.max(0, stack + units + contributions(game, side, 'edge-battle'));
}

/** A tie is the defender's; without a defender at the start the attacker has won it. */
function winnerOf(
  game: GameState,
  totals: Readonly<Record<Side, number>>,
): { side: Side; how: 'total' | 'tie' | 'automatic' } {
  const { by, automatic } = game.engagement as NonNullable<GameState['engagement']>;
  if (automatic) return { side: by, how: 'automatic' };
  const defender = other(by);
  if (totals[by] > totals[defender]) return { side: by, how: 'total' };
  if (totals[by] < totals[defender]) return { side: defender, how: 'total' };
  return { side: forPlayer(game, 'wins-edge-ties', by).length > 0 ? by : defender, how: 'tie' };
}

/** The totals are compared; winning and losing is reacted to before the stacks are discarded (Ruling 30). */
export function compareTotals(game: GameState): GameState {
  const { engagement, edgeBattle } = game;
  if (!engagement || !edgeBattle || edgeBattle.over) return game;
  const first = { dark: edgeTotal(game, 'dark'), light: edgeTotal(game, 'light') };
  // What counts for the winner alone is asked once it is known who that is.
  const { side, how } = winnerOf(game, first);
  const settled: GameState = { ...game, edgeBattle: { ...edgeBattle, winner: side, totals: first } };
  const totals = { dark: edgeTotal(settled, 'dark'), light: edgeTotal(settled, 'light') };
  let next: GameState = {
    ...settled,
    edge: side,
    engagement: { ...engagement, edge: side },
    edgeBattle: { ...edgeBattle, winner: side, totals },
  };
  for (const one of SIDES) next = setPlayer(next, one, { edgeTotal: totals[one] });
  next = note(next, 'rule', how === 'automatic' ? 'edge.automatic' : 'edge.finish', {
    type: 'edge-won',
    by: side,
    numbers: totals,
    words: { how },
  });
  const [won, lost] = [totals[side], totals[other(side)]];
  const role = (of: Side) => (of === engagement.by ? ('attacker' as const) : ('defender' as const));
  const double = lost > 0 && won >= 2 * lost ? { double: true as const } : {};
  const amount = won - lost;
  const events: GameEvent[] = [
    { on: 'edge-won', who: side, as: role(side), amount, ...double },
    { on: 'edge-lost', who: other(side), as: role(other(side)), amount, ...double },
  ];
  return occur(next, [{ do: 'happening', events }], 'edge.finish');
}

/** Both stacks are discarded; cards of one player go in file order, the last on top (Ruling 56). */
export function discardStacks(game: GameState): GameState {
  const acts = SIDES.flatMap((side) =>
    list(game, side, 'edge').map((id) => ({
      do: 'move' as const,
      card: id,
      kind: 'discarded' as const,
      to: { zone: 'discard' as const },
      who: null,
      source: null,
    })),
  ).sort((a, b) => (game.box.index[a.card] as number) - (game.box.index[b.card] as number));
  return occur(game, [...acts, { do: 'end', of: 'edge-battle', events: [] }], 'edge.finish');
}
