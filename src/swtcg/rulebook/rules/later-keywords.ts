// Keywords of later sets, which the book of 2022 does not list: what the cards say in brackets is the rule.
import type { Rule } from './rule.ts';

export const laterKeywordRules = {
  'keyword.adapt': {
    title: 'Adapt',
    section: 'Terms, Reminder text',
    text: 'As battle begins its player picks one of the lists between the slashes, and the unit has what stands there for the rest of the turn.',
  },
  'keyword.consume': {
    title: 'Consume',
    section: 'Terms, Reminder text',
    text: 'Whatever falls to damage from the unit ends up face-down under it. Each card lying there makes it 10 faster and adds 1 to its power and its health.',
  },
  'keyword.overload': {
    title: 'Overload',
    section: 'Terms, Reminder text',
    text: 'Once in each of its attacks the unit can take X more power. After that attack it rolls X dice of damage against itself.',
  },
  'keyword.tenacity': {
    title: 'Tenacity',
    section: 'Terms, Reminder text',
    text: 'If a unit has done less than X damage by its first attack of a turn, it may go for the same target once more although it is tapped.',
  },
} as const satisfies Record<string, Rule>;
