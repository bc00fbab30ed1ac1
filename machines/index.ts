// The statecharts: the order of play, sequence by sequence, for XState's own tools; and `gameLogic`, which runs them all.

export { attackMachine } from './attack.ts';
export { battleStepMachine } from './battle-step.ts';
export { buildStepMachine } from './build-step.ts';
export { damageMachine } from './damage.ts';
export { effectMachine } from './effect.ts';
export { innermost, levels, type Rest, type Resting, stateValue } from './express.ts';
export { gameChart, gameLogic } from './game.ts';
export { type Inspect, mirror } from './mirror.ts';
export { type OutlineStep, outlineOf, stepAt } from './outline.ts';
export { preparationMachine } from './preparation.ts';
export { retreatStepMachine } from './retreat-step.ts';
export type { SequenceContext, SequenceEvent, SequenceInput } from './sequence.ts';
export { turnMachine } from './turn.ts';
