// The command phase: card types, unique cards, Pilots, Equipment, and the keywords that act outside the attack.
import type { Rule } from './rule.ts';

export const commandRules = {
  'card.trap': {
    title: 'Trap',
    section: 'Mission Cards',
    text: 'A Trap first lies face-down with its counters. As soon as what it waits for happens, in battle or not, its player decides whether to turn it up; a chance let go by does not come back until it happens again.',
  },
  'card.campaign': {
    title: 'Campaign',
    section: 'Mission Cards',
    text: 'A Campaign is carried out like any Mission but then lies face-up in the build zone, where it goes on working until something discards it.',
  },
  'card.location': {
    title: 'Location',
    section: 'Location Cards',
    text: 'There is room for a single Location between the players in each arena. A new one of at least the same printed cost, or with as many build counters, pushes out the old; a cheaper one does so only if the difference is paid, and otherwise ends in the discard pile itself.',
  },
  'card.resource': {
    title: 'Resource',
    section: 'Resource Cards',
    text: 'A player has one Resource, face-up beside the table, for the rest of the game. Of all its activated effects one may be used in a turn, and only once.',
  },
  'card.equipment': {
    title: 'Equipment',
    section: 'Equipment Cards',
    text: 'A completed Equipment waits face-up in the build zone until it is attached. It belongs to no stack of units, gives nothing while tapped, and gives nothing to a unit whose type it does not name.',
  },
  'equipment.once': {
    title: 'Equipping once a turn',
    section: 'Equipment Cards',
    text: 'In one turn each Equipment can be attached by its cost a single time and taken off a single time. To change units it has to be taken off first.',
  },
  'equipment.one-copy': {
    title: 'One copy of a Skill or Trait',
    section: 'Equipment Cards',
    text: 'No unit carries the same Skill or the same Trait twice, and neither can be taken off again: they share the way of the unit.',
  },
  'equipment.returns': {
    title: 'Equipment that comes off',
    section: 'Equipment Cards',
    text: "When its unit is discarded, or when it is taken off, an Equipment lies in its controller's build zone again, ready for another unit.",
  },
  'subordinate.take': {
    title: 'Taking a Subordinate',
    section: 'Generating Subordinates',
    text: 'An effect that takes a Subordinate looks for it in the supply and puts it straight into the arena it names. Nothing is deployed by that.',
  },
  'unique.contest': {
    title: 'Contest',
    section: 'Contesting Unique Cards',
    text: 'If both players have the same unique unit in battle, they bid Force in turn, Dark first, each bid counting on top of what their unit costs with its stack. The higher total stays and its player pays the bid, Dark being ahead at a tie; the other unit waits in the build zone, or the losing Equipment is tapped.',
  },
  'stack.rearrange': {
    title: 'Rearranging a stack',
    section: 'Stacking and Rearranging',
    text: 'In the build step another card of a stack may be brought to its top. If it is the dearer one, the difference of the printed costs is paid; damage stays on the unit.',
  },
  'stack.arena': {
    title: 'A top card of another type',
    section: 'Stacking and Rearranging',
    text: 'A new top card whose type does not name the arena takes the unit with it to an arena of its own. That is the one move the unit has in the build step.',
  },
  'pilot.move': {
    title: 'Moving a Pilot',
    section: 'Pilots',
    text: 'Once in the build step a Pilot goes onto a unit, off it, or from one to another. It has to have been deployed as a Character before.',
  },
  'pilot.droid': {
    title: 'No Pilot for a Droid',
    section: 'Piloting Units',
    text: 'A unit that is a Droid takes no Pilot, not even another Droid.',
  },
  'pilot.most': {
    title: 'How many Pilots',
    section: 'Piloting Units',
    text: 'Most units have room for one Pilot. Some subtypes hold two and the largest three, and a text about an extra Pilot adds one.',
  },
  'pilot.off': {
    title: 'A Pilot comes off',
    section: 'Causing Pilots to "Fall Off"',
    text: 'A Pilot who can no longer fly the unit has to leave it and is found in the build zone. In the build step that is the one move of the Pilot, so nobody brings it about who has used it.',
  },
  'pilot.retreat': {
    title: 'Retreating with a Pilot',
    section: 'Retreating Pilots',
    text: 'A unit retreats together with its Pilot, both of them untapped before and tapped after. If it has several, all but one are first sent to the build zone; a single one leaves in the build step only.',
  },
  'pilot.control': {
    title: 'Pilots of both players',
    section: 'Control of Pilots and Piloted Units',
    text: "When a unit with Pilots of both players retreats, the opponent's Pilots go back to their controller. Of its own controller's Pilots one remains on it, and that player chooses which.",
  },
  'keyword.alternative-cost': {
    title: 'Alternative Cost',
    section: 'Keywords, Alternative Cost',
    text: "You may pay the listed cost in place of the build cost, completely or not at all. Effects that make cards cheaper don't reduce it unless they say so.",
  },
  'keyword.enhance': {
    title: 'Enhance',
    section: 'Keywords, Enhance',
    text: 'For the additional cost you get the enhanced version of the effect. It is announced and paid with the rest, before anything can be disrupted.',
  },
  'keyword.equip': {
    title: 'Equip',
    section: 'Keywords, Equip',
    text: 'For this cost, once a turn in your build step, the Equipment is attached to a unit with a matching type.',
  },
  'keyword.hidden-cost': {
    title: 'Hidden Cost',
    section: 'Keywords, Hidden Cost',
    text: 'With at least X build counters on it, a partially built card can be completed at almost any time, even in battle, by paying Force for the missing counters. Only chances to disrupt, to reroll and to prevent damage are excepted.',
  },
  'keyword.insert': {
    title: 'INSERT',
    section: 'Keywords, INSERT',
    text: "Wherever this card is in its stack, the stack's top card has the listed effect.",
  },
  'keyword.meditate': {
    title: 'Meditate',
    section: 'Keywords, Meditate',
    text: 'You play the card once more from your discard pile, for this cost and not its own, at a time that suits its type. After that it is removed from the game.',
  },
  'keyword.pilot': {
    title: 'Pilot',
    section: 'Keywords, Pilot',
    text: "This card may be put onto a unit of the listed subtype that is no Droid. While it is there, its other text doesn't work, and that unit has the listed abilities.",
  },
  'keyword.reduced-cost': {
    title: 'Reduced Cost',
    section: 'Keywords, Reduced Cost',
    text: 'While its condition is met, the card costs X. Other effects can lower that further.',
  },
  'keyword.reserves': {
    title: 'Reserves',
    section: 'Keywords, Reserves',
    text: 'The listed ability works in the build zone and nowhere else.',
  },
  'keyword.stack': {
    title: 'Stack',
    section: 'Keywords, Stack',
    text: 'The listed cards may be put beneath this unit to form one stack with it, although they represent somebody else. They can never be its top card.',
  },
  'keyword.switch': {
    title: 'Switch',
    section: 'Keywords, Switch',
    text: 'The arena in which the unit is decides which of the listed effects it gets: the first for the first arena of its type line, the second for the second, and so on.',
  },
  'keyword.upkeep': {
    title: 'Upkeep',
    section: 'Keywords, Upkeep',
    text: "Each time your build step starts, you pay one of the listed costs that you can pay, for a unit in the build zone or a Pilot on a unit too. If you can't pay any of them, nothing is due.",
  },
  'effect.variable': {
    title: 'Variable values',
    section: 'Glossary, Terms',
    text: 'A star is whatever the text of the card makes of it, and unknown as long as the text says nothing. Once it was known, a value that has no meaning any more when a turn ends is 0.',
  },
  'info.private': {
    title: 'Private information',
    section: 'Private Information',
    text: 'Nobody has to tell, or may look up, what lies in a deck, in the hand of the opponent or face-down in their build zone.',
  },
  'effect.build-counters': {
    title: 'Build counters by an effect',
    section: 'Glossary, Phrases, "put X build counters"',
    text: 'Counters that an effect puts on a partially built card cost nothing. If an effect takes away the last one, the card stays where it is, face-down.',
  },
  'effect.face-down': {
    title: 'Face-down under a unit',
    section: 'Glossary, Terms, face-down',
    text: 'A card put face-down beneath a unit is out of play and makes it no stronger by itself. When the unit goes, that card is set aside for good.',
  },
  'effect.put': {
    title: 'Put',
    section: 'Glossary, Phrases, "put"',
    text: 'A card that is put somewhere has not been deployed, moved, drawn or discarded, and whatever waits for one of those goes on waiting.',
  },
  'effect.search': {
    title: 'Searching',
    section: 'Glossary, Phrases, "search your [deck/hand/discard pile]"',
    text: 'A player who searches takes as many of the wanted cards as are there, even if that is fewer than the effect says or none.',
  },
} as const satisfies Record<string, Rule>;
