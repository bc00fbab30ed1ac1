// What this game shows at each step of an account (src/core/game/game-steps.ts).
import type { GameSteps, RollView } from '../../core/game/game-steps.ts';
import { keywordSum } from '../effects/abilities.ts';
import type { CardId, GameState, Side } from '../model/state.ts';
import { label } from '../model/zones.ts';
import { hitOn } from '../rules/attack/hit-on.ts';
import type { SwtcgTypes } from '../types.ts';
import type { CardFace } from './card-face.ts';
import { isHidden, maskedView, masks } from './hidden.ts';
import { watchScene } from './scene-watch.ts';
import { view } from './view.ts';

/** Whom dice of damage are thrown against, where the effect has one target; of several the account does not know. */
function targetOf(game: GameState): CardId | undefined {
  const [one, ...more] = game.frames.at(-1)?.choices.flatMap((chosen) => chosen ?? []) ?? [];
  return more.length === 0 ? one : undefined;
}

/** The dice that fell last, and what each of them needed. */
function roll(game: GameState): RollView<Side> | null {
  const last = game.rolls.at(-1);
  const thrown = game.chance.rolls.at(-1);
  if (!last || !thrown) return null;
  const { by, kind } = last;
  const attack = kind === 'attack' ? game.attacks.at(-1) : undefined;
  const target = attack?.defender ?? (kind === 'damage' ? targetOf(game) : undefined);
  const bonus = attack ? keywordSum(game, attack.attacker, 'dieBonus') : 0;
  const least = target === undefined ? null : Math.max(1, hitOn(game, target) - bonus);
  return { by, kind, least, dice: thrown.map((value) => ({ value, hit: least !== null && value >= least })) };
}

/** The printed face of every card in the game. */
export function facesOf({ box, cards }: GameState): Readonly<Record<CardId, CardFace>> {
  const faces: Record<CardId, CardFace> = {};
  for (const { id, def } of cards) {
    const face = box.defs[def];
    if (face) faces[id] = face;
  }
  return faces;
}

export const steps: GameSteps<SwtcgTypes> = {
  faces: facesOf,
  nameOf: label,
  viewFor: (game, who) => (who === 'both' ? view(game) : maskedView(game, masks(game, who))),
  zoneOf(game, id, who) {
    const card = game.cards[game.box.index[id] ?? -1];
    return !card || (who !== 'both' && isHidden(card, who)) ? null : card.zone;
  },
  isPayment: ({ rule }) => rule === 'cost.pay',
  watch: watchScene,
  roll,
};
