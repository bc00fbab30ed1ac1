// What somebody might want of a card, legal or not: what is not legal answers "why not?" with the engine's own reason.
import type { Decision } from '../decisions/decision.ts';
import { derive } from '../derived/derive.ts';
import { top } from '../model/stack.ts';
import { type CardId, DIAL, type GameState, other, type Side } from '../model/state.ts';
import { card, def, inPlay, list } from '../model/zones.ts';

/** Abilities that a player uses, by the numbers of their paragraphs. */
const usesOf = (game: GameState, by: Side, id: CardId): Decision[] => {
  const { effects, type } = def(game, id);
  if (type === 'Event' || type === 'Fate') return [];
  return effects.flatMap((one, i): Decision[] =>
    one.kind === 'action' || ((one.kind === 'interrupt' || one.kind === 'reaction') && !one.forced)
      ? [{ by, do: 'use', card: id, ability: i + 1 }]
      : [],
  );
};

function inHand(game: GameState, by: Side, id: CardId): Decision[] {
  const frame = top(game);
  const step = frame?.kind === 'step' ? frame.step : null;
  if (step === 'edge') return [{ by, do: 'edge', card: id }];
  if (step === 'discard' || step === 'reserve') return [{ by, do: 'discard', card: id }];
  return [{ by, do: 'play', card: id }];
}

/** What could be wanted of one's own unit in play: what its step asks for, and what it could do at another time. */
function ofUnit(game: GameState, by: Side, id: CardId): Decision[] {
  const { engagement } = game;
  const [objective = null] = list(game, other(by), 'objectives');
  const found: Decision[] = [];
  const defends = engagement !== null && engagement.by !== by && engagement.edge === null;
  if (engagement === null && objective !== null) found.push({ by, do: 'engage', objective, attackers: [id] });
  if (defends && !engagement.defenders.includes(id)) found.push({ by, do: 'defend', defenders: [id] });
  if (engagement) found.push({ by, do: 'strike', unit: id });
  if (!card(game, id).committed) found.push({ by, do: 'commit', unit: id });
  if (card(game, id).shields > 0) found.push({ by, do: 'shield', card: id });
  if (derive(game).has(id, 'protect')) found.push({ by, do: 'protect', unit: id });
  return found;
}

/** An enemy objective: with the first unit that could attack it. */
function ofObjective(game: GameState, by: Side, id: CardId): Decision[] {
  const units = list(game, by, 'units');
  const unit = units.find((one) => card(game, one).focus === 0) ?? units[0];
  return unit === undefined ? [] : [{ by, do: 'engage', objective: id, attackers: [unit] }];
}

export function wishesFor(game: GameState, by: Side, id: CardId): readonly Decision[] {
  if (id === DIAL) return ofObjective(game, by, DIAL);
  const { zone, controller, owner } = card(game, id);
  if (zone === 'hand') return owner === by ? inHand(game, by, id) : [];
  if (zone === 'discard') return owner === by ? [{ by, do: 'play', card: id }] : [];
  if (!inPlay(game, id)) return [];
  if (controller !== by) return zone === 'objectives' ? ofObjective(game, by, id) : [];
  return [...(zone === 'units' ? ofUnit(game, by, id) : []), ...usesOf(game, by, id)];
}
