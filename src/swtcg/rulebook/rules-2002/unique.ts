// Unique cards, stacks and Pilots.
import type { Rule } from '../rules/rule.ts';

export const uniqueRules2002 = {
  'unique.one': {
    title: 'One of each unique unit',
    section: 'Unique Cards',
    text: 'A player has one unit of a unique name, in battle or retreated. A second one that joins no stack is discarded: the one that was deployed last.',
  },
  'unique.contest': {
    title: 'Contest',
    section: 'Contested Unique Units',
    text: "If both players have the same unique unit in battle in the battle phase, they bid Force: Dark stands at 0, Light is asked first. Force and build cost count together, Dark wins ties, and the loser's unit retreats untapped.",
  },
  'stack.unique': {
    title: 'Only unique cards stack',
    section: 'General Stacking Rules',
    text: 'Cards without a version letter are never stacked.',
  },
  'stack.name': {
    title: 'Same name in a stack',
    section: 'General Stacking Rules',
    text: 'All cards of a stack have one name, or two names that the book lists as one person.',
  },
  'stack.version': {
    title: 'Each version once in a stack',
    section: 'General Stacking Rules',
    text: 'No version lies twice in the same stack.',
  },
  'stack.four': {
    title: 'Four cards in a stack',
    section: 'General Stacking Rules',
    text: 'A stack has four cards at most.',
  },
  'stack.rearrange': {
    title: 'Rearranging a stack',
    section: 'Rearranging Cards in a Stack',
    text: 'In the build step another card of a stack can come to its top. If it costs more than the present one, the difference is paid in one turn.',
  },
  'stack.arena': {
    title: 'A top card of another type',
    section: 'Stacking Unique Cards',
    text: 'A stack has the type of its top card and goes to that arena.',
  },
  'pilot.move': {
    title: 'Moving a Pilot',
    section: 'Pilots during the Build Step',
    text: 'From its own arena or the build zone a Pilot boards a Space or Ground unit in battle. From there it changes to any fitting unit, or goes off to one of those two places.',
  },
  'pilot.droid': {
    title: 'No Pilot for a Droid',
    section: 'Pilots',
    text: 'A unit with the subtype Droid takes no Pilot, even one that is a Droid too.',
  },
  'pilot.most': {
    title: 'One Pilot on a unit',
    section: 'Pilots',
    text: 'A unit has room for one Pilot, whatever it is, unless a card says otherwise.',
  },
  'pilot.off': {
    title: 'A Pilot comes off',
    section: 'Unique Pilots',
    text: 'Rearranging may bring a Pilot card to the top that does not fit the unit: the Pilot leaves it. That is not its one move.',
  },
  'pilot.retreat': {
    title: 'Retreating with a Pilot',
    section: 'Pilots during the Retreat Step',
    text: 'A unit with a Pilot retreats only if both are untapped, and both are tapped for it. The Pilot can also retreat without the unit.',
  },
  'pilot.control': {
    title: 'Pilots of both players',
    section: 'Piloting Units',
    text: 'A Pilot belongs to the unit that it is on; one that would be of another player leaves it.',
  },
} as const satisfies Record<string, Rule>;
