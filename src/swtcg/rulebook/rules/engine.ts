// What no book says: a ruling of the project, and guards of the engine.
import type { Rule } from './rule.ts';

export const engineRules = {
  'effect.idle': {
    title: 'A use that does nothing',
    section: 'Project rulings, 2',
    text: 'Something that could not change anything is refused before it is paid for, and the reason is given. The few uses that the rulebook explicitly lets come to nothing are accepted.',
  },
  'effect.manual': {
    title: 'Text carried out by hand',
    section: 'Engine',
    text: 'The engine knows this text but cannot carry it out. The players do so themselves at the table.',
  },
  'judge.set': {
    title: 'Put by hand',
    section: 'Engine',
    text: 'Somebody changed the table directly, as a judge or two agreeing players may. No rule was asked, so a game with such a step is never called exact.',
  },
  'judge.reveal': {
    title: 'An unknown card is named',
    section: 'Engine',
    text: 'A game written down from notes may have cards that nobody wrote down. Once one of them shows itself, it is named and counts as that card from then on.',
  },
  'guard.loop': {
    title: 'Endless loop',
    section: 'Engine',
    text: 'When cards keep setting each other off far beyond what any real turn needs, the engine stops the game with an error that names the last of them. It also stops a game whose turns follow each other without end because nobody has anything left to decide.',
  },
} as const satisfies Record<string, Rule>;
