// What the learner does at a step of a lesson: reads, answers or does something, and is told whether it was right; or plays a game.
import { and, not } from 'xstate';
import { lessonSetup } from './lesson-setup.ts';

/** What the learner does where something is asked. */
const task = lessonSetup.createStateConfig({
  on: {
    ANSWER: [
      { guard: 'isRight', target: 'right', actions: 'giveAnswer' },
      { target: 'wrong', actions: 'giveAnswer' },
    ],
    JUDGED: [
      {
        guard: 'isRight',
        target: 'right',
        actions: { type: 'reply', params: ({ event }) => ({ kind: 'right', said: event.said }) },
      },
      {
        target: 'wrong',
        actions: { type: 'reply', params: ({ event }) => ({ kind: 'wrong', said: event.said }) },
      },
    ],
    REFUSED: {
      target: 'refused',
      actions: { type: 'reply', params: ({ event }) => ({ kind: 'refused', said: event.said }) },
    },
    NEXT: 'tooEarly',
  },
});

export const step = lessonSetup.createStateConfig({
  entry: ['enterStep', 'layOut', 'tellOfTable', 'announceStep'],
  initial: 'entered',
  on: {
    SEEK: {
      target: 'step',
      reenter: true,
      actions: { type: 'goTo', params: ({ event }) => event.step },
    },
    BACK: { guard: 'hasStepBefore', target: 'step', reenter: true, actions: 'goBack' },
    AGAIN: { target: 'step', reenter: true },
  },
  states: {
    entered: {
      always: [
        { guard: 'isGame', target: 'playing' },
        { guard: 'hasTask', target: 'asking' },
        { target: 'reading' },
      ],
    },
    /** Words only: nothing is to be done. */
    reading: { tags: 'solved', on: { NEXT: 'leaving' } },
    asking: task,
    wrong: { ...task, entry: 'showReply' },
    /** The rules refuse what the learner wants to try. */
    refused: { ...task, entry: 'showReply' },
    /** The learner wants to go on before it is done. */
    tooEarly: { ...task, entry: 'showReply' },
    right: {
      tags: 'solved',
      entry: 'showReply',
      on: {
        ANSWER: { actions: ['giveAnswer', 'showReply'] },
        NEXT: 'leaving',
      },
    },
    /** A whole game, with words for each chance. */
    playing: {
      on: {
        TIP: { actions: { type: 'giveTip', params: ({ event }) => event.tip } },
        GAME_OVER: { target: 'gameOver', actions: ['sayEnd', 'showReply'] },
        // A game that was left for now is not done.
        NEXT: [
          { guard: and([not('hasStepAfter'), 'hasCourse']), target: '#lesson.content.course' },
          { target: 'leaving' },
        ],
      },
    },
    gameOver: {
      tags: 'solved',
      on: {
        GAME_OVER: { actions: ['sayEnd', 'showReply'] },
        NEXT: 'leaving',
      },
    },
    leaving: {
      tags: 'solved',
      always: [
        { guard: 'hasStepAfter', target: '#lesson.content.step', reenter: true, actions: 'goOn' },
        { guard: 'hasNextLesson', target: 'continuing', actions: ['announceDone', 'loadNext'] },
        { guard: 'hasCourse', target: '#lesson.content.course', actions: 'announceDone' },
        { target: 'finished', actions: 'announceDone' },
      ],
    },
    /** The lesson is done, and the next one of the course is on its way. */
    continuing: { tags: 'solved' },
    finished: { tags: 'solved' },
  },
});
