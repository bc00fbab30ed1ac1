// What is drawn once a reader has begun to read: the dice with their odds.
import type { StepDetails } from '../../shared/game-display.ts';
import { SwtcgCard } from '../card/card.ts';
import { SwtcgOdds } from '../odds/odds.ts';
import { insight } from './roll.ts';

export const details: StepDetails = {
  // A reader is likely to open a card, too.
  parts: { 'swtcg-card': SwtcgCard, 'swtcg-odds': SwtcgOdds },
  insight,
};
