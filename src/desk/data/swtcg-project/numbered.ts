// The numbered rulings of the project, in their order: how it reads the 2022 rulebook where it is open.
import type { Section } from '../../model/document.ts';

export const numbered: readonly Section[] = [
  {
    section: 'Numbered rulings, Battle',
    kind: 'term',
    entries: [
      {
        title: 'Intercept, Redirect, Retaliate',
        aliases: ['Intercept', 'Redirect', 'Retaliate', 'Ruling 1'],
        text: 'Once a turn is no limit for them: every copy on a unit can be used in each attack of the turn, one time per attack.',
      },
      {
        title: 'A use that can do nothing',
        aliases: ['Use without effect', 'Ruling 2'],
        example: 'examples/ferocity.txt',
        text: "It is refused, and the refusal says why. Only a few such uses may be made and paid for in vain: Intercept where the attacker can't attack the unit that would step in; Intercept and Redirect in an attack with Precision; preventing unpreventable damage; disrupting something that can't be disrupted; prevention in the chance that Cunning opens before the damage is known.",
      },
      {
        title: 'Deflect',
        aliases: ['Ruling 3'],
        example: 'examples/deflect-a-deflect.txt',
        text: 'The new damage waits until the current chance is over. Then it has pending and prevention chances of its own. No counters are placed before the last of these chances has closed; after that they are placed in the order in which the damages came up.',
      },
      {
        title: 'Overkill',
        aliases: ['Ruling 4'],
        example: 'examples/overkill.txt',
        text: "What is in excess is measured against health minus the counters already on the defender. Extra damage of Critical Hit consists of no hits, so it can't be passed on.",
      },
      {
        title: 'Bombard, Barrage, Ion Cannon',
        aliases: ['Bombard', 'Barrage', 'Ion Cannon', 'Ruling 5'],
        also: ['with X power'],
        example: 'examples/bombard.txt',
        text: 'X takes the place of the printed power alone; what the stack and other effects give is still added. Cards that say "with X power" are different: there, as the glossary has it, the power from the stack is replaced as well.',
      },
      {
        title: 'Critical Hit',
        aliases: ['Ruling 6'],
        example: 'examples/six-rolled-again.txt',
        text: 'It looks for a natural six in the roll that finally counts. The six may have missed, and there may have been no hit at all; in that case this extra damage is the whole pending damage.',
      },
      {
        title: 'Foresight / Forewarning',
        aliases: ['Foresight', 'Forewarning', 'Ruling 7'],
        example: 'examples/forewarning.txt',
        text: 'A prediction of 0 is allowed. It comes true if no hit was rolled.',
      },
      {
        title: 'When the attack ends',
        aliases: ['End of the attack', 'Ruling 8'],
        text: 'Three things follow each other: triggered effects that were waiting; activated effects that were waiting, such as Retaliate; then what players play for this moment. In each of the three Dark is first.',
      },
      {
        title: 'Double Damage',
        aliases: ['Ruling 9'],
        text: "It concerns the damage by which the unit's attack hits the defender. Whatever else the unit damages is not doubled.",
      },
      {
        title: 'A source that has left play',
        aliases: ['Stun', 'Bounty', 'Ferocity', 'Ruling 10'],
        also: ['source (of damage)'],
        text: 'Its damage still has the keywords that it had at the end: Stun, Bounty and Ferocity work.',
      },
      {
        title: "Fury's extra dice",
        aliases: ['Fury', 'Focus', 'Backfire', 'Ruling 11'],
        text: "Fury, Focus and Backfire look at the initial roll, and these dice don't belong to it. They do count for hits, and after rerolls for natural numbers.",
      },
      {
        title: 'For its next attack',
        aliases: ['Absorb', 'Ruling 12'],
        also: ['Persuade'],
        example: 'examples/focus.txt',
        text: "Absorb, Focus and Persuade give such bonuses or penalties. They apply to the first attack that comes and isn't disrupted, even if that is turns later, and are gone with it.",
      },
      {
        title: 'Two sources of Inspiration',
        aliases: ['Ruling 13'],
        text: 'A third unit has the bonus of both. Being isolated restricts copies on a single unit; what several units give is added up.',
      },
      {
        title: 'Dice of damage',
        aliases: ['Ruling 14'],
        text: 'Of all keywords Armor alone has to do with these dice. Damage that comes of them is ordinary: Evade, Protect, Deflect and other prevention work on it.',
      },
    ],
  },
  {
    section: 'Numbered rulings, Command phase',
    kind: 'term',
    entries: [
      {
        title: 'A cheaper Location',
        aliases: ['Location', 'Ruling 15'],
        text: "You may complete it even though you don't pay the difference to the Location in its way. It is discarded then.",
      },
      {
        title: "One's own duplicate",
        aliases: ['Duplicate', 'Own duplicate', 'Ruling 16'],
        example: 'examples/own-duplicate.txt',
        text: 'To see which of two equal unique units is the cheaper, look at what is printed on their top cards. If that is the same, their controller may discard either.',
      },
      {
        title: 'Contests',
        aliases: ['Contesting', 'Contested', 'Ruling 17'],
        example: 'examples/contest.txt',
        text: 'Units contest when both are in arenas, whether or not in the same one; after the units the Equipment on them does. It happens as the battle phase begins, and in its course whenever there is such a pair, before anything else goes on. A player who bids again must bid more than before. Bidding is over when both pass in a row.',
      },
      {
        title: 'A card put under by the Stack keyword',
        aliases: ['Ruling 18'],
        text: 'It costs 1 build point. A card that goes beneath becomes the lowest of the stack.',
      },
      {
        title: 'A piloted unit retreats',
        aliases: ['Piloted unit', 'Ruling 19'],
        example: 'examples/piloted-retreat.txt',
        text: 'Its Pilot has to be untapped as well. If there are several, the controller first sends all of them but one to the build zone.',
      },
      {
        title: 'A Pilot',
        aliases: ['Ruling 20'],
        text: 'One move takes it from one unit straight to another. For a unit of several arenas, returning from the build zone is not the move between arenas.',
      },
      {
        title: 'Equipment on a Subordinate',
        aliases: ['Subordinate', 'Ruling 21'],
        text: "If the Subordinate retreats, it goes to the supply, but the Equipment to its controller's build zone.",
      },
      {
        title: 'A Trap',
        aliases: ['Ruling 22'],
        example: 'examples/trap.txt',
        text: 'Even one that costs 0 lies face-down with a counter or more before it can be completed. Meditate is the exception.',
      },
      {
        title: 'Upkeep',
        aliases: ['Ruling 23'],
        example: 'examples/upkeep.txt',
        text: 'Each player pays it in the own build step and chooses freely among those of its costs that can be paid.',
      },
      {
        title: 'Starting Force',
        aliases: ['Force at the start', 'Ruling 24'],
        text: "Both players begin with 0. In the draw step the card is drawn if its player doesn't decline. Bounties are gained.",
      },
      {
        title: 'Subtypes',
        aliases: ['Ruling 25'],
        text: "One word is enough to mean every card that has it anywhere in its type line: a Heavy Starfighter is a Starfighter, a Battle Station a Station, a Military Droid a Droid. A Dark Jedi, however, is no Jedi. Where several words are named, all of them must be there, whatever their order; those on the book's list belong together and are looked for as they are written.",
      },
      {
        title: 'Different names, one person',
        aliases: ['Different names', 'Palpatine', 'Leia', 'Ruling 26'],
        text: "All four names that the book's table has for Palpatine mean one person. So do its four for Leia.",
      },
      {
        title: 'Own triggers at the same moment',
        aliases: ['Simultaneous triggers', 'Own triggers', 'Ruling 27'],
        text: 'Whoever controls them decides in which order they happen.',
      },
      {
        title: 'An unfinished game',
        aliases: ['Draw by agreement', 'Concede', 'Tie', 'Ruling 28'],
        text: 'There is no draw in the book. A game can end because somebody concedes or both agree to a draw. Recorded games name their end: by control or an effect, conceded or agreed, or by time, a judge or the turn limit.',
      },
    ],
  },
];
