// Foresight and Forewarning: the number of hits is foretold before the dice are rolled (Attack Sequence Summary, 3).

import { abilitiesOf } from '../../effects/abilities.ts';
import { letWait } from '../../effects/events.ts';
import { keywords } from '../../keywords/index.ts';
import { note } from '../../model/log.ts';
import { type Attack, type CardId, type GameState, type Prediction, SIDES } from '../../model/state.ts';
import { closeWindow, openWindow } from '../../model/windows.ts';
import { currentAttack, setAttack } from '../attack/attack.ts';

type Open = Omit<Prediction, 'hits'>;

/** The abilities that foretell this attack, Dark's first, in the order in which they stand on their unit. */
function predictors(game: GameState, { attacker, defender }: Attack): Open[] {
  const found: Open[] = [];
  const look = (unit: CardId, part: 'attacker' | 'defender') => {
    for (const { effect, key, by } of abilitiesOf(game, unit))
      if (effect.kind === 'keyword' && effect.effect && keywords.get(effect.keyword)?.predicts === part)
        found.push({ by, unit, key, effect: effect.effect });
  };
  look(attacker, 'attacker');
  look(defender, 'defender');
  return SIDES.flatMap((side) => found.filter((one) => one.by === side));
}

/** The next ability that its player has not been asked about. */
export function nextPrediction(game: GameState): Open | null {
  const attack = currentAttack(game);
  if (!attack) return null;
  const asked = attack.predictions;
  return predictors(game, attack).find((one) => !asked.some(({ key }) => key === one.key)) ?? null;
}

export function askPrediction(game: GameState): GameState {
  const open = nextPrediction(game);
  if (!open) return game;
  return openWindow(game, { kind: 'predict', rule: 'attack.predict', solo: open.by, options: [open.unit] });
}

/** Null declines. */
export function predict(game: GameState, hits: number | null): GameState {
  const attack = currentAttack(game);
  const open = nextPrediction(game);
  const closed = closeWindow(game);
  if (!attack || !open) return closed;
  const next = setAttack(closed, { predictions: [...attack.predictions, { ...open, hits }] });
  if (hits === null) return next;
  return note(next, 'deed', 'attack.predict', {
    type: 'hits-predicted',
    by: open.by,
    cards: { unit: open.unit },
    numbers: { hits },
  });
}

/** Whoever was right gains the effect when damage is pending, or as soon as something can take effect after it. */
export function fulfilPredictions(game: GameState): GameState {
  const attack = currentAttack(game);
  if (!attack || attack.predictions.length === 0) return game;
  let next = game;
  for (const { by, unit, key, effect, hits } of attack.predictions) {
    if (hits === null) continue;
    const right = hits === attack.hits;
    next = note(next, 'rule', 'attack.predict', {
      type: 'prediction-checked',
      by,
      cards: { unit },
      numbers: { hits },
      words: { outcome: right ? 'right' : 'wrong' },
    });
    if (!right) continue;
    next = letWait(next, {
      by,
      source: unit,
      key,
      effect,
      event: { type: 'hits-assigned', card: attack.attacker, object: attack.defender, attack: attack.id },
    });
  }
  return next;
}
