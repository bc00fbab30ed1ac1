// The end of an attack (Attacking, 8).
import { editionOf } from '../../editions/index.ts';
import { emit } from '../../effects/events.ts';
import type { Attack, GameState, WaitingTrigger } from '../../model/state.ts';
import { changed } from '../../model/update.ts';
import { currentAttack } from '../attack/attack.ts';
import { reservedWindow } from '../effects/timing.ts';
import { afterAttack } from './strike.ts';

/** Where no chance belongs to the attack's end, what waits for it takes effect in the next one. */
const kept = (game: GameState, { id }: Attack): readonly WaitingTrigger[] =>
  editionOf(game.box).windows.has('attack-end')
    ? game.waiting
    : game.waiting.map(({ late, attack, ...one }) =>
        late === undefined || attack !== id
          ? { ...one, ...(late && { late }), ...(attack !== undefined && { attack }) }
          : one,
      );

/** Ends the attack: what lasted for it is over, and so is the chance of what would have changed its dice or its damage. */
export function endAttack(game: GameState): GameState {
  const attack = currentAttack(game);
  if (!attack) return game;
  const attacks = game.attacks.slice(0, -1);
  const modifiers = game.modifiers.filter((one) => one.attack !== attack.id);
  const waiting = kept(game, attack).filter(
    (one) =>
      one.attack !== attack.id && (one.event.attack !== attack.id || reservedWindow(one.effect) === null),
  );
  return changed(game, {
    attacks,
    modifiers: modifiers.length === game.modifiers.length ? game.modifiers : modifiers,
    waiting: waiting.length === game.waiting.length ? game.waiting : waiting,
    ...afterAttack(game, attack),
  });
}

/** "When the attack ends" triggers (Attacking, 8). */
export function attackEnds(game: GameState): GameState {
  const attack = currentAttack(game);
  if (!attack) return game;
  const { attacker, defender, id, arena } = attack;
  const { done: amount, hits } = attack;
  // What was played against this attack's damage is over with it.
  const stale = (one: GameState['waiting'][number]) => one.attack === id && one.late === undefined;
  const waiting = game.waiting.some(stale) ? game.waiting.filter((one) => !stale(one)) : game.waiting;
  return emit(changed(game, { waiting }), {
    type: 'attack-ends',
    card: attacker,
    object: defender,
    attack: id,
    arena,
    amount,
    hits,
  });
}
