// What no book says: a ruling of the project, and guards of the engine.
import type { Rule } from './rule.ts';

export const engineRules = {
  'effect.idle': {
    title: 'A use that does nothing',
    section: 'Project rulings, 2',
    text: "A use that couldn't change anything is refused before it is paid for, with the reason. The few that the rulebook explicitly allows to do nothing are accepted.",
  },
  'effect.manual': {
    title: 'Text carried out by hand',
    section: 'Engine',
    text: "The engine knows this text but can't carry it out. The players do so at the table.",
  },
  'judge.set': {
    title: 'Put by hand',
    section: 'Engine',
    text: 'Somebody changed the table directly: a judge, or two players who agreed. No rule was checked, so a game with such a step is never called exact.',
  },
  'judge.reveal': {
    title: 'An unknown card is named',
    section: 'Engine',
    text: 'A game written down from notes may have unknown cards. When one of them is revealed, it is named and counts as that card from then on.',
  },
  'guard.loop': {
    title: 'Endless loop',
    section: 'Engine',
    text: 'When cards keep triggering each other far beyond what a real turn needs, the engine stops the game with an error that names the last of them. It also stops a game in which turns pass without end and nobody has a decision.',
  },
} as const satisfies Record<string, Rule>;
