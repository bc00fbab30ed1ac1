// The types of what a viewer or a table shows, for the elements.
export { type Heading, NO_HEADING } from '../../src/play/steps/heading.ts';
export type { Luck, Perspective, RollView, Step, Steps } from '../../src/play/steps/step.ts';
export * from '../../src/play/timeline/source.ts';
