// Damage prevention before the dice are known (Phrases, "roll the unit's attack dice secretly"): there is damage, and nobody
// knows how much. What is played against it waits for the dice.

import { abilitiesOf } from '../../effects/abilities.ts';
import { letWait } from '../../effects/events.ts';
import { keywords } from '../../keywords/index.ts';
import { note } from '../../model/log.ts';
import type { CardId, Frame, GameState } from '../../model/state.ts';
import { currentAttack, setAttack } from './attack.ts';
import { currentDamage, endDamage, startDamage } from './damage-sequence.ts';

const hasSecretDice = (game: GameState, unit: CardId): boolean =>
  abilitiesOf(game, unit).some(
    ({ effect }) => effect.kind === 'keyword' && keywords.get(effect.keyword)?.secretDice === true,
  );

/** Whether prevention has still to be held before this attack's dice. */
export function preventionFirst(game: GameState): boolean {
  const attack = currentAttack(game);
  return attack !== undefined && !attack.secret && hasSecretDice(game, attack.attacker);
}

/** Damage of which nobody knows how much it will be, if any. */
export function startSecret(game: GameState): GameState {
  const attack = currentAttack(game);
  if (!attack) return game;
  const next = note(setAttack(game, { secret: true }), 'rule', 'keyword.cunning', {
    type: 'dice-kept-secret',
    cards: { attacker: attack.attacker },
  });
  const { defender: to, attacker: source, by, id } = attack;
  return startDamage(next, [{ to, source, by, amount: 0, attack: id, unknown: true }]);
}

export const endSecret = (game: GameState): GameState =>
  currentDamage(game)?.items.some((one) => one.unknown) ? endDamage(game) : game;

/** Whether what is played now is played against damage that is not known yet. */
export const isDamageUnknown = (game: GameState): boolean =>
  currentDamage(game)?.items.some((one) => one.unknown) ?? false;

/** What was paid for now takes effect when the dice are known. */
export function keepUntilKnown(game: GameState, frame: Frame): GameState {
  const attack = currentAttack(game);
  if (!attack || frame.effect === null) return game;
  const { by, source, key, effect, choices, amount, x, arena } = frame;
  const next = letWait(game, {
    by,
    source,
    key,
    effect,
    event: frame.event ?? { type: 'hits-assigned', attack: attack.id },
    chain: frame.chain,
    play: { choices, amount, x, arena },
    attack: attack.id,
  });
  return note(next, 'rule', 'keyword.cunning', { type: 'prevention-delayed', cards: { source } });
}
