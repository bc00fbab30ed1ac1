// The charts of an edition, and the steps that each of them has. They come with the engine: load this by import() only.
import { type OutlineStep, outlineOf } from '../../machines/swtcg/outline.ts';
import { editionOf } from '../../src/swtcg/editions/index.ts';

export { stepAt } from '../../machines/host/outline.ts';
export { outlineOf };

export const stepsOf = (name: Parameters<typeof outlineOf>[0], ruleset: string): readonly OutlineStep[] =>
  outlineOf(name, editionOf({ ruleset }));
