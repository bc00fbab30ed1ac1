// The menus of cards, and dragging a card: fetched when somebody comes to do something with one.
import { sheet as sheetStyles } from './sheet.styles.ts';

export { hang } from '../shared/hang.ts';
export { drag } from './drag.ts';
export { sheet } from './sheet.ts';

export const styles = [sheetStyles];
