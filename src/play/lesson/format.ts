// A lesson: small steps with a position, a few words, and something to do or to answer. It is data; positions and deeds are in
// the notation. Its schema says what each field is for.

export type { LessonFile as Lesson, LessonStep, Play, Task } from '../../swtcg/files/validators/lesson.ts';
export type { CourseFile as Course } from '../files/validators/course.ts';
