// What goes on in an engagement beside the view: the edge battle, a strike, tokens that are about to be placed. It says nothing
// that is hidden from anybody: what lies facedown in an edge stack is for the view to tell.
import { derive } from '../derived/derive.ts';
import { contributions, isOn } from '../derived/rules.ts';
import type { OccurrenceFrame, StrikeFrame } from '../model/frames.ts';
import { type CardId, type GameState, type IconType, SIDES, type Side } from '../model/state.ts';
import { def, list } from '../model/zones.ts';
import { participants } from '../rules/engagement/edge.ts';
import { unopposedBonus } from '../rules/engagement/strike.ts';

/** What counts for one side in an edge battle beside the cards of its stack. */
export interface EdgeSide {
  /** Participating units with Edge, and how much of it. */
  readonly units: readonly { readonly id: CardId; readonly n: number }[];
  /** Force icons that effects add. */
  readonly effects: number;
}

export interface EdgeView extends Readonly<Record<Side, EdgeSide>> {
  /** Who attacks: a tie is the other one's. */
  readonly by: Side;
  /** There was no defender when it began: the attacker wins it whatever is placed. */
  readonly automatic: boolean;
  readonly revealed: boolean;
  /** Fate cards that were revealed, in the order in which they resolve. */
  readonly fates: readonly CardId[];
  readonly resolved: readonly CardId[];
  readonly cancelled: readonly CardId[];
  readonly winner: Side | null;
  /** As they were compared. */
  readonly totals: Readonly<Record<Side, number>> | null;
}

export interface StrikeView {
  readonly unit: CardId;
  readonly by: Side;
  /** The icon type that resolves. */
  readonly icon: IconType | null;
  /** Where it goes, and how many tokens it places there. */
  readonly targets: readonly { readonly id: CardId; readonly n: number }[];
}

/** Tokens that are about to be placed on a card, while that can still be prevented. */
export interface PendingView {
  readonly id: CardId;
  readonly damage: number;
  readonly focus: number;
}

/** What counts in the engagement by other rules than those that everybody knows. */
export interface ClashView {
  /** The damage of an unopposed engagement. */
  readonly bonus: number;
  /** Units whose edge-enabled icons count without the edge. */
  readonly enabled: readonly CardId[];
}

function edgeSide(game: GameState, side: Side): EdgeSide {
  const d = derive(game);
  const units = participants(game, side).flatMap((id) => {
    const n = d
      .keywords(id)
      .reduce((sum, one) => sum + (one.keyword === 'edge' ? d.amount(one.n, { you: side, self: id }) : 0), 0);
    return n > 0 ? [{ id, n }] : [];
  });
  return { units, effects: contributions(game, side, 'edge-battle') };
}

const priority = (game: GameState, id: CardId): number => def(game, id).priority ?? 0;

/** From its beginning until the stacks are gone. */
export function edgeView(game: GameState): EdgeView | null {
  const { edgeBattle, engagement } = game;
  if (!edgeBattle || !engagement) return null;
  const stacked = SIDES.flatMap((side) => list(game, side, 'edge'));
  if (edgeBattle.winner !== null && stacked.length === 0) return null;
  const { revealed, resolved, cancelled, winner, totals } = edgeBattle;
  const open = revealed ? stacked.filter((id) => def(game, id).type === 'Fate') : [];
  // Those that have resolved come first, as they did; the others by their priority.
  const left = open.filter((id) => !resolved.includes(id));
  const fates = [
    ...new Set(resolved.filter((id) => open.includes(id))),
    ...left.sort((a, b) => priority(game, a) - priority(game, b)),
  ];
  return {
    by: engagement.by,
    automatic: engagement.automatic,
    revealed,
    dark: edgeSide(game, 'dark'),
    light: edgeSide(game, 'light'),
    fates,
    resolved,
    cancelled,
    winner,
    totals,
  };
}

const occurrences = ({ frames }: GameState): readonly OccurrenceFrame[] =>
  frames.filter((frame): frame is OccurrenceFrame => frame.kind === 'occurrence');

/** The innermost strike, with what it does now. */
export function strikeView(game: GameState): StrikeView | null {
  const at = game.frames.findLastIndex(({ kind }) => kind === 'strike');
  const frame = game.frames[at] as StrikeFrame | undefined;
  if (!frame) return null;
  const { unit, by, stage, types } = frame;
  // What lies on it is what it has set going, and what answers that.
  const [occurrence] = occurrences({ ...game, frames: game.frames.slice(at + 1) });
  const targets = (occurrence?.acts ?? []).flatMap((act) => {
    const mine = (act.do === 'damage' || act.do === 'focus') && act.source === unit && act.kind !== 'strike';
    return mine ? [{ id: act.card, n: act.n, kind: act.kind }] : [];
  });
  const [first] = targets;
  const now = first && (first.kind === 'tactics' || first.kind === 'blast' ? first.kind : 'unit');
  return {
    unit,
    by,
    icon: now ?? (stage === 'icons' && occurrence === undefined ? (types[0] ?? null) : null),
    targets: targets.map(({ id, n }) => ({ id, n })),
  };
}

/** Of the innermost occurrence that has not happened yet. */
export function pendingView(game: GameState): readonly PendingView[] {
  const last = occurrences(game).at(-1);
  if (!last || (last.stage !== 'interrupts' && last.stage !== 'replacing')) return [];
  const found = new Map<CardId, { damage: number; focus: number }>();
  for (const act of last.acts) {
    if (act.do !== 'damage' && act.do !== 'focus') continue;
    // What a player pays, and the token of the striking unit itself, is no threat.
    if (act.do === 'focus' && act.kind !== 'tactics' && act.kind !== 'effect') continue;
    const so = found.get(act.card) ?? { damage: 0, focus: 0 };
    found.set(act.card, { ...so, [act.do]: so[act.do] + act.n });
  }
  return [...found].map(([id, { damage, focus }]) => ({ id, damage, focus }));
}

export function clashView(game: GameState): ClashView | null {
  const { engagement } = game;
  if (!engagement) return null;
  const { by, attackers, defenders } = engagement;
  return {
    bonus: unopposedBonus(game, by),
    enabled: [...attackers, ...defenders].filter((id) => isOn(game, 'edge-enabled', id)),
  };
}
