// The types of what a viewer or a table shows, for the elements.
export { type Heading, NO_HEADING } from '../../play/account/heading.ts';
export type { Luck, Perspective, RollView, Step, Steps } from '../../play/account/step.ts';
export * from '../../play/timeline/source.ts';
