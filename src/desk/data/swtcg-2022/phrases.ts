// The 2022 rulebook's Phrases, in our own words.
import type { RulebookSection } from '../../model/document.ts';

export const phrases: RulebookSection = {
  section: 'Glossary, Phrases',
  kind: 'term',
  entries: [
    {
      title: 'all cards stacked with it',
      also: ['in play'],
      text: "Every card in, on or under the unit's stack or attached to it: Pilots, Equipment and face-down cards too. It means those that were with the unit in the arena. If the unit comes back to hand or to an arena from another zone, such as the discard pile, only cards of its stack that went to that zone with it and can still be found there come along. Equipment that was merely detached and went to the build zone does not.",
    },
    {
      title: 'and its Pilot',
      see: ['all cards stacked with it'],
      text: 'All Pilots on the unit are meant, however many there are. For them the same holds as for all cards stacked with it.',
    },
    {
      title: 'anytime',
      also: ['Hidden Cost'],
      text: 'Steps outside the battle phase are included, such as the build step, and so are start and end chances; or the effect names its own chances. Excluded are the chances to disrupt, to reroll and to prevent damage. An effect that starts with this word is static.',
    },
    {
      title: 'as if it were',
      text: "To fulfil an effect's condition, the card or unit acts as having a name, type, subtype or other state that it doesn't have. In every other way it goes on not having it.",
    },
    {
      title: 'as long as',
      text: 'The effect applies exactly while the condition is true and stops when it changes. An effect that starts with these words is static.',
    },
    {
      title: 'as long as this unit is in its arena',
      text: 'You can ignore these words, except on an ability that would usually work outside the arenas.',
    },
    {
      title: "can't attack",
      rule: 'attack.cant',
      aliases: ["can't be attacked", "can't attack a subtype"],
      text: "The check comes before the attack and never during one. If your unit has nothing it can attack, tap it when its speed comes up. An attack that doesn't happen brings no effects of attacks.",
    },
    {
      title: "can't be prevented",
      rule: 'damage.unpreventable',
      text: "This is meant where an ability says so of its unit's damage.",
    },
    {
      title: "can't use",
      rule: 'effect.cant-use',
      text: 'It lasts for the duration or the event named and may mean triggered, static or activated effects, or something narrower. If you can\'t use Evade, for example, that stops the keyword alone: Deflect and text such as "prevent X damage" stay available.',
    },
    { title: 'choose', rule: 'effect.choose', text: 'You decide and show your opponent what you chose.' },
    {
      title: 'choose an arena',
      also: ['choose'],
      text: 'The effect is on the arena and not on the units that are in it now: it sets a condition that holds for units which come there later as well.',
    },
    {
      title: 'choose one',
      also: ['choose'],
      text: 'You choose between two or more options, which may have different times. A condition, either one for all of them or one of each, tells when the effect can be played.',
    },
    {
      title: 'control the arena',
      aliases: ["doesn't control the arena"],
      also: ['control'],
      text: "Such an effect decides about an arena whether or not your opponent has units there. An arena that a unit controls in this way is one of the two you need in order to win. If a unit doesn't control the arena, your opponent controls it when they have units there and you have none without this text; if they have none, nobody does. The unit is still one of its type and counts for the extra build point of units in all arenas.",
    },
    {
      title: 'costs X [more/less]',
      rule: 'effect.charge',
      aliases: [
        'costs X more',
        'costs X less',
        'costs X fewer',
        'costs [more/less]',
        'costs more',
        'costs less',
        'costs fewer',
      ],
      text: "The change is for this one time that the card or activated effect is played, unless it applies to a unit card, to a card's controller, or is static. If another effect copies a Battle card, changes that were made when the card was played, but are not in effect for the player of the copy, don't count for it.",
    },
    {
      title: 'damaged by your opponent',
      text: 'Damage of an attack, direct damage or dice of damage from a unit, an ability or a card effect that your opponent played (Battle, Mission, Location and so on). Placing damage counters is not included.',
    },
    {
      title: 'damage done',
      aliases: ['damaged', 'do damage', 'does damage', 'is damaged'],
      also: ['damage counter'],
      text: 'A unit is damaged once prevention is resolved and all its damage counters have been placed. What triggers on damage done does so in the damage placement chance only.',
    },
    {
      title: 'discard X...unless you discard a [subtype] card',
      aliases: ['unless you discard a subtype card', 'discard unless you discard a [subtype] card'],
      text: 'If 2 or more cards have to go, a single card with that subtype will do in their place; usually it has to be a unit card. You may still choose to discard the full number, even with such a card among them.',
    },
    {
      title: 'divide hits or divide the damage',
      rule: 'effect.divide',
      aliases: ['divide hits', 'divide the damage', 'divide damage'],
      text: 'It is played in the attack chance, or when the effect says. You choose the second unit in the pending damage chance, after the dice were rolled and rerolled. Unless told otherwise you may give one of the two units 0, but not both.',
    },
    {
      title: 'does no damage',
      also: ['damage'],
      text: 'It covers rolling no hits as well as having every damage prevented. Joined to "when this unit attacks", an attack called off by a retreat is included. The one thing that matters: no damage counters came of it.',
    },
    {
      title: '...does Y [damage/dice of damage] to itself',
      aliases: [
        'does Y damage to itself',
        'does Y dice of damage to itself',
        'does damage to itself',
        'does dice of damage to itself',
      ],
      text: 'The price for a bonus. The unit may prevent, Evade or Deflect it as it could any damage. Each new attack brings the bonus again, and the damage again when that attack ends.',
    },
    {
      title: 'draw X cards',
      rule: 'effect.draw',
      aliases: ['draw cards'],
      text: 'That holds for an effect, not for a cost or an Upkeep: there the number has to be drawn.',
    },
    {
      title: 'draw up to X cards',
      aliases: ['draw up to cards'],
      text: 'You draw a number of your choice, at least 1 and at most X.',
    },
    { title: 'during battle', text: 'The general play-or-pass chance in the battle phase.' },
    { title: 'each of those units', text: 'Only the units that the effect has spoken of before.' },
    {
      title: 'each of your units',
      text: 'The units that you have in play when the effect is played; it is no effect on the arena. Units that come later are not included unless it says so. The unit with the text is included if it meets the requirements and the text doesn\'t say "other units".',
    },
    {
      title: 'for this attack',
      rule: 'effect.for-this-attack',
      text: "A unit that attacks several times can have it each time. An Intercept doesn't end it.",
    },
    {
      title: '[gain/lose] X Force',
      rule: 'effect.force',
      aliases: ['gain X Force', 'lose X Force', '[gain/lose] Force', 'lose Force'],
      text: "So if an effect first does damage and then has you gain 2 Force, those 2 can't pay for preventing that damage. Who has less Force than is to be lost loses all of it; Force is never negative.",
    },
    {
      title: 'has no effect',
      rule: 'effect.lose',
      aliases: ['lose all game text', 'lose specific effect'],
      text: 'Printed and granted effects of that kind stop alike for the whole duration. The ability may even be granted, activated or triggered in that time; nothing comes of it.',
    },
    {
      title: 'if this card is in your [zone]',
      aliases: [
        'if this card is in your hand',
        'if this card is in your deck',
        'if this card is in your discard pile',
      ],
      text: 'A card can speak of itself in any zone. Its effect then goes before the rule about the place from where effects can be played.',
    },
    { title: 'in battle', see: ['arena'], text: 'It means being in an arena.' },
    {
      title: 'in play',
      text: 'Unit, Equipment, Location and Resource cards are in play once they are face-up because they were deployed or completed. Being usable while face-down doesn\'t put a card in play, and a partially built card isn\'t in play even if it is face-up. "While … is in play" lets what follows work in every arena and in the build zone.',
    },
    {
      title: 'instead',
      rule: 'effect.instead',
      see: ['replacement effect'],
      text: 'It is one of the words that mark a replacement effect.',
    },
    {
      title: 'may attack',
      aliases: ['may have it attack'],
      text: "You may let your unit make an attack that it would usually not make. If it can't attack, the effect does nothing.",
    },
    {
      title: 'must attack',
      rule: 'attack.must',
      text: 'No unit but those meant can be attacked by it. "Can\'t attack" and "can\'t be attacked" are stronger. With several possible targets you choose one. If the effect names units and none of them is in the arena, the unit attacks or not, as usual. Played after an attack was declared, it doesn\'t change the defender.',
    },
    {
      title: 'natural X',
      aliases: ['natural', 'natural number'],
      example: 'examples/six-rolled-again.txt',
      text: 'The number that a die physically shows, without any effect that changes it. A reroll may replace it, and what comes up then is natural as well.',
    },
    {
      title: 'normal stacking rules',
      text: 'The rules for stacks that are in force when the effect resolves, as a rule those of the book. If an effect changes one of them for a card, the changed rule is the normal one for that card for as long as the effect applies.',
    },
    {
      title: 'on a unit',
      also: ['Pilot'],
      example: 'examples/pilot.txt',
      text: "Said of a Character that pilots a unit in the Space or the Ground arena. It doesn't lie on top of it.",
    },
    {
      title: 'one of your units',
      rule: 'effect.target',
      text: 'You choose the unit, and only that one is affected.',
    },
    {
      title: 'other effects',
      example: 'examples/ion-cannon.txt',
      text: 'Ordinary effects that may act on a certain result, for example more power on top of the power that Bombard puts in.',
    },
    {
      title: 'out of game',
      aliases: ['out of play', 'removed from game'],
      also: ['set aside'],
      text: 'Cards that are out of the game are in no zone: not in hand, not in the discard pile; no effect can refer to them and no cost be paid with them. Units among them are still units and keep the cards in or under their stack. Such a group belongs to the one use of the effect that made it: only that effect can use it, for what it says, and may bring it back. Another copy of a unique card that is out of the game can be played; if the first returns, the rules for contests apply. Control effects end, and a returning unit comes back to its owner. If cards are out of the game under a unit and that unit is discarded, they stay out for good. After the game they go back to their owners.',
    },
    {
      title: 'pay X [Force/build points]',
      aliases: [
        'pay X Force',
        'pay X build points',
        'pay [Force/build points]',
        'pay Force',
        'pay build points',
      ],
      text: "Lower your total by that much; you can't pay what you don't have. Further costs can stand beside it, such as tapping a unit or discarding a card, and points of other kinds are paid in the same way. If another effect changes the cost, an X in what you get is still that of the cost before the change.",
    },
    {
      title: 'play only [condition]',
      rule: 'effect.play-only',
      aliases: ['play only if', 'play only when'],
      text: 'The same goes for the place: it can override from where an effect may be played.',
    },
    {
      title: 'play this card',
      text: 'You may complete a unit, Mission, Location or Resource card, equip an Equipment, or play a Battle card, into the arena, build zone or Resource zone where it belongs. A card completed like this is not deployed, and it enters its arena untapped.',
    },
    {
      title: 'put',
      text: 'A card put into an arena is neither moved nor deployed, and triggers nothing that waits for these. Put into the discard pile, it sets off no discard effects; put from deck to hand, no effects of drawing.',
    },
    {
      title: 'put X build counters',
      rule: 'effect.build-counters',
      aliases: ['put build counters'],
      text: 'They go onto a face-down card and are not taken from your build points.',
    },
    {
      title: 'remove from the game',
      see: ['out of game'],
      text: 'Such cards are out of play; the rules for that stand under "out of game".',
    },
    {
      title: 'remove X build counters',
      aliases: ['remove build counters'],
      text: 'As many as there are, up to X, except where it is a cost: that has to be paid in full. A card without its last counter is still partially built and face-down.',
    },
    {
      title: 'return this [unit] to your hand',
      aliases: ['return this to your hand'],
      text: "If it doesn't say from where, it is from an arena only.",
    },
    {
      title: 'reveal this card from your hand',
      text: 'It works in hand only. That goes before the rule that effects work in an arena and nowhere else.',
    },
    {
      title: 'rolled no hits',
      example: 'examples/forewarning.txt',
      text: "The attack dice did no damage. A unit with power 0 rolls no dice, so no hits were rolled. Hits whose damage was prevented were rolled all the same, so it doesn't apply then. It does when the attack was disrupted, or the defending unit left the battle after the attack began and before the dice.",
    },
    {
      title: 'roll for build points',
      rule: 'turn.roll',
      aliases: ['roll for build'],
      text: 'Effects for the moment when this roll is made can be played here.',
    },
    {
      title: "roll the unit's attack dice secretly",
      also: ['Cunning'],
      example: 'examples/cunning.txt',
      text: 'Nobody but you knows the result until all effects were applied. It is revealed when the chance to prevent damage ends, and that chance comes even if there is no pending damage. The simplest way, online above all, is to roll only after your opponent has used dice, pending damage and prevention effects. Triggers that look at the dice, such as Fury, come after the real roll. How many dice are rerolled is decided before, which ones once they are seen. After that all effects resolve in their proper order.',
    },
    {
      title: 'search your [deck/hand/discard pile]',
      aliases: ['search your deck', 'search your hand', 'search your discard pile'],
      text: "If the cards aren't all there, do as much as you can: when three certain units are to be found and the deck holds two, you may take the two.",
    },
    {
      title: 'source (of damage)',
      aliases: ['source'],
      also: ['damage'],
      text: 'For an attack it is the attacking unit. Where an effect says that this unit does the damage or the dice of damage, it is that unit. Damage or counters of an effect that names none of your units as the source have none.',
    },
    {
      title: 'start of the build step',
      rule: 'turn.build-start',
      text: 'There is one such start per player and turn, even if effects give you more build steps. "Start of your draw step" means the same. What triggers on drawing your card waits for that draw, and effects for during your build step can\'t be played yet.',
    },
    {
      title: 'take X [speed/power/health subtype] Subordinate/s',
      aliases: [
        'take Subordinates',
        'take X Subordinates',
        'take X speed Subordinate/s',
        'take X power Subordinate/s',
        'take X health subtype Subordinate/s',
        'take [speed/power/health subtype] Subordinate/s',
      ],
      also: ['Subordinate card'],
      text: 'You may look in your supply (the "side-board") for Subordinates that fit what is specified and play them like cards from your hand.',
    },
    {
      title: 'that card [or unit]',
      aliases: ['that card', 'that unit'],
      text: 'The card last named as the subject of the effect; if there is none, of its cost.',
    },
    {
      title: 'the last unit it attacked',
      text: 'The defending unit against which this unit last rolled attack dice, be it turns ago, unless the effect speaks of this turn.',
    },
    {
      title: 'this card',
      aliases: ['this unit card'],
      text: 'An effect of a unit card that says "this card" or "this unit card" (to discard it from hand, say, or to put it from hand into its arena), and not just "this unit", works in every zone; not while the card is removed from the game or in a unit\'s stack. A card that is no unit has to be played as usual, unless it says from which zone. With an activation cost it can be played once each turn, even if the card comes back to hand.',
    },
    {
      title: 'this turn',
      aliases: ['until end of turn', 'until end of battle'],
      example: 'examples/until-end-of-turn.txt',
      text: 'Such an effect lasts to the end of the turn. "Until end of battle" means until this turn\'s battle phase is over, after the battles of all 3 arenas, which is at end of turn. If the words open the effect, it works for every unit it specifies, whenever that unit comes into play in the turn.',
    },
    {
      title: 'to complete this [card with a build cost]...',
      aliases: ['to complete this', 'to complete this card', 'to complete this unit'],
      also: ['build', 'disrupt'],
      text: "It adds a cost to the build cost. Without paying it you can't complete the card and get what it does.",
    },
    {
      title: 'treat this unit as a...',
      aliases: ['treat this unit as', 'becomes a subtype', 'treat as'],
      also: ['stand-alone'],
      text: 'The unit counts as having a subtype (Dark Jedi, Droid), a type (Space, Ground) or another condition (non-unique). A type or subtype comes in addition to its own unless it says otherwise; a condition takes the place of the usual one. Stand-alone text that gives a type or subtype is active in deck, hand, build zone and discard pile, but not beneath the top card of a stack. Granted by an ability, it is active only while the unit is in an arena. As part of another effect, or granted by one, it follows the normal rules for that effect. "Becomes a" with a subtype is the older wording for the same.',
    },
    {
      title: 'unless that Character is a Jedi Master',
      aliases: ['can only be prevented by a Jedi Master'],
      names: ['Yoda (E)'],
      also: ["can't be prevented", "can't use"],
      text: "Cards use these words of damage that can't otherwise be prevented, or evaded. A Jedi Master, and nobody else, can prevent it, even for another unit, as Yoda (E) can.",
    },
    {
      title: 'when no unit is attacking',
      aliases: ['play only if no unit is attacking'],
      text: 'It is for the battle phase, at any time that is not the attack chance.',
    },
    {
      title: 'when the battle phase starts',
      text: 'It happens as the battle phase starts. If it also has you choose a unit of your opponent in an arena and there is no unit in that arena, it does not take place.',
    },
    {
      title: 'when the roll for build points is made',
      aliases: ['when you roll for build points'],
      also: ['Play or Pass Chance'],
      text: "It triggers on the roll for build and only then. Without such a roll it doesn't happen.",
    },
    {
      title: 'when this unit attacks',
      aliases: ['when this unit attacks a unit'],
      example: 'examples/skip-is-no-attack.txt',
      text: "It triggers once, as the unit taps to attack, and not for each defender, nor for a chosen one of them. When the defender changes, through Intercept for example, it is still the same attack and nothing triggers anew; the second attack of Double Strike does trigger it. A unit that taps in place of attacking, or uses something for when it would attack, doesn't trigger it.",
    },
    {
      title: 'when this unit damages a unit',
      text: "It triggers when the unit's damage has got past prevention and hit another unit; its damage to itself counts as well.",
    },
    {
      title: 'when this unit is discarded',
      aliases: ['when a unit is discarded'],
      text: 'It takes place when the unit really arrives in the discard pile. If something then moves it on, to your hand for example, it was discarded all the same and triggers what waits for that: such an effect replaces nothing. An effect that does replace the discard keeps this one from being played.',
    },
    {
      title: 'when you draw a card',
      text: 'It triggers for each card drawn in the turn. When several are drawn, it waits for the last and then happens once for each.',
    },
    {
      title: 'where X equals the number listed below',
      aliases: ['where X equals', 'where equals the number listed below'],
      text: 'Several effects are listed. If it asks for "at least X", the effects of the lower values are added to those of the value that you match.',
    },
    {
      title: 'with X power',
      aliases: ['with power'],
      also: ['replacement effect'],
      example: 'examples/ion-cannon.txt',
      text: 'Mostly "with X power, plus any other effects": X takes the place of the printed power of the attacking unit and of power bonuses from cards stacked with it.',
    },
    {
      title: 'would',
      see: ['replacement effect'],
      text: 'It is one of the words that mark a replacement effect.',
    },
    {
      title: 'would attack',
      rule: 'effect.would-attack',
      also: ['attack', 'replacement effect'],
      text: "The ability itself is no attack unless it says so, and the unit taps only if it says so. You choose between attacking and such an ability, and can't take it back. These abilities are selective, so they can't be layered. While it is untapped, the unit may use it several times in a turn, once each time it would attack, even if what it does lasts to the end of the turn or the battle phase; tapped, it can't.",
    },
    {
      title: 'would be damaged',
      aliases: ['would damage', 'would do damage'],
      also: ['replacement effect'],
      text: 'Its time is the pending damage chance: after rerolls, before the chance to prevent. An effect that prevents damage waits for that one. Counters are placed the moment prevention is over.',
    },
    {
      title: "you can't lose the game this turn",
      rule: 'win.cant',
      also: ['primary rules'],
      text: 'Your opponent controlling two arenas is no win against it, nor is a card that says they win.',
    },
    {
      title: 'your Characters can attack this unit',
      also: ['must attack'],
      text: 'It goes before the rule that you don\'t attack your own units. If your Characters also "must attack" that unit, they have to.',
    },
    {
      title: 'you win',
      rule: 'win.effect',
      text: 'It replaces the win condition: you need no 2 arenas if what the effect asks for is met. For its timing the win condition is taken as a trigger that occurs when it is met. One for the end of the turn comes before either player checks the arenas, so its player wins even if the opponent controls two.',
    },
  ],
};
