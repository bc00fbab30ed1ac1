// The charts of the game, and the steps that each of them has. They come with the engine: load this by import() only.
export { stepAt } from '../../machines/host/outline.ts';
export { outlineOf } from '../../machines/swtcg/outline.ts';
