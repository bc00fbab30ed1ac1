// Follows what is going on from state to state.
import type { SceneWatch } from '../../core/game/game-steps.ts';
import type { GameState } from '../model/state.ts';
import type { SwtcgTypes } from '../types.ts';
import { attackStep, type PlayView } from './attack-view.ts';
import { AttackWatch } from './attack-watch.ts';

const playsIn = ({ frames }: GameState): readonly PlayView[] =>
  frames.map(({ source, by, disrupted }) => ({ id: source, by, disrupted }));

export function watchScene(): SceneWatch<SwtcgTypes> {
  const attacks = new AttackWatch();
  let plays: readonly PlayView[] = [];
  return {
    look(game) {
      attacks.look(game);
      plays = playsIn(game);
    },
    scene({ path }) {
      const { seen } = attacks;
      return { attack: seen && { ...seen, step: attackStep(path) ?? seen.step }, plays };
    },
    resume(game, before) {
      attacks.resume(game, before?.attack ?? null);
      plays = before?.plays ?? [];
    },
  };
}
