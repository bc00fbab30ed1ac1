// Generated from replays/schema/swtcg-lesson-1.json by `npm run validators`: change that file, not this one.
import { array, boolean, integer, object, oneOf, string, type Check } from '../../../core/files/checks.ts';
import { name } from './game.ts';

export type Said = string;
/** One of several answers to a question, and what is said to whoever gives it. */
export type Answer = { readonly text: Said; readonly right?: boolean; readonly said: Said; };
export type Ask = { readonly question: Said; readonly answers: readonly (Answer)[]; };
/** A sentence of the notation, and what is said to whoever does that. */
export type Mistake = { readonly sentence: Said; readonly said: Said; };
export type Task = { /** What the learner is to do, in words. */ readonly words: string; /** Sentences, each of them right. Fields that a sentence leaves out may be anything. */ readonly right: readonly (Said)[]; readonly said: Said; /** What would be legal and is not meant. */ readonly wrong?: readonly (Mistake)[]; /** What the rules refuse here: the learner may try it, and hears the engine's own reason. */ readonly illegal?: readonly (Said)[]; /** Said of everything else. */ readonly otherwise: string; /** What the other side does afterwards, in order; it passes where it has nothing to do. */ readonly replies?: readonly (Said)[]; };
/** A whole game against a built-in player, with words for each kind of chance that comes. */
export type Play = { readonly against: "greedy" | "random"; readonly seed: number; /** By the kind of window: build, retreat, speed, prevention … */ readonly tips?: Readonly<Record<string, Said>>; readonly won: Said; readonly lost: Said; };
export type LessonStep = { readonly say: readonly (Said)[]; /** The lines of a position, and of what has happened in it; without them the table stays as it is. */ readonly table?: readonly (Said)[]; readonly rule?: Said; readonly ask?: Ask; readonly do?: Task; readonly play?: Play; };
/** Small steps with a position, a few words, and something to do or to answer (swtcg-lesson/1). */
export type LessonFile = { readonly format: "swtcg-lesson/1"; readonly title: Said; /** What one can do afterwards, in one sentence. */ readonly goal: string; /** The edition whose rules it teaches; that of 2022 where it names none. */ readonly ruleset?: "swtcg-2022" | "swtcg-2002"; /** The side that the learner plays. */ readonly side: "dark" | "light"; readonly steps: readonly (LessonStep)[]; };

export const said: Check = string({ title: "a text", maxLength: 10000, pattern: /\S/u });
export const answer: Check = object({ text: said, right: boolean, said: said }, { title: "an answer", required: ["text","said"], additional: null });
export const ask: Check = object({ question: said, answers: array(answer, { title: "a list of answers", minItems: 2, maxItems: 1000 }) }, { title: "a question", required: ["question","answers"], additional: null });
export const mistake: Check = object({ sentence: said, said: said }, { title: "a mistake", required: ["sentence","said"], additional: null });
export const task: Check = object({ words: string({ title: "a text", maxLength: 10000, pattern: /\S/u }), right: array(said, { title: "a list of sentences", minItems: 1, maxItems: 1000 }), said: said, wrong: array(mistake, { title: "a list of mistakes", maxItems: 1000 }), illegal: array(said, { title: "a list of sentences", maxItems: 1000 }), otherwise: string({ title: "a text", maxLength: 10000, pattern: /\S/u }), replies: array(said, { title: "a list of sentences", maxItems: 1000 }) }, { title: "something to do", required: ["words","right","said","otherwise"], additional: null });
export const play: Check = object({ against: oneOf(["greedy","random"], { title: "a built-in player" }), seed: integer({ title: "a seed", minimum: 0, maximum: 9999 }), tips: object({}, { title: "tips by the kind of chance", maxProperties: 2000, additional: said, propertyNames: name }), won: said, lost: said }, { title: "a game to play", required: ["against","seed","won","lost"], additional: null });
export const lessonStep: Check = object({ say: array(said, { title: "a list of texts", maxItems: 1000 }), table: array(said, { title: "a list of texts", maxItems: 1000 }), rule: said, ask: ask, do: task, play: play }, { title: "a step of a lesson", required: ["say"], additional: null });
export const lessonFile: Check = object({ format: oneOf(["swtcg-lesson/1"]), title: said, goal: string({ title: "a text", maxLength: 10000, pattern: /\S/u }), ruleset: oneOf(["swtcg-2022","swtcg-2002"], { title: "a ruleset" }), side: oneOf(["dark","light"], { title: "a side" }), steps: array(lessonStep, { title: "a list of steps", minItems: 1, maxItems: 1000 }) }, { title: "a lesson", required: ["format","title","goal","side","steps"], additional: null });
