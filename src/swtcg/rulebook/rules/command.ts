// The command phase: card types, unique cards, Pilots, Equipment, and the keywords that act outside the attack.
import type { Rule } from './rule.ts';

export const commandRules = {
  'card.trap': {
    title: 'Trap',
    section: 'Mission Cards',
    text: "A Trap waits face-down with its counters. When its trigger happens, in battle or not, you may turn it up; if you don't, you have to wait until that happens again.",
  },
  'card.campaign': {
    title: 'Campaign',
    section: 'Mission Cards',
    text: 'You carry out a Campaign like any Mission, but then it stays face-up in your build zone and keeps working until something discards it.',
  },
  'card.location': {
    title: 'Location',
    section: 'Location Cards',
    text: 'Each arena has room for one Location. A new one replaces the old if its printed cost is at least as high, or if it has that many build counters; otherwise you pay the difference, or the new one is discarded.',
  },
  'card.resource': {
    title: 'Resource',
    section: 'Resource Cards',
    text: 'You have one Resource, face-up beside the table, for the rest of the game. Of its activated effects you may use one each turn, once.',
  },
  'card.equipment': {
    title: 'Equipment',
    section: 'Equipment Cards',
    text: "Completed Equipment waits face-up in the build zone until it is attached. It is not part of the unit's stack, and it grants nothing while tapped or while the unit's type doesn't match.",
  },
  'equipment.once': {
    title: 'Equipping once a turn',
    section: 'Equipment Cards',
    text: 'Each turn you can equip each Equipment once and detach it once. To change units, it has to be detached first.',
  },
  'equipment.one-copy': {
    title: 'One copy of a Skill or Trait',
    section: 'Equipment Cards',
    text: "A unit can't have the same Skill or the same Trait twice. Neither can be detached: they share whatever happens to the unit.",
  },
  'equipment.returns': {
    title: 'Equipment that comes off',
    section: 'Equipment Cards',
    text: "When its unit is discarded, or when it is detached, Equipment goes to its controller's build zone, ready for another unit.",
  },
  'subordinate.take': {
    title: 'Taking a Subordinate',
    section: 'Generating Subordinates',
    text: 'An effect that takes a Subordinate puts it from the supply straight into the arena. That is no deployment.',
  },
  'unique.contest': {
    title: 'Contest',
    section: 'Contesting Unique Cards',
    text: 'If both players have the same unique unit in battle, they bid Force in turn, Dark first, on top of the total build cost. The higher total pays its bid and stays, Dark winning ties; the other unit goes to the build zone, or losing Equipment taps.',
  },
  'stack.rearrange': {
    title: 'Rearranging a stack',
    section: 'Stacking and Rearranging',
    text: 'In your build step you may bring another card of a stack to the top. If it costs more, you pay the difference of the printed costs; damage stays on the unit.',
  },
  'stack.arena': {
    title: 'A top card of another type',
    section: 'Stacking and Rearranging',
    text: "A new top card whose type doesn't fit the arena takes the unit to an arena of its own. In the build step that is the unit's one move.",
  },
  'pilot.move': {
    title: 'Moving a Pilot',
    section: 'Pilots',
    text: 'Once in your build step a Pilot may move onto a unit, off it, or from one unit to another. It must have been deployed as a Character first.',
  },
  'pilot.droid': {
    title: 'No Pilot for a Droid',
    section: 'Piloting Units',
    text: "A Droid unit can't have a Pilot, not even a Droid.",
  },
  'pilot.most': {
    title: 'How many Pilots',
    section: 'Piloting Units',
    text: 'Most units have room for one Pilot. Some subtypes hold two and the largest three, and an "extra Pilot" adds one.',
  },
  'pilot.off': {
    title: 'A Pilot comes off',
    section: 'Causing Pilots to "Fall Off"',
    text: "A Pilot that can no longer pilot the unit has to leave it and goes to the build zone. In the build step that is its one move, so a Pilot that has already moved can't be made to fall off.",
  },
  'pilot.retreat': {
    title: 'Retreating with a Pilot',
    section: 'Retreating Pilots',
    text: 'A unit retreats together with its Pilot, both of them untapped before and tapped after. If it has several, all but one go to the build zone first; a single Pilot can leave only in the build step.',
  },
  'pilot.control': {
    title: 'Pilots of both players',
    section: 'Control of Pilots and Piloted Units',
    text: "When a unit with Pilots of both players retreats, the opponent's Pilots return to their controller. One Pilot of the unit's own controller stays, and that player chooses which.",
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
    text: "A star stands for a value that the card's own text sets; until it is set, it is unknown. Once known, a value that is unknown again at the end of a turn is 0.",
  },
  'info.private': {
    title: 'Private information',
    section: 'Private Information',
    text: "Nobody has to reveal, or may look at, what is in a deck, in the opponent's hand, or face-down in the opponent's build zone.",
  },
  'effect.build-counters': {
    title: 'Build counters by an effect',
    section: 'Glossary, Phrases, "put X build counters"',
    text: 'Counters that an effect puts on a partially built card are free. If an effect removes the last one, the card stays there, face-down.',
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
