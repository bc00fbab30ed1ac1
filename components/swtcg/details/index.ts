// What is drawn once a reader has begun to read: the dice with their odds. A reader is likely to open a card, too.
export { SwtcgCard } from '../card/card.ts';
export { SwtcgOdds } from '../odds/odds.ts';
export { insight } from './roll.ts';
