// The form of lessons of this game. The module as a whole is the game's `lessons` (src/core/game/game-files.ts).
export { lessonFile as check } from './validators/lesson.ts';
