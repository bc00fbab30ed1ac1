// The parts of a table that speak of the game: they come with the engine, and not with the page.
export { Session } from '../../play/session.ts';
export { Choice } from './choice.ts';
export { TableGame } from './game.ts';
export { tableView } from './view.ts';
