// A strike: focusing the unit, then its icons type by type (Resolving a Strike; Rulings 33 to 37).
import { derive } from '../../derived/derive.ts';
import { forbids, forPlayer, isOn, statics } from '../../derived/rules.ts';
import { roleOf, withRole } from '../../effects/events.ts';
import { idsOf } from '../../instructions/choosing.ts';
import type { Asking } from '../../instructions/context.ts';
import type { Act } from '../../model/acts.ts';
import type { Answer, StrikeFrame } from '../../model/frames.ts';
import { note } from '../../model/log.ts';
import { change, pop, topOf } from '../../model/stack.ts';
import { type CardId, DIAL, type GameState, type IconType, other, type Side } from '../../model/state.ts';
import { card, inPlay, list } from '../../model/zones.ts';
import { occur } from '../acts/occur.ts';
import { answered } from '../effects/asking.ts';

/** Normal icons, and edge-enabled ones of the player who has the edge. */
export function strength(game: GameState, unit: CardId, type: IconType): number {
  const icons = derive(game).icons(unit);
  const hasEdge = game.engagement?.edge === card(game, unit).controller || isOn(game, 'edge-enabled', unit);
  return icons[type] + (hasEdge ? icons.edge[type] : 0);
}

/** Units that a player may strike with now: those that participate and are ready. */
export const strikers = (game: GameState, side: Side): readonly CardId[] => {
  const { engagement } = game;
  if (!engagement) return [];
  const own = side === engagement.by ? engagement.attackers : engagement.defenders;
  return list(game, side, 'units').filter((id) => own.includes(id) && card(game, id).focus === 0);
};

/** Units that may strike although they do not participate. */
export function outsiders(game: GameState, side: Side): readonly CardId[] {
  const { engagement } = game;
  if (!engagement) return [];
  const d = derive(game);
  const parts = statics(game, 'strike-from-outside').filter(({ part, scope }) => {
    const { against } = part;
    return !against || (engagement.objective !== null && d.matches(engagement.objective, against, scope));
  });
  if (parts.length === 0) return [];
  return list(game, side, 'units').filter(
    (id) =>
      card(game, id).focus === 0 && !roleOf(game, id) && parts.some((one) => d.means(one, one.part.what, id)),
  );
}

const canBeStruck = (game: GameState, id: CardId): boolean => !forbids(game, 'struck', id);

/** Enemy units that the unit damage of a strike may go to; with Targeted Strike an attacker's may go to any. */
export function unitTargets(game: GameState, unit: CardId, by: Side): readonly CardId[] {
  const { engagement } = game;
  if (!engagement) return [];
  const enemies = by === engagement.by ? engagement.defenders : engagement.attackers;
  const anywhere =
    by === engagement.by && engagement.attackers.includes(unit) && derive(game).has(unit, 'targeted-strike');
  return list(game, other(by), 'units').filter(
    (id) =>
      (enemies.includes(id) || (anywhere && !forbids(game, 'targeted', id, { by: unit }))) &&
      canBeStruck(game, id),
  );
}

export const tacticsTargets = (game: GameState, by: Side): readonly CardId[] =>
  list(game, other(by), 'units').filter((id) => canBeStruck(game, id));

/** Whether the damage may be divided: among participating enemy units only. */
export const mayDivide = (game: GameState, unit: CardId): boolean => isOn(game, 'divide-strike', unit);

const participating = (game: GameState, by: Side): readonly CardId[] => {
  const { engagement } = game;
  if (!engagement) return [];
  return by === engagement.by ? engagement.defenders : engagement.attackers;
};

function* unitDamage(game: GameState, frame: StrikeFrame, n: number): Asking<readonly Act[]> {
  const { by, unit, targets } = frame;
  const open = unitTargets(game, unit, by);
  const [first] = open;
  if (first === undefined) return [];
  const wanted = targets.unit;
  const divide = mayDivide(game, unit);
  const inside = open.filter((id) => participating(game, by).includes(id));
  if (typeof wanted === 'object') {
    const shares = Object.entries(wanted).filter(([id]) => inside.includes(id));
    if (divide && shares.reduce((sum, [, share]) => sum + share, 0) === n)
      return shares.map(([id, share]) => strikeDamage(frame, id, share));
  }
  const answer: Answer =
    typeof wanted === 'string' && open.includes(wanted)
      ? wanted
      : open.length === 1
        ? first
        : yield {
            by,
            rule: 'strike.unit',
            what: divide ? 'divide' : 'target',
            // Dividing and Targeted Strike do not work together (Ruling 37).
            options: divide && inside.length > 0 ? inside : open,
            least: divide ? n : null,
            most: divide ? n : null,
            fallback: first,
          };
  if (typeof answer === 'object' && !Array.isArray(answer))
    return Object.entries(answer as Readonly<Record<CardId, number>>).map(([id, share]) =>
      strikeDamage(frame, id, share),
    );
  return [strikeDamage(frame, String(answer), n)];
}

const strikeDamage = ({ by, unit }: StrikeFrame, id: CardId, n: number): Act => ({
  do: 'damage',
  card: id,
  n,
  kind: 'unit',
  past: [],
  who: by,
  source: unit,
});

/** Tokens are placed all together, on any enemy units (Ruling 36). */
function* tactics(game: GameState, { by, unit, targets }: StrikeFrame, n: number): Asking<readonly Act[]> {
  const open = tacticsTargets(game, by);
  const [first] = open;
  if (first === undefined) return [];
  const told = targets.tactics === undefined ? [] : [targets.tactics].flat();
  const legal = told.filter((id) => open.includes(id));
  const ids =
    told.length > 0 && legal.length === told.length
      ? told
      : open.length === 1
        ? [first]
        : idsOf(
            yield {
              by,
              rule: 'strike.tactics',
              what: 'target',
              options: open,
              least: 1,
              most: n,
              fallback: first,
              repeats: true,
            },
          );
  const counts = new Map<CardId, number>();
  for (let i = 0; i < n; i++) {
    const id = ids[Math.min(i, ids.length - 1)] as CardId;
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts].map(([id, share]) => ({
    do: 'focus',
    card: id,
    n: share,
    kind: 'tactics',
    who: by,
    source: unit,
  }));
}

function blast(game: GameState, { by, unit }: StrikeFrame, n: number): readonly Act[] {
  const { engagement } = game;
  if (!engagement || by !== engagement.by || engagement.objective === null) return [];
  const { objective } = engagement;
  if (objective !== DIAL && forbids(game, 'struck', objective)) return [];
  return [{ do: 'damage', card: objective, n, kind: 'blast', past: [], who: by, source: unit }];
}

function* actsFor(game: GameState, frame: StrikeFrame, type: IconType, n: number): Asking<readonly Act[]> {
  if (type === 'unit') return yield* unitDamage(game, frame, n);
  return type === 'tactics' ? yield* tactics(game, frame, n) : blast(game, frame, n);
}

/** If the unit has left play or the engagement, what has not resolved yet does not (Ruling 35). */
const isStriking = (game: GameState, { unit, life, engagement }: StrikeFrame): boolean => {
  if (!inPlay(game, unit) || card(game, unit).life !== life) return false;
  const there = roleOf(game, unit) !== undefined;
  return game.engagement?.id === engagement && (there || isOn(game, 'strike-from-outside', unit));
};

const RULE = { unit: 'strike.unit', tactics: 'strike.tactics', blast: 'strike.blast' } as const;

/** The next thing in the course of a strike. */
export function continueStrike(game: GameState): GameState {
  const frame = topOf(game, 'strike') as StrikeFrame;
  const { by, unit, stage, types } = frame;
  if (stage === 'focus') {
    const n = derive(game).isCommitted(unit) && card(game, unit).committed ? 2 : 1;
    const focus: Act = { do: 'focus', card: unit, n, kind: 'strike', who: by, source: unit };
    return occur(change(game, frame, { stage: 'icons' }), [focus], 'strike.focus');
  }
  if (stage === 'icons') {
    const [type, ...rest] = types;
    if (!type || !isStriking(game, frame)) return change(game, frame, { stage: 'resolved', ask: null });
    const n = strength(game, unit, type);
    if (n <= 0) return change(game, frame, { types: rest });
    const result = answered(game, frame, actsFor(game, frame, type, n));
    if ('waits' in result) return result.waits;
    const { game: after, value: acts } = result;
    const next = change(after, topOf(after, 'strike') as StrikeFrame, {
      types: rest,
      answers: [],
      ask: null,
    });
    if (acts.length === 0) return next;
    const noted = note(next, 'rule', RULE[type], {
      type: 'icons-resolved',
      by,
      cards: { unit },
      numbers: { strength: n },
      words: { icon: type },
    });
    return occur(noted, acts, RULE[type]);
  }
  const event = { on: 'strike-resolved', card: unit, who: by, ...withRole(game, unit) } as const;
  return occur(pop(game), [{ do: 'end', of: 'strike', events: [event] }], 'strike.icons');
}

/** Units that must be declared as defenders, if they can. */
export const mustDefend = (game: GameState, side: Side): readonly CardId[] => {
  const d = derive(game);
  const parts = statics(game, 'must-defend');
  return parts.length === 0
    ? []
    : list(game, side, 'units').filter((id) => parts.some((one) => d.means(one, one.part.to, id)));
};

/** The bonus for an unopposed engagement. */
export const unopposedBonus = (game: GameState, side: Side): number =>
  forPlayer(game, 'unopposed-bonus', side).reduce((most, { part }) => Math.max(most, part.n), 1);
