// The types of what a viewer or a table shows, for the elements.
import type * as core from '../../src/core/game/game-steps.ts';
import type { Side } from '../../src/swtcg/language/terms.ts';

export type { RollView } from '../../src/core/game/game-steps.ts';
export { type Heading, NO_HEADING } from '../../src/play/steps/heading.ts';
export type { Luck, Step, Steps } from '../../src/play/steps/step.ts';

export type Perspective = core.Perspective<Side>;
export * from '../../src/play/timeline/source.ts';
