// The glossary of the 2002 rulebook, in our own words.
import type { DocumentText } from '../model/document.ts';

export const swtcg2002: DocumentText = {
  document: 'swtcg-2002',
  relation: null,
  sections: [
    {
      section: 'Glossary',
      kind: 'term',
      entries: [
        {
          title: '→',
          slug: 'arrow',
          aliases: ['arrow'],
          also: ['activated ability'],
          text: 'Every activated ability has it, and many Battle cards do. In front of it is the cost, behind it the effect.',
        },
        {
          title: '⌚',
          slug: 'tap-symbol',
          aliases: ['tap symbol'],
          also: ['tap'],
          text: "In the cost of an activated ability it means: tap this unit. If the unit is already tapped, such a cost can't be paid.",
        },
        {
          title: 'ability',
          text: 'What the text box of a unit does in the game. There are three kinds: activated, static and triggered.',
        },
        {
          title: 'Accuracy',
          changed: true,
          example: 'examples/2002-accuracy.json',
          text: "Keyword. Each attack die of the unit counts as X more, so hits become likelier. It can't bring about a Critical Hit.",
        },
        {
          title: 'activated ability',
          changed: true,
          also: ['→'],
          text: 'An ability with the → in its text: its cost stands before the arrow, its effect after it. You use it by paying, in a chance for activated abilities and Battle cards, and only while its unit is in an arena, or if it prevents damage. Each time it is applicable you can play it once: once a turn, once an attack, and so on. A Battle card may show the arrow too; that only divides cost and effect and makes nothing an activated ability.',
        },
        {
          title: 'arena',
          text: 'One of the three places of battle: Space, Ground and Character. Your units attack only units of your opponent in their own arena.',
        },
        {
          title: 'attack',
          aliases: ['steps of attacking', 'attacking'],
          also: ['speed'],
          text: 'It lasts from choosing the defending unit until its damage counters are placed. The attacker does damage to the defender, the defender none to the attacker. The order: a chance for activated abilities and Battle cards; the fastest untapped unit comes up, Dark winning ties; its player decides whether to attack and taps it in either case; the target is chosen; another chance for abilities and Battle cards; dice equal to power are rolled; a chance to reroll; every 4 or more is 1 hit and every 3 or less a miss; a chance to prevent damage; 1 counter for each hit that is left; the attack is over; one more chance for abilities and Battle cards.',
        },
        {
          title: 'attacking unit',
          aliases: ['attacker'],
          text: 'The unit that is attacking at the moment. It becomes that as it attacks another unit, which becomes the defending unit.',
        },
        {
          title: 'Battle card',
          text: 'A card for the strategies and tactics of your units. It can be played only in the battle phase, when there is a chance for activated abilities and Battle cards.',
        },
        {
          title: 'battle phase',
          text: "The last of the turn's three phases. It consists of the Space, the Ground and the Character battle step, in which units of that type fight.",
        },
        {
          title: 'Bombard',
          example: 'examples/2002-bombard.json',
          text: "Keyword. A unit in Space may choose its target in the Ground arena and not in its own; you choose for each attack, and with Bombard it can't attack Space units. It then uses X for the power printed on the card and for power bonuses from cards stacked with it. Whatever else has changed its power changes the X too.",
        },
        {
          title: 'build',
          also: ['build point', 'build cost'],
          example: 'examples/2002-partially-built.json',
          text: 'A unit card or a Mission goes from your hand face-down into your build zone; you spend at least 1 build point and give it as many build counters as you spend points. Before a unit can be deployed, or a Mission completed, its counters must come up to its build cost.',
        },
        {
          title: 'build cost',
          text: 'On Space, Ground and Character cards the number in the upper left corner; on a Mission card it is in the upper right.',
        },
        {
          title: 'build point',
          text: 'Light rolls for them each turn, and both players get that number to spend on units and Missions. What is left over is wasted.',
        },
        {
          title: 'build step',
          text: "The third and fourth step of the command phase: Dark's, then Light's. In yours you may build unit and Mission cards, deploy units, complete Missions, send units that have retreated back to their arenas, move Pilots, rearrange stacks, and play what may be played only during your build step.",
        },
        {
          title: 'build zone',
          text: "The part of the table before you, below the arenas, where cards lie while you build them and where your retreating units go. Activated abilities of units there don't normally work.",
        },
        {
          title: 'chance to play activated abilities and Battle cards',
          aliases: ['chance', 'play or pass'],
          text: 'There are many in each turn. You play something or pass, then your opponent does, and so on until both have passed in a row. Two kinds are special: the chance to reroll and the chance to prevent damage.',
        },
        {
          title: 'Character',
          aliases: ['Character card'],
          text: 'A card with a purple border. It is built in the build zone. Most are unique, and many have several versions that can be stacked.',
        },
        { title: 'Character arena', text: 'Where your Characters are.' },
        {
          title: 'Character battle step',
          text: 'The third step of the battle phase; in it Characters fight.',
        },
        {
          title: 'choose one',
          text: "Some activated abilities and Battle cards offer two or more options. You choose as you play them and can't change your mind. The options may have different times; the one you choose says when it can be played.",
        },
        {
          title: 'command phase',
          text: "The turn's second phase, with six steps: command starts, roll for build points, Dark's build step, Light's build step, Dark's retreat step, Light's retreat step.",
        },
        { title: 'command starts', text: 'With this the command phase begins: it is its first step.' },
        {
          title: 'complete (a Mission)',
          aliases: ['complete'],
          example: 'examples/2002-mission.json',
          text: 'You show that a Mission has build counters equal to its cost or more, do what it says, and put it into your discard pile. You are never obliged to, though enough counters are on it.',
        },
        {
          title: 'cost',
          text: 'What you have to pay before you play a card or ability, finish a unit, or complete a Mission. For activated abilities and Battle cards it stands in front of the arrow. One with the tap symbol can be paid only by an untapped unit. Units and Missions have their build cost printed beside the name.',
        },
        {
          title: 'counter',
          text: 'A bead or another marker that shows a change to a card. There are two sorts: build counters and damage counters.',
        },
        {
          title: 'Critical Hit',
          example: 'examples/2002-critical-hit.json',
          text: 'Keyword. If at least one natural six is rolled, the unit does X more damage, however many sixes there are. Gained after the attack dice were rolled, it is too late. Two Critical Hits on a unit both add their damage to the same six. Accuracy makes no natural six: natural is what a die shows before any bonus or penalty.',
        },
        {
          title: 'damage',
          text: "What an attacking unit does to the defender. Battle cards, Missions and units can damage units. To put damage counters on a unit by a card or ability is something else and can't be prevented.",
        },
        {
          title: 'damage counter',
          text: 'It is put on a unit for the damage it takes; health says how many the unit can take before it is discarded. In an attack the defender gets as many as the damage that was left after prevention.',
        },
        {
          title: 'deck',
          aliases: ['deck rules'],
          text: "60 cards or more: at least 12 each of Space, Ground and Character cards, no type of unit more than double another, 4 copies at most of one name and version, and never Light and Dark cards together; neutral ones go anywhere. Shuffle well before the game. During it you look into nobody's deck. An empty deck does nothing: play on with what there is.",
        },
        {
          title: 'defending unit',
          aliases: ['defender'],
          text: "The unit under attack. The attacking player picks it among the opponent's units, tapped or untapped. The attacker's dice do damage to it; it does none in return.",
        },
        {
          title: 'Deflect',
          example: 'examples/2002-deflect.json',
          text: 'Keyword. It prevents X damage to the unit, and the unit may do as much to any unit you choose in its arena. You play it only in a chance to prevent damage to this unit, once in each chance for each source of damage. The new damage equals what was prevented and gets a chance of its own to be prevented, after the current one.',
        },
        {
          title: 'deploy',
          text: 'You show that a unit card has build counters equal to its build cost or more, and put it face-up into its arena. You may also leave it where it is, counters or not.',
        },
        { title: 'dice', aliases: ['die'], text: 'They have six sides and serve many purposes.' },
        {
          title: 'dice of damage',
          also: ['damage'],
          example: 'examples/2002-dice-of-damage.json',
          text: "X dice of damage means that you roll X dice, and each that shows at least a 4 does 1 damage. Neither that nor plain X damage of a card or ability is an attack, so Accuracy doesn't help.",
        },
        {
          title: 'discard',
          also: ['discard pile'],
          text: 'To move a card or unit to the discard pile; you are told from where. A unit of yours in an arena or in the build zone is discarded once its damage counters reach its health.',
        },
        {
          title: 'discard pile',
          text: 'The face-up pile beside your deck, for those of your cards and units that are discarded. Everybody may look through every discard pile at any time.',
        },
        {
          title: 'draw',
          text: "To take your deck's top card into your hand. In the draw step of each turn you draw one.",
        },
        {
          title: 'draw step',
          example: 'examples/2002-draw-step.json',
          text: 'The third step of the ready phase: Dark draws a card, then Light. Nothing can be played in it, neither abilities nor Battle cards.',
        },
        {
          title: 'Droid',
          example: 'examples/2002-droid.json',
          text: 'A subtype that Space units, Ground units and Characters can have. No Pilot can be put on a Space or Ground unit that is a Droid, not even a Pilot who is one too.',
        },
        {
          title: 'effect',
          text: 'What happens when a Mission is completed or the cost of a card or ability is paid. It is one-shot or continuous.',
        },
        {
          title: 'Evade',
          example: 'examples/2002-evade.json',
          text: 'Keyword. It prevents damage to the unit, X at most. Its time is the chance to prevent damage, in which it can be played once for each source of damage.',
        },
        {
          title: 'Force cost',
          also: ['pay Force'],
          text: 'The "Pay X Force" before the arrow of a Battle card, if there is one. Other costs may stand there as well.',
        },
        {
          title: 'Force step',
          aliases: ['gain Force'],
          example: 'examples/2002-force-step.json',
          text: 'The second step of the ready phase: Dark gains 4 Force, then Light. Nothing can be played in it, neither abilities nor Battle cards.',
        },
        { title: 'Ground arena', text: 'Where your Ground units are.' },
        {
          title: 'Ground battle step',
          text: 'The second step of the battle phase; in it Ground units fight.',
        },
        { title: 'Ground unit', text: 'A unit with a green border. It is built in the build zone.' },
        {
          title: 'hand',
          text: 'The cards that you have drawn and not played, for your eyes only. You begin with 7, and there is no upper limit.',
        },
        {
          title: 'health',
          text: 'How much damage a unit can take. It is discarded from an arena or from the build zone when it has that many damage counters, or more.',
        },
        {
          title: 'hit',
          text: 'A die of an attack that shows 4 or higher. It does 1 damage to the defender.',
        },
        {
          title: 'Intercept',
          changed: true,
          example: 'examples/2002-intercept.json',
          text: "Keyword, with a price in Force. When another unit of yours in the same arena is attacked, the attack goes against this unit instead. If the attacker isn't able to attack this unit, Intercept can't be used for that attack: the Force may be paid, but the defender stays.",
        },
        {
          title: 'Ion Cannon',
          example: 'examples/2002-ion-cannon.json',
          text: "Keyword. A unit in the Ground arena may choose its target in Space and not in its own arena; you choose for each attack, and with Ion Cannon it can't attack Ground units. It then uses X for the power printed on the card and for power bonuses from cards stacked with it. Whatever else has changed its power changes the X too.",
        },
        { title: 'miss', text: 'A die of an attack that shows 3 or lower. It does no damage.' },
        {
          title: 'Mission card',
          example: 'examples/2002-mission.json',
          text: 'It is built in the build zone until you complete it; then you do what it says, and it is discarded.',
        },
        {
          title: 'mulligan',
          example: 'examples/2002-mulligan.json',
          text: 'At the beginning you may discard as many Battle and Mission cards as you like from your hand and draw the same number. Dark does so, or declines, before Light. Each player has one mulligan, before putting units into arenas.',
        },
        {
          title: 'natural',
          text: 'What the dice show before other effects. For "at least one natural six" look for a real 6 on a die and disregard whatever modifies rolls, rerolls excepted.',
        },
        {
          title: 'on a unit',
          also: ['Pilot'],
          example: 'examples/2002-pilot.json',
          text: 'Said of a Character that pilots in the Space or Ground arena. The unit must have the right subtype: Starfighter Pilots, for instance, need a Starfighter.',
        },
        {
          title: 'other effects',
          also: ['Bombard', 'Ion Cannon'],
          example: 'examples/2002-bombard.json',
          text: "Changes of a unit's power. In Bombard and Ion Cannon the X stands in for the printed power together with bonuses from cards stacked with the unit; any other change of its power changes X as well.",
        },
        {
          title: 'partially built',
          example: 'examples/2002-partially-built.json',
          text: 'Said of a card in your build zone that has not been deployed or completed; mostly 1 or more build counters lie on it. In setup only the last card can be such, and your opponent sees it first. Later any number can, unseen.',
        },
        {
          title: 'pay Force',
          text: "To lower your Force total by the amount; you can't pay what you don't have. Costs other than Force, such as build points, are paid in the same way.",
        },
        {
          title: 'phase',
          text: 'A part of the turn. There are three, all made of steps: ready, command, battle.',
        },
        {
          title: 'Pilot',
          changed: true,
          example: 'examples/2002-pilot.json',
          text: 'Keyword of Characters, with the ↔ and a subtype. The Character can move onto another unit of that subtype, a Starfighter Pilot onto a Starfighter only. It gives the Space or Ground unit the bonuses or abilities that are listed below the Pilot ability.',
        },
        {
          title: 'power',
          example: 'examples/2002-shields.json',
          text: 'How many dice you roll when the unit attacks.',
        },
        {
          title: 'prevent damage',
          aliases: ['prevent', 'prevention'],
          example: 'examples/2002-prevent-damage.json',
          text: 'Stopping damage before it reaches a unit. The cards and abilities for it have one of the words "prevent", "Evade" and "Deflect" in their text. Battle cards and activated abilities of this kind are played whenever a unit is about to be damaged, in the chance for preventing it, and never at another time. Such abilities can be played even if their unit is in the build zone.',
        },
        {
          title: 'put into battle',
          text: 'In setup: to put a unit card from hand into its arena. In your build step: to send a unit there that retreated in an earlier turn.',
        },
        { title: 'ready phase', text: "The turn's first phase. Its steps: untap, gain Force, draw." },
        {
          title: 'reroll',
          text: 'To roll dice once more. It is done only in chances to reroll. The first roll is ignored then, and each card or ability lets you reroll just once.',
        },
        {
          title: 'retreat',
          example: 'examples/2002-retreat.json',
          text: "A unit goes from one of the three arenas to the build zone of its player. In your retreat step your untapped units can do so, and they tap. In the build zone they are in no arena: they can't be attacked and their abilities don't work. Damage isn't prevented by it, whoever's unit it is.",
        },
        {
          title: 'retreat step',
          example: 'examples/2002-retreat.json',
          text: "The fifth and sixth step of the command phase, Dark's and then Light's, after both have spent their build points, deployed, and sent units back into battle. Any of your untapped units in the three arenas may retreat: tap them and move them to the build zone.",
        },
        {
          title: 'roll',
          text: 'To throw the right number of dice onto a clear part of the table. After too many, roll again at once with the right number.',
        },
        {
          title: 'roll for build points',
          also: ['build point'],
          example: 'examples/2002-roll-for-build-points.json',
          text: 'At the start of the second step of the command phase Light rolls one die. Both players have that many build points for their build step, and 1 more if they have a unit in each of the three arenas.',
        },
        {
          title: 'same name',
          aliases: ['name'],
          text: 'Two cards share a name if their English names are exactly the same. A deck holds 4 at most with the same name and the same version letter: 4 Luke Skywalker A and 2 Luke Skywalker C are fine, 5 Luke Skywalker B are not.',
        },
        {
          title: 'setup',
          text: 'From their hands both players put units into the arenas, for 30 build points in all, and draw a card for each. The text of these units is ignored meanwhile. If the points left are too few for the last unit, it can be partially built, and a card is drawn for it too.',
        },
        {
          title: 'Shields',
          example: 'examples/2002-shields.json',
          text: "Keyword. A unit has X less power while it attacks this one. That matters before the attack dice are rolled; Shields given after the roll don't change it.",
        },
        { title: 'Space arena', text: 'The arena of the Space units, which are blue.' },
        { title: 'Space battle step', text: 'The first step of the battle phase; in it Space units fight.' },
        {
          title: 'Space unit',
          text: 'A unit with a blue border. It is built in the build zone and fights in Space.',
        },
        {
          title: 'speed',
          example: 'examples/2002-speed.json',
          text: 'In an arena, faster units attack before slower ones. Dark wins all ties.',
        },
        {
          title: 'stack',
          also: ['unique'],
          example: 'examples/2002-stack.json',
          text: 'Different versions of unique cards for one person, ship or vehicle in a pile, four at most. It is a single unit in every way and has type, text and values of its top card; of the others nothing counts, but each adds 1 power, 1 health and 10 speed. No card can be taken out, and when the stack changes zones all its cards go along.',
        },
        {
          title: 'static ability',
          changed: true,
          text: 'It works all the time. It has neither "when" at the beginning nor an arrow. It can have a condition, such as an arena in which the unit has to be.',
        },
        { title: 'step', text: 'A part of a phase.' },
        {
          title: 'Stun',
          changed: true,
          example: 'examples/2002-stun.json',
          text: 'Keyword. A unit that this one damages has X less power until end of battle. Where all damage was prevented, nothing happens. It works whenever damage is done to another unit, attack or not.',
        },
        {
          title: 'subtype',
          text: "What follows the first word of a unit card's type line. The hyphen after the type, and any further ones between subtypes, mean nothing for the game.",
        },
        {
          title: 'tap',
          text: "To turn a unit sideways, a long edge on top. Where the tap symbol stands in the cost of an activated ability, the unit has to be tapped for it, so a tapped unit can't play it. A unit that attacks is tapped to show that it has.",
        },
        {
          title: 'total build cost',
          text: 'The build cost of a unit or of a group of units. Each card under a stacked unit adds 1.',
        },
        {
          title: 'triggered ability',
          changed: true,
          also: ['when'],
          example: 'examples/2002-triggered-ability.json',
          text: 'An ability that an event sets off. Its text begins with "when" and says at what event. According to this entry triggered abilities use the arrow.',
        },
        {
          title: 'turn',
          text: 'Three phases in this order: ready, command, battle. Each turn belongs to both players.',
        },
        {
          title: 'type',
          text: "The first word of the type line, beneath the card's name: Space, Ground, Character, Battle or Mission. The first three are unit cards.",
        },
        {
          title: 'unique',
          names: [
            'Anakin Skywalker',
            'Darth Vader',
            'Beru Lars',
            'Beru Whitesun',
            'Padmé Amidala',
            'Padmé Skywalker',
          ],
          example: 'examples/2002-unique.json',
          text: 'A Space, Ground or Character unit with a single letter right of its text box, which tells its version. Unique units have their own rules for stacks and contests. Three pairs of names count as one for uniqueness, stacks and contests: Anakin Skywalker and Darth Vader, Beru Lars and Beru Whitesun, Padmé Amidala and Padmé Skywalker.',
        },
        {
          title: 'unit',
          text: 'A Space, Ground or Character card; each fights in one of the three arenas. Its activated abilities work only in its own arena, unless they say otherwise or have the word "Deflect", "Evade" or "prevent".',
        },
        { title: 'untap', text: 'To put a unit upright again, a short edge on top.' },
        {
          title: 'untap step',
          example: 'examples/2002-untap-step.json',
          text: 'The first step of the ready phase: Dark untaps all own cards and units, then Light does. Nothing can be played in it, neither abilities nor Battle cards.',
        },
        {
          title: 'version',
          text: "The letter right of a unique card's text box. Special rules apply to such cards.",
        },
        {
          title: 'when',
          example: 'examples/2002-triggered-ability.json',
          text: "The word in an ability's text that shows it to be triggered by the event named.",
        },
      ],
    },
  ],
};
