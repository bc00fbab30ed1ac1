// From JSON to a lesson that is right in form, or to an error that says what is wrong and where.
import { fail, within } from '../scenario/fail.ts';
import { fieldsOf, integer, listOf, namedOf, oneOf, truth, wording } from '../scenario/fields.ts';
import {
  type Answer,
  type Ask,
  COURSE_FORMAT,
  type Course,
  type Do,
  LESSON_FORMAT,
  type Lesson,
  type LessonStep,
  type Mistake,
  type Play,
} from './format.ts';

export { parseJson } from '../scenario/json.ts';

const said = (value: unknown, path: string): string => wording(value, path, 'a text');
const lines = (value: unknown, path: string): string[] => listOf(value, path, 'a list of texts', said);

function readAnswer(value: unknown, path: string): Answer {
  const { text, right, said: reply } = fieldsOf(value, path, ['text', 'right', 'said'], 'an answer');
  return {
    text: said(text, within(path, 'text')),
    right: right === undefined ? false : truth(right, within(path, 'right')),
    said: said(reply, within(path, 'said')),
  };
}

function readAsk(value: unknown, path: string): Ask {
  const { question, answers } = fieldsOf(value, path, ['question', 'answers'], 'a question');
  const found = listOf(answers, within(path, 'answers'), 'a list of answers', readAnswer);
  if (found.filter(({ right }) => right).length !== 1 || found.length < 2)
    fail(within(path, 'answers'), 'A question has two answers or more, and one of them is right.');
  return { question: said(question, within(path, 'question')), answers: found };
}

function readMistake(value: unknown, path: string): Mistake {
  const { sentence, said: reply } = fieldsOf(value, path, ['sentence', 'said'], 'a mistake');
  return { sentence: said(sentence, within(path, 'sentence')), said: said(reply, within(path, 'said')) };
}

const DO = ['words', 'right', 'said', 'wrong', 'illegal', 'otherwise', 'replies'] as const;

function readDo(value: unknown, path: string): Do {
  const fields = fieldsOf(value, path, DO, 'something to do');
  const text = (key: (typeof DO)[number]) => said(fields[key], within(path, key));
  const list = (key: (typeof DO)[number]) => lines(fields[key] ?? [], within(path, key));
  const right = list('right');
  if (right.length === 0) fail(within(path, 'right'), 'Something has to be right here.');
  return {
    words: text('words'),
    right,
    said: text('said'),
    wrong: listOf(fields.wrong ?? [], within(path, 'wrong'), 'a list of mistakes', readMistake),
    illegal: list('illegal'),
    otherwise: text('otherwise'),
    replies: list('replies'),
  };
}

function readPlay(value: unknown, path: string): Play {
  const { against, seed, tips, won, lost } = fieldsOf(
    value,
    path,
    ['against', 'seed', 'tips', 'won', 'lost'],
    'a game to play',
  );
  const named = namedOf(tips ?? {}, within(path, 'tips'), 'tips by the kind of chance', 'a chance');
  return {
    against: oneOf(against, within(path, 'against'), ['greedy', 'random'], 'a built-in player'),
    seed: integer(seed, within(path, 'seed'), 'a seed'),
    tips: Object.fromEntries(
      named.map(([kind, tip]) => [kind, said(tip, within(within(path, 'tips'), kind))]),
    ),
    won: said(won, within(path, 'won')),
    lost: said(lost, within(path, 'lost')),
  };
}

function readStep(value: unknown, path: string): LessonStep {
  const fields = fieldsOf(value, path, ['say', 'table', 'ask', 'do', 'play', 'rule'], 'a step of a lesson');
  const tasks = (['ask', 'do', 'play'] as const).filter((key) => fields[key] !== undefined);
  if (tasks.length > 1) fail(path, 'A step asks, or wants something done, or is a game: one of them.');
  return {
    say: lines(fields.say, within(path, 'say')),
    ...(fields.table !== undefined && { table: lines(fields.table, within(path, 'table')) }),
    ...(fields.rule !== undefined && { rule: said(fields.rule, within(path, 'rule')) }),
    ...(fields.ask !== undefined && { ask: readAsk(fields.ask, within(path, 'ask')) }),
    ...(fields.do !== undefined && { do: readDo(fields.do, within(path, 'do')) }),
    ...(fields.play !== undefined && { play: readPlay(fields.play, within(path, 'play')) }),
  };
}

export function readLesson(json: unknown): Lesson {
  const fields = fieldsOf(json, '$', ['format', 'title', 'goal', 'side', 'steps'], 'a lesson');
  oneOf(fields.format, '$.format', [LESSON_FORMAT], 'the format');
  const steps = listOf(fields.steps, '$.steps', 'a list of steps', readStep);
  if (steps.length === 0) fail('$.steps', 'A lesson has at least one step.');
  return {
    format: LESSON_FORMAT,
    title: said(fields.title, '$.title'),
    goal: said(fields.goal, '$.goal'),
    side: oneOf(fields.side, '$.side', ['dark', 'light'], 'a side'),
    steps,
  };
}

export function readCourse(json: unknown): Course {
  const fields = fieldsOf(json, '$', ['format', 'title', 'lessons'], 'a course');
  oneOf(fields.format, '$.format', [COURSE_FORMAT], 'the format');
  return {
    format: COURSE_FORMAT,
    title: said(fields.title, '$.title'),
    lessons: listOf(fields.lessons, '$.lessons', 'a list of lessons', (value, path) => {
      const { title, goal, src } = fieldsOf(value, path, ['title', 'goal', 'src'], 'a lesson of a course');
      return {
        title: said(title, within(path, 'title')),
        goal: said(goal, within(path, 'goal')),
        src: said(src, within(path, 'src')),
      };
    }),
  };
}
