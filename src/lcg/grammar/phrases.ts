// Parts of wordings that stand in several forms, or that are long.

export const ON_YOUR_SIDE = 'as a participating unit on your side';
export const IN_ANY_ORDER = 'in any order';
export const OF_YOUR_DECK = 'of your deck';
export const INTO_PLAY = 'into play';
export const TO_YOUR_HAND = 'to your hand';
export const INTO_YOUR_HAND = 'into your hand';
export const FROM_HAND = 'from your hand';
export const FROM_DISCARD = 'from your discard pile';
export const THE_BALANCE = 'the Balance of the Force';
export const THE_DIAL = 'the Death Star dial';
export const LIGHT_SIDE = 'the light side';
export const DARK_SIDE = 'the dark side';
export const ITS_OWNERS = "its owner's";
export const A_DARK_OBJECTIVE = 'any dark side objective';
export const NO_MATCH = 'ignore resource match requirements';
export const A_MATCH = 'provide a resource match';
export const CARD_EFFECTS = 'the card effects';
export const OTHER_FATES = 'all other fate cards just revealed';
export const ENGAGEMENT_IN_WHICH = 'during an engagement in which';
export const IF_TIED = 'in case of a tie';
