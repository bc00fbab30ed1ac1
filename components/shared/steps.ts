// The types of what a viewer or a table shows, for the elements.
export type { Perspective, RollView } from '../../src/core/game/game-steps.ts';
export { type Heading, NO_HEADING } from '../../src/play/steps/heading.ts';
export type { Luck, Step, Steps } from '../../src/play/steps/step.ts';
export * from '../../src/play/timeline/source.ts';
