// What a reader opens, and what is shown once they have begun to read: one part of the script, fetched then.
import { dice } from '../shared/dice.styles.ts';
import { menu } from '../shared/menu.styles.ts';
import { keys } from './key-list.styles.ts';
import { search } from './log-search.styles.ts';
import { insight as roll } from './roll.styles.ts';
import { reason } from './verdict-reason.styles.ts';

export { openAt as openMenu } from '../shared/menu.ts';
export { keyList } from './key-list.ts';
export { searchField, unmarkFound } from './log-search.ts';
export { verdictReason } from './verdict-reason.ts';
export { viewerMenu } from './viewer-menu.ts';

/** How all of it looks in a viewer. */
export const viewerStyles = [menu, keys, reason, search, dice, roll];
