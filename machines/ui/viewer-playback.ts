// Steps of the viewer that follow by themselves.
import { and, emit, stateIn } from 'xstate';
import { viewer } from './viewer-setup.ts';

/** Steps that follow by themselves. */
export const playback = viewer.createStateConfig({
  initial: 'paused',
  states: {
    paused: {
      on: {
        play: [
          { guard: 'isEmpty', target: 'eager' },
          { guard: stateIn({ file: 'loading' }), target: 'eager' },
          { guard: stateIn({ game: 'opening' }), target: 'eager' },
          { guard: 'isPlayable', target: 'playing', actions: 'rewind' },
        ],
        drawn: { guard: and(['isAutoplay', 'isPlayable']), target: 'playing' },
      },
    },
    /** It plays as soon as there is a game. */
    eager: {
      always: { guard: stateIn({ file: 'failed' }), target: 'paused' },
      on: {
        pause: 'paused',
        disconnect: 'paused',
        drawn: [{ guard: 'isPlayable', target: 'playing' }, { target: 'paused' }],
      },
    },
    playing: {
      initial: 'step',
      entry: emit({ type: 'play' }),
      exit: emit({ type: 'pause' }),
      on: {
        pause: 'paused',
        name: { guard: 'isNamed', target: 'paused' },
        enter: 'paused',
        resume: 'paused',
        branch: 'paused',
        disconnect: 'paused',
        opened: 'paused',
        // Whatever step was gone to has its time.
        seek: '.step',
        step: '.step',
      },
      states: {
        step: {
          after: {
            pace: [
              {
                guard: 'hasNext',
                target: 'step',
                reenter: true,
                actions: [emit({ type: 'advance' }), { type: 'step', params: 1 }],
              },
              { guard: 'isGrowing', target: 'step', reenter: true },
              { target: '#viewer.playback.paused', actions: emit({ type: 'ended' }) },
            ],
          },
        },
      },
    },
  },
});
