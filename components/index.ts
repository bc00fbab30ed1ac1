// Every element as a class. Importing this registers no tag: `swtcg-elements/define` and `swtcg-elements/swtcg-card` do.
export type { AttackView, DieView, PlayView } from '../play/account/attack-view.ts';
export { SwtcgBoard } from './board/board.ts';
export type { CardFace, CardFaces } from './board/face.ts';
export { SwtcgCard } from './card/card.ts';
export { SwtcgControls } from './controls/controls.ts';
export type { LessonEvents } from './lesson/events.ts';
export { SwtcgLesson } from './lesson/lesson.ts';
export { type LogLine, SwtcgLog } from './log/log.ts';
export { SwtcgOdds } from './odds/odds.ts';
export type { ReplayEvents } from './replay/events.ts';
export { SwtcgReplay } from './replay/replay.ts';
export { SwtcgRule } from './rule/rule.ts';
export { SwtcgSequence } from './sequence/sequence.ts';
export { define } from './shared/element.ts';
export type { Live, Perspective, Problem, Step, Steps } from './shared/steps.ts';
export type { TableEvents } from './table/events.ts';
export { SwtcgTable } from './table/table.ts';
export { SwtcgWrite } from './write/write.ts';
