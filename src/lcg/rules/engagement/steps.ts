// What happens at each point of an engagement (Resolving an Engagement; Timing Structure, Engagement Resolution).
import { forPlayer, statics } from '../../derived/rules.ts';
import type { Act, GameEvent } from '../../model/acts.ts';
import { note } from '../../model/log.ts';
import type { Point } from '../../model/points.ts';
import { type GameState, other, SIDES, type Side } from '../../model/state.ts';
import { occur } from '../acts/occur.ts';
import { beginPlainEffect } from '../effects/run.ts';
import { askStep, openActions } from '../turn/ask.ts';
import { compareTotals, nextFates, participants, resolveFate, revealStacks, startBattle } from './edge.ts';
import { outsiders, strikers, unopposedBonus } from './strike.ts';

const attacker = ({ engagement, active }: GameState): Side => engagement?.by ?? active;

/** Who strikes first and second in each round. */
const striker = (game: GameState, second: boolean): Side => {
  const told = SIDES.find((side) => forPlayer(game, 'strikes-first', side).length > 0);
  const first = told ?? game.engagement?.edge ?? attacker(game);
  return second ? other(first) : first;
};

const askStrike =
  (second: boolean) =>
  (game: GameState): GameState => {
    const side = striker(game, second);
    if (strikers(game, side).length === 0 && outsiders(game, side).length === 0) return game;
    return askStep(game, 'strike', second ? 'strike.second' : 'strike.first', side);
  };

/** Rounds go on while any participating unit is ready (Ruling 32). */
export const strikesOn = (game: GameState): boolean =>
  strikers(game, 'dark').length > 0 || strikers(game, 'light').length > 0;

/** One attacker still participating, no defender: the attacking player deals the bonus damage (Ruling 38). */
function rewardUnopposed(game: GameState): GameState {
  const { engagement } = game;
  if (!engagement) return game;
  const { by, objective, attackers, defenders } = engagement;
  const counts = statics(game, 'counts-unopposed').length > 0;
  const unopposed = attackers.length > 0 && (defenders.length === 0 || counts);
  const next = { ...game, engagement: { ...engagement, unopposed } };
  if (!unopposed || objective === null) return next;
  const n = unopposedBonus(game, by);
  const noted = note(next, 'rule', 'engagement.unopposed', {
    type: 'unopposed-won',
    by,
    cards: { objective },
    numbers: { damage: n },
  });
  const bonus: Act = { do: 'damage', card: objective, n, kind: 'unopposed', past: [], who: by, source: null };
  return occur(noted, [bonus], 'engagement.unopposed');
}

/** Units that are still there have survived. */
export function survive(game: GameState): GameState {
  const { engagement } = game;
  if (!engagement) return game;
  const { by, unopposed } = engagement;
  const events = [by, other(by)].flatMap((side) =>
    participants(game, side).map(
      (id): GameEvent => ({
        on: 'survives',
        card: id,
        who: side,
        as: side === by ? 'attacker' : 'defender',
        ...(unopposed && { unopposed: true as const }),
      }),
    ),
  );
  return events.length > 0 ? occur(game, [{ do: 'happening', events }], 'engagement.unopposed') : game;
}

function endEngagement(game: GameState): GameState {
  const { engagement } = game;
  if (!engagement) return game;
  const events: GameEvent[] = [
    {
      on: 'engagement-ends',
      who: engagement.by,
      ...(engagement.objective !== null && { card: engagement.objective }),
    },
  ];
  const noted = note(game, 'place', 'engagement.end', { type: 'engagement-ended' });
  return occur(noted, [{ do: 'end', of: 'engagement', events }], 'engagement.end');
}

/** The table after an engagement: nobody participates any more. */
export const clearEngagement = (game: GameState): GameState => ({
  ...game,
  engagement: null,
  edgeBattle: null,
});

const askDefenders = (game: GameState): GameState =>
  askStep(game, 'defend', 'engagement.defenders', other(attacker(game)));

/** The next fate card; at equal priority the attacker says which. */
export function continueFates(game: GameState): GameState {
  const again = game.edgeBattle?.again;
  if (again) return resolveAgain(game, again.card);
  const open = nextFates(game);
  const [first] = open;
  if (first === undefined) return game;
  if (open.length === 1) return resolveFate(game, first);
  return askStep(game, 'fate', 'edge.fate', attacker(game));
}

export const hasFates = (game: GameState): boolean =>
  (game.edgeBattle?.again ?? null) !== null || nextFates(game).length > 0;

/** The player may resolve the effects of a fate card once more, right after it. */
function resolveAgain(game: GameState, id: string): GameState {
  const battle = game.edgeBattle;
  if (!battle?.again) return game;
  const times = battle.again.times - 1;
  const next = { ...game, edgeBattle: { ...battle, again: times > 0 ? { card: id, times } : null } };
  const known = game.box.defs[game.cards[game.box.index[id] as number]?.def ?? ''];
  const effect = known?.effects.find((one) => one.kind === 'fate');
  if (effect?.kind !== 'fate' || battle.over || battle.cancelled.includes(id)) return next;
  return beginPlainEffect(next, {
    by: known?.side ?? 'dark',
    card: id,
    how: 'fate',
    effect,
    event: null,
    occurrence: null,
    parts: [{ do: 'may', parts: effect.parts }],
  });
}

export const AT_ENGAGEMENT: Partial<Record<Point, (game: GameState) => GameState>> = {
  'attackers-actions': openActions,
  defenders: askDefenders,
  'defenders-actions': openActions,
  'edge-place': startBattle,
  'edge-reveal': revealStacks,
  'edge-finish': compareTotals,
  'edge-actions': openActions,
  'strike-first': askStrike(false),
  'strike-first-actions': openActions,
  'strike-second': askStrike(true),
  'strike-second-actions': openActions,
  unopposed: rewardUnopposed,
  'engagement-end': endEngagement,
};
