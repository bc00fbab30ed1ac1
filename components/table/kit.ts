// All that a table plays with: it comes with the engine when a game is opened, and not with the page.

export * as choosing from '../../machines/ui/choosing.ts';
export { Session } from '../../src/play/session.ts';
export { gameOfFile } from '../source/game.ts';
export { TableGame } from './game.ts';
export { momentsAfter } from './moments.ts';
export { tableView } from './view.ts';
