// What this game shows at each step (src/core/game/game-steps.ts).
import type { GameSteps } from '../../core/game/game-steps.ts';
import { namesNow } from '../model/in-english.ts';
import type { CardId } from '../model/state.ts';
import type { LcgTypes } from '../types.ts';
import type { CardFace } from './card-face.ts';
import { isHidden, maskedView, masks } from './hidden.ts';
import { QUIET, type Scene } from './scene.ts';
import { sceneOf } from './scene-of.ts';
import { view } from './view.ts';

export const steps: GameSteps<LcgTypes> = {
  faces({ box, cards }) {
    const faces: Record<CardId, CardFace> = {};
    for (const { id, def } of cards) {
      const face = box.defs[def];
      if (face) faces[id] = face;
    }
    return faces;
  },
  nameOf: (game, card) => namesNow(game)(card),
  viewFor: (game, who) => (who === 'both' ? view(game) : maskedView(game, masks(game, who))),
  zoneOf(game, id, who) {
    const card = game.cards[game.box.index[id] ?? -1];
    return !card || (who !== 'both' && isHidden(card, who)) ? null : card.zone;
  },
  isPayment: ({ rule }) => rule.startsWith('cost.'),
  watch() {
    let seen: Scene = QUIET;
    return {
      look(game) {
        seen = sceneOf(game);
      },
      scene: () => seen,
      resume(_game, scene) {
        seen = scene ?? QUIET;
      },
    };
  },
  // Chance picks cards in this game: nothing is rolled.
  roll: () => null,
};
