// The charts of the game, and the steps that each of them has. They come with the engine: load this by import() only.
export { outlineOf, stepAt } from '../../machines/outline.ts';
