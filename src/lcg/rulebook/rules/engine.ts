// Guards of the engine, and what is done by hand.
import type { Rule } from './rule.ts';

export const engineRules = {
  'chance.picked': {
    title: 'Random picks',
    section: 'Capture and Rescue (p. 26)',
    text: 'Where chance decides, each card that could be picked is equally likely, and nobody sees it beforehand.',
  },
  'judge.set': {
    title: 'Put by hand',
    section: 'Engine',
    text: 'Somebody changed the table directly, as a judge or two agreeing players may. No rule was asked, so a game with such a step is never called exact.',
  },
  'guard.loop': {
    title: 'Endless loop',
    section: 'Rulings, 75',
    text: 'When cards keep setting each other off far beyond what a real game needs, the engine stops with an error that names the last of them.',
  },
} as const satisfies Record<string, Rule>;
