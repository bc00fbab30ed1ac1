// Generated from RULINGS.md by `npm run readings`: change that file, not this one.
import type { Section } from '../../model/document.ts';

export const readings: readonly Section[] = [
  {
    section: 'RULINGS.md, Windows and order',
    kind: 'term',
    entries: [
      {
        title: 'Turn Structure, During the Battle Step',
        aliases: ['Turn Structure', 'During the Battle Step'],
        text: 'The general window opens again after a unit was tapped to skip its attack, not only after an attack. Reason: A skipped attack is a turn in the speed order like any other, and effects that change speeds must be playable before the next unit comes up.',
      },
      {
        title: 'Play or Pass Chances',
        text: 'In each window the static uses come first, back and forth until both pass; then the activated plays. A static use is too late once activated plays have begun. Reason: The order of operations lists them so.',
      },
      {
        title: 'Effect Types, Triggered effects; Disrupt POP',
        aliases: ['Effect Types, Triggered effects', 'Effect Types', 'Triggered effects'],
        text: 'A trigger or a Trap that disrupts does so in the disrupt window; everything else that was triggered waits until what may be disrupted has resolved. A disrupted attack triggers nothing. Reason: A disrupt answers what was announced, and nothing else.',
      },
      {
        title: 'Disrupt POP; Mission Cards, Trap',
        text: '"When your opponent deploys a unit, disrupt its deployment" and "… uses an activated ability, disrupt that ability" answer in the chance to disrupt what was announced; all else that hears of a deployment hears of it when the unit has come. Reason: As with attacks: a disrupt answers what was announced.',
      },
      {
        title: 'Disrupt POP',
        text: "What is already disrupted can't be disrupted a second time. Reason: The second disrupt would do nothing.",
      },
      {
        title: 'Attacking, 2',
        aliases: ['Attacking'],
        text: 'The attack ends at once when its attacker or its defender has left: what is "for this attack" is refused from then on. Reason: There is no attack left to play it for.',
      },
      {
        title: 'Attacking, 2',
        aliases: ['Attacking'],
        text: 'An attack goes on where an effect moves the attacker or the defender to another arena. Reason: The section names two cases, leaving play and retreating; attacks into other arenas exist.',
      },
      {
        title: 'Attacking, 2; control',
        aliases: ['Attacking'],
        text: 'An attack goes on where its attacker or its defender comes under other control, even against its new controller\'s own unit; who controls the attacker now rolls and decides. Reason: Nothing ends it, and a controller "controls all aspects" of a unit.',
      },
      {
        title: 'Turn Structure, 1 to 3 and 6',
        aliases: ['Turn Structure'],
        text: 'In the windows of these steps only effects whose words name the step (or "anytime") can be played. Reason: The book says "most card effects" can\'t.',
      },
      {
        title: 'Battle phase, start and end windows',
        text: 'Only effects that name them, or "anytime", are played there; everything else has the general window. Reason: The general window comes right after the start window and right before the end window.',
      },
      {
        title: 'Attacking, 6 and 7',
        aliases: ['Attacking'],
        text: 'The placement window opens whenever counters were placed, the discard window whenever a unit was discarded. Reason: Effects on damage done need a chance even where nothing is discarded.',
      },
    ],
  },
  {
    section: 'RULINGS.md, Choices',
    kind: 'term',
    entries: [
      {
        title: 'one of your units',
        text: 'The target is chosen when the effect is played, before disrupts; where several are possible and none is named, its player is asked when it resolves. Reason: A player who names no target has not chosen yet; the book fixes no moment.',
      },
      {
        title: '"may", "if you do"',
        aliases: ['may', 'if you do'],
        text: '"You may" is said of its own sentence; "if you do" of the sentence right before it, and only if that has done something. Reason: A new sentence is a new instruction.',
      },
      {
        title: 'unless … pays',
        text: 'Whoever may pay is asked when the instruction comes up, and is not asked who could not pay. Reason: The price avoids the instruction.',
      },
      {
        title: 'Using Effects, Condition',
        aliases: ['Using Effects', 'Condition'],
        text: '"If …" in a paragraph of a Mission counts when that paragraph is carried out; "Play only if …" counts when the Mission is completed. Reason: The first is a condition of the instruction, and instructions are followed after disrupts and in order; the second is about playing it.',
      },
      {
        title: 'divide the damage',
        text: 'The player says, unit by unit, how much each takes; 0 is allowed and the last unit takes what is left. Without a word the first takes all. Reason: The phrase allows 0 for a unit, not for all.',
      },
      {
        title: 'Piloting Units; Causing Pilots to "Fall Off"',
        aliases: ['Fall Off'],
        text: "Where a unit has too many Pilots, its controller chooses which of them falls off, among those that have not used their move of this build step; by default the first. Reason: The book doesn't say who chooses; the choice belongs to whoever controls the unit.",
      },
      {
        title: 'Control of Pilots and Piloted Units',
        text: 'Where an effect retreats a unit with Pilots of both players, its controller chooses which own Pilot remains. Reason: As in the retreat step.',
      },
      {
        title: 'Retreating Pilots',
        text: 'Several Pilots of one player stay on a unit that an effect retreats. Reason: "All but one leave" is a rule of the retreat step.',
      },
      {
        title: 'Retreating Pilots',
        text: 'A unit retreats whether the other player\'s Pilot on it is tapped or not; the controller\'s own must be untapped. Reason: That Pilot goes back to its own controller and is not moved "together" with the unit.',
      },
      {
        title: 'A target that has gone',
        text: 'A part that can no longer reach its target does nothing; the other parts still happen. Reason: "Fulfil what you can."',
      },
      {
        title: 'Building Cards with Build Costs',
        text: 'A partially built card can be completed by paying the missing build points at once. Reason: It is the same as putting the counters first.',
      },
      {
        title: 'Choose Sides',
        text: "A bid is the number of build points that the bidder will set up with; the other player keeps 30. Reason: The book's example counts down from 30.",
      },
      {
        title: 'Choose Sides',
        text: 'A session that lets chances pass still asks for bids; a game whose own setting is empty or always starts with the sides as they are seated. Reason: Bidding is one of several ways to choose sides; a recorded game goes on as it was recorded.',
      },
      {
        title: 'Setup',
        text: 'Every card set up is replaced by a drawn one, the last, face-down card too. Reason: So the older rulebook says it outright.',
      },
    ],
  },
  {
    section: 'RULINGS.md, Numbers',
    kind: 'term',
    entries: [
      {
        title: '+/-',
        slug: 'plus-minus',
        text: 'Totals are added up with their negative parts and shown as 0 where they end below. Reason: "Except when calculating toward its final value."',
      },
      {
        title: 'Granting Effects',
        text: 'Conditions and filters of static effects ask for all that other effects give, in whatever order the cards stand. Effects that contradict each other for ever (each takes away what the other needs) are taken as they stood first. Reason: The book knows no order of static effects; a contradiction has no other answer.',
      },
      {
        title: 'health',
        text: 'A unit whose health falls to its damage by any cause is discarded as soon as nothing is under way. Reason: The entry knows no exception.',
      },
    ],
  },
  {
    section: 'RULINGS.md, Battle',
    kind: 'term',
    entries: [
      {
        title: 'Forewarning; the attack POP',
        aliases: ['Forewarning', 'the attack POP'],
        text: 'The unit that defends at the end of the attack POP predicts; one that was attacked first, and for which another has intercepted, does not. Reason: the summary predicts "once the defending unit is final".',
      },
      {
        title: 'Avenge',
        text: 'Damage of an attacking unit is avenged whatever it was done by, Area Damage included. Reason: the words are literal.',
      },
      {
        title: 'Effect Types, Isolated',
        aliases: ['Effect Types', 'Isolated'],
        text: 'A static effect takes a keyword away from whatever source, as long as it is on; what was lost until end of turn is not regained that turn. Reason: an effect that is on all the time takes what is granted later as well; no text takes a keyword away once and for no time.',
      },
      {
        title: 'Attacking, 3; Foresight and Forewarning',
        aliases: ['Attacking, 3', 'Attacking', 'Foresight and Forewarning', 'Foresight', 'Forewarning'],
        text: "All predictions are made after the attack POP, Dark's first, one for each copy in the order in which they stand on the unit. A right one takes effect when damage is pending, and counts for that damage (more of it, Overkill); where none is pending (ruling 7), when the attack ends. Reason: the summary puts predictions before the roll and their resolution into the pending damage step.",
      },
      {
        title: 'Cunning',
        text: 'What is played in the window before the dice is paid at once, can be disrupted at once, and is kept whole; when the dice are known it takes effect before counters are placed, after what triggers then (Parry). Nothing more can be played against that damage then; damage that arises from it (Deflect, Overkill) has a window of its own. Rerolls come after the dice are shown. Reason: the phrase lets everything take effect in its usual order once the dice are shown.',
      },
      {
        title: 'Deflect',
        text: '"May do that much damage" without a target does no damage. Each copy works once for each damage on its way; deflected damage that comes back is a new one.',
      },
      {
        title: 'Area Damage, Overkill, Surge',
        aliases: ['Area Damage', 'Surge'],
        text: '"Another unit" and "a unit" mean units of either player, the attacker included. "This arena" of a unit that has left meanwhile is the one where it was damaged.',
      },
      {
        title: 'Area Damage and Bounty; Attacking, 7',
        aliases: ['Area Damage and Bounty', 'Area Damage', 'Bounty', 'Attacking'],
        text: 'A unit is discarded by the damage whose counters brought it to its health, in the order in which counters are placed (ruling 3). Hits moved by Overkill are damage of the attack.',
      },
      {
        title: 'Attacking, 7',
        aliases: ['Attacking'],
        text: 'Units that are discarded together see each other go, in whichever order they are put into the discard pile: each still has its abilities, and what others gave it. Reason: damage that is resolved in tandem has no first and second.',
      },
      {
        title: 'Stacking and Rearranging; Hidden Cost',
        text: 'A unit that gets a new top card in the middle of an attack goes on with it: it still attacks or defends, takes the damage that was on its way, and does what it was to do when the attack ends. Reason: the stack is one unit in all ways.',
      },
      {
        title: 'Avenge, Backfire, Riposte, Retaliate',
        aliases: ['Backfire', 'Riposte', 'Retaliate'],
        text: 'They wait for the end of the attack and are carried out even if their unit has left, with the keywords that it last had (ruling 10). Damage to a unit that is no longer in play is lost.',
      },
      {
        title: 'Accuracy, Critical Hit, Fury, Parry',
        aliases: ['Accuracy', 'Fury', 'Parry'],
        text: 'The keywords that look at attack dice are those that the units have at the moment of the roll, Riposte, Focus and Backfire among them: the book says so of most, and nothing speaks for treating the others differently.',
      },
      {
        title: 'Fortitude',
        text: 'The preventing ability must be on the unit itself; a Battle card or a neighbor\'s Protect does not become able to prevent. Reason: "this unit can prevent".',
      },
      {
        title: 'Persuade',
        text: 'A unit that prevents what its own attack has brought upon it (Retaliate, Riposte) keeps its power. Reason: "the attacking unit, if any" is another one, which is persuaded; nobody persuades themselves.',
      },
      {
        title: 'Double Strike',
        text: 'The chance comes right after the attack end POP, before the general POP. A first attack that was stopped because a unit left counts as an attack, a disrupted one does not. Double Strike that a unit has for this attack, or while it attacks such a unit, is looked at when that attack ends; the second attack may go against any unit. Reason: it would otherwise never do anything.',
      },
      {
        title: 'Velocity and Stealth',
        aliases: ['Velocity', 'Stealth'],
        text: 'The change is exactly X up or down. Less speed than there is cannot be taken: what is taken is remembered, so later bonuses count in full. After either change the unit cannot gain Stealth that turn; Stealth that it has stays.',
      },
      {
        title: 'Resilience',
        text: 'The counters needed are the absolute value of the sum of all copies.',
      },
      {
        title: 'Inspiration and Intimidation',
        aliases: ['Inspiration', 'Intimidation'],
        text: 'A unit that is not unique does not have them, whether printed or granted, and its view does not show them.',
      },
      {
        title: 'Ambush',
        text: 'It is offered like an optional trigger at each arrival, once for each copy, and can be disrupted like any activated ability.',
      },
      {
        title: 'Bombard, Barrage, Ion Cannon',
        aliases: ['Bombard', 'Barrage', 'Ion Cannon'],
        text: 'They serve another arena only; in its own arena a unit attacks with its printed power. Shields apply. A unit that loses the keyword before the dice are rolled still attacks ("can\'t attack" is looked at before an attack), with no power but what other effects give.',
      },
      {
        title: 'for its next attack',
        text: "The bonus is not part of the unit's power before that attack stands, and is used up by it even if it is stopped (ruling 12).",
      },
      {
        title: '"would be damaged" and "would be discarded"',
        aliases: ['would be damaged', 'would be discarded'],
        text: 'Such triggers are not held while another effect is being carried out: they could not act any more afterwards. Of several replacements of one event the first that is carried out counts.',
      },
      {
        title: 'Card Effects; Disrupt POP',
        aliases: ['Card Effects'],
        text: '"An activated ability" is an activated effect of a unit, its own or granted; Equip and what Resources, Locations and Equipment do themselves are effects, and so are static uses such as Lucky, which are not activated. An attack is no effect. "Play only …" of what disrupts, rolls again or prevents speaks of the attack or the step in which its own chance opens.',
      },
      {
        title: 'discard; Effect Types, Activated effects',
        aliases: ['discard', 'Effect Types, Activated effects', 'Effect Types', 'Activated effects'],
        text: 'A discard that is a cost is replaced where nobody decides about it: the effect does not happen, other costs stay paid, and a Battle card so played stays in hand. Where a player may choose a replacement it is not asked for: the cost was meant to be paid.',
      },
      {
        title: 'must attack',
        text: 'A unit that must attack and can attack a unit that is meant may neither tap, nor attack another unit, nor use an ability for when it would attack.',
      },
      {
        title: 'would attack',
        text: 'A unit that is still untapped after using such an ability comes up again at the next speed check; that is a new time at which it would attack, so it may attack, or use the ability once more. Speeds are checked at once, without a general window between. Reason: the phrase lets it be used several times in a turn, once for each such time.',
      },
      {
        title: 'prevent damage',
        text: 'Prevention for a unit in the build zone is refused as a use that can do nothing.',
      },
      {
        title: 'costs X [more/less]',
        aliases: ['costs X more', 'costs X less', 'costs more', 'costs less'],
        text: 'All changes are added up, then the limit ("can\'t cost less than 1") is applied; a cost never falls below 0. Only effects on units are abilities, so those of Resources and Locations keep their cost.',
      },
      {
        title: 'does no damage',
        text: 'It is looked at when the attack ends; a stopped attack counts, a disrupted one never took place.',
      },
      {
        title: 'natural X',
        aliases: ['natural'],
        text: 'A die that an effect has turned is not natural until it is rolled again.',
      },
      {
        title: 'Play or Pass Chances, 2',
        text: 'Adding, rerolling and changing are three stages of the window, each with static uses before activated ones. A stage in which nobody can do anything is passed over.',
      },
      {
        title: 'has no effect',
        text: 'Losing all text takes away granted abilities too, and bonuses that those abilities give; bonuses that other cards give to the unit stay.',
      },
      {
        title: "you can't lose the game this turn",
        text: 'It lasts beyond the effects that end "at end of turn", until the check for the win condition is over.',
      },
      {
        title: 'retreat',
        text: 'A unit that is in the build zone when its hits are placed takes them, and is discarded if they equal its health.',
      },
      {
        title: 'A use that can do nothing',
        text: 'An amount of 0 is a use that does nothing and is refused, and so is an X of 0 where all that it does is X. So is a use that could only draw from an empty deck, take from an empty hand, or take Force from whoever has none; what the cards in a hand are is not looked at.',
      },
    ],
  },
  {
    section: 'RULINGS.md, Keywords of later sets',
    kind: 'term',
    entries: [
      {
        title: 'Tenacity',
        text: 'Cumulative. The damage of the unit\'s first attack of the turn is what it has put counters for, on whichever unit. "The same unit" is the defender at the end. It has the same chance as Double Strike, and one of the two is used, for both speak of a unit that has just attacked and Double Strike of one that tapped for it. Reason: Reminder text; Keywords, Double Strike.',
      },
      {
        title: 'Consume',
        text: 'Isolated. The unit is discarded first and sets off what waits for that; its top card then goes from the discard pile under the consumer, if both are still there. A Subordinate goes to the supply. Reason: "Causes another unit to be discarded, put its top card …"; a card speaks of "another source of Consume" as of nothing more.',
      },
      {
        title: 'Overload',
        text: "Cumulative, used without cost in the attack window of its unit's own attack, once an attack: +X power for this attack, and X dice of damage against itself at the end of the attack. Reason: Cards speak of using it, of having to use it in an attack, of the damage that it does to its own unit, and grant it in the middle of an attack with numbers that sure damage would make senseless.",
      },
      {
        title: 'Adapt',
        text: 'Layered, triggered when the battle phase starts: one list is chosen and had until end of turn. Reason: Cards say that it triggers and that abilities are chosen "this turn"; lists hold abilities for the start and the end of a battle step, so it comes before.',
      },
      {
        title: 'Deploy, Last Stand',
        aliases: ['Deploy', 'Last Stand'],
        text: 'Other words for "when this unit is deployed" and "when this unit is discarded". Reason: So they are used.',
      },
    ],
  },
  {
    section: 'RULINGS.md, Command',
    kind: 'term',
    entries: [
      {
        title: 'Building Cards with Build Costs',
        text: 'A Mission may be completed although its instructions find nothing to do; its targets are then none. Reason: Only uses that can do nothing are refused (ruling 2); a completion is paid for the card.',
      },
      {
        title: 'Building Cards with Build Costs; Activated effects',
        aliases: ['Activated effects'],
        text: 'Costs that could be paid with several cards are paid with the first of them that can, unless cards are named; for an Upkeep its controller is asked. Reason: "The first legal one" is the default of every forced choice; an Upkeep is due and nobody announces it with its cards.',
      },
      {
        title: 'Stacking and Rearranging; Alternative Cost',
        aliases: ['Alternative Cost'],
        text: 'The build point for joining a stack is paid in addition to an Alternative Cost. The difference to a cheaper top card is part of the build cost and is not. Reason: The point is "in addition to other costs"; the difference replaces a build cost.',
      },
      {
        title: 'Stacking and Rearranging; Reduced Cost',
        text: "A card that joins the top of a stack by its Reduced Cost X pays 1 and what X exceeds the printed cost of the old top card by. Reason: X takes the place of the card's own cost, nothing else.",
      },
      {
        title: 'Reduced Cost',
        text: 'Without cost a Reduced Cost whose condition holds is paid, then the build cost, then an Alternative Cost, then Hidden Cost; in a script, a completion that names no cost waits until the start of the build step is over. Reason: The keyword says what the card costs while the condition holds.',
      },
      {
        title: 'Location Cards',
        text: "Build counters count against the old Location's cost only if they reach it alone; otherwise the difference of printed costs is paid in build points (ruling 15). Reason: The book names both ways and no mixture.",
      },
      {
        title: 'Location Cards; Meditate',
        aliases: ['Meditate'],
        text: 'A Location played by Meditate still pays the difference to a dearer one. Reason: It is no part of its printed cost.',
      },
      {
        title: 'Multi-arena Cards',
        text: '"Into its arena" of a card with several: whoever puts it chooses, unless the effect speaks of the card by one of them. Reason: It may be deployed to any of them.',
      },
      {
        title: 'Stacking and Rearranging',
        text: 'A new top card of another type takes the unit to the first arena of its type line. Reason: top and rearrange name no arena.',
      },
      {
        title: 'Causing Pilots to "Fall Off"',
        aliases: ['Fall Off'],
        text: 'A Pilot that can no longer pilot its unit goes to the build zone of its controller. Reason: From there it may go on, to its arena or onto a unit, and that is still the same one move: so nothing is lost by not asking.',
      },
      {
        title: 'Piloting Units',
        text: 'No Equipment is attached to or detached from a Pilot on a unit, whatever its type. Reason: It is neither a unit nor a Character while piloting.',
      },
      {
        title: 'Pilots; Multi-arena Cards',
        text: 'The one move of a Pilot and the one move of a multi-arena unit are the same one move. Reason: Terms, move, counts them together.',
      },
      {
        title: 'Piloting Units; on a unit',
        aliases: ['on a unit'],
        text: 'A subtype without "unit" and "Character" ("your Soldiers") means Pilots on units too, "Soldier units" does not. A name means them as well. Such a Pilot is in the arena of its unit, for "in any arena" and for that arena. Among other sorts ("Characters or Soldiers") a subtype means units. Reason: The book lets a Pilot be reached by its subtype, keeps its name, and says where it is. In a list the other sort is no Pilot\'s.',
      },
      {
        title: 'Contesting Unique Cards',
        text: 'Own duplicates are units in arenas, in the build zone and Pilots on units. Contests stay between units in arenas (ruling 17), so a Pilot does not contest. Reason: "In play" is more than "in battle".',
      },
      {
        title: 'Contesting Unique Cards',
        text: 'A duplicate that is discarded was never deployed: what its deployment set off is dropped. Reason: The book says so of the second card until the choice is made.',
      },
      {
        title: 'Contesting Unique Cards',
        text: 'A contest taps and untaps no unit: a winner that was tapped before stays tapped. Reason: "Stays" says that nothing happens to it, as "without tapping" says of the loser.',
      },
      {
        title: 'Contesting Unique Cards',
        text: 'Tapped Equipment does not contest. Reason: It has lost already; otherwise the contest would never end.',
      },
      {
        title: 'Contesting Unique Cards',
        text: 'Unique Equipment of both players contests wherever it is attached, on units of one side too. Reason: The rule looks at who controls the Equipment, not the unit.',
      },
      {
        title: 'Contesting Unique Cards; Hidden Cost',
        text: 'What the deployment of a contest\'s loser would have set off is lost. Reason: The contest comes "before any effects trigger".',
      },
      {
        title: 'Piloting Units; Equipment Cards',
        text: "A Pilot goes, and Equipment is attached, to one's own units only. Reason: A card that one controls is used on one's own side unless it names the opponent's.",
      },
      {
        title: 'Equipment Cards',
        text: 'A unit in the build zone can be equipped. "Equipped Jedi …" may be attached to a unit that is none, and does nothing there. Reason: The book asks for a unit in play of a fitting type, and the build zone is in play.',
      },
      {
        title: 'Retreat step',
        text: 'Retreats and effects of the retreat step may follow each other in any order. Reason: "Then you may play effects" allows them, and says of no retreat that it was the last.',
      },
      {
        title: 'Primary Rule 2',
        text: "Where cards of both players say that they control an arena, Dark does. Reason: A decision between both players is Dark's.",
      },
      {
        title: 'Unique Subordinates',
        text: 'Which of two own unique Subordinates goes is free. Reason: They have no printed build cost to compare.',
      },
      {
        title: 'move; Control of Pilots and Piloted Units',
        aliases: ['move'],
        text: 'Whoever comes to control a unit has a move of their own with it, even if it was moved this turn. Reason: The one move is said of "your" units, and of a Pilot\'s individual controller.',
      },
      {
        title: 'control',
        text: 'Of two takeovers of a unit the later keeps it until it ends itself; then it goes back to whoever would have it without both. Reason: An effect that has ended gives nobody a unit.',
      },
      {
        title: 'Equipment Cards',
        text: 'Tapped Equipment switches off its static text only; its activated and triggered effects stay. Reason: An effect paid by tapping the Equipment would otherwise never work.',
      },
      {
        title: 'Equipment Cards, Trait',
        aliases: ['Trait'],
        text: 'Only the attaching of a Trait is optional; "attach it" on other Equipment is done. Reason: The rule speaks of Traits.',
      },
      {
        title: 'Mission Cards, Trap',
        text: 'A chance to turn up a Trap that is let go by is not told to the other player. Reason: Face-down cards are private.',
      },
      {
        title: 'Hidden Cost',
        text: 'It may be used in both halves of a play-or-pass chance, with static and with activated effects. Reason: It may be used "anytime".',
      },
      {
        title: 'Hidden Cost; Pilots',
        text: "By Hidden Cost no card joins the stack of a Pilot that is on a unit; for its build cost it may. Reason: It would be deployed to a unit, which the keyword excludes; the book lets a version be deployed on a Pilot's stack.",
      },
      {
        title: 'Setup; Event zone',
        aliases: ['Event zone'],
        text: 'A card that is set up is put into its arena: an Event hears of it. Nothing else is heard before the first turn. Reason: Events are on during setup, and alone are.',
      },
      {
        title: 'Setup; Event zone',
        aliases: ['Event zone'],
        text: 'Build points that an Event gives before its player is done with setup are spent in setup; later ones are there in the first build step. Reason: Points can be spent in setup as in a build step, and what is left of either is wasted.',
      },
      {
        title: 'End of the Battle Step',
        text: '"Another battle step" follows when the present one has ended, in whichever arena is meant, and the next arena comes after it; two of them at once are one. What was triggered or lasted until the first one\'s end is over by then. Reason: The book gives it a start and an end of its own; a step that is due already can\'t be begun again.',
      },
      {
        title: 'discard X … unless you discard a [subtype] card',
        aliases: ['discard … unless you discard a subtype card'],
        text: 'The card is named when the instruction comes up, and comes from the hand, as the others do; the opponent may do so where the opponent discards. Reason: The phrase speaks of a card in their place.',
      },
      {
        title: 'bidding',
        text: "Secret bids are made one after the other, Dark's first, and told together; a bid of 0 can be made and can win. Whoever wins pays, also where the card does not repeat it, and keeps a unit that they control already. Reason: Nobody may learn the other bid; the book lets the higher bid win and pay without naming a least one.",
      },
      {
        title: 'anytime',
        text: 'In the build and retreat steps of the opponent too; there the player of the step is asked, and the other one may break in. Reason: The phrase names these steps; asking both at every deed would only slow the game.',
      },
      {
        title: 'Meditate; play this card',
        aliases: ['Meditate', 'play this card'],
        text: 'A unit that comes back by Meditate is not deployed. A card with several arenas goes to the one that is named, else to the first of its type line. Reason: The phrase says so; "the appropriate arena" is any of them.',
      },
      {
        title: 'Meditate; replacement effect',
        aliases: ['Meditate', 'replacement effect'],
        text: 'Only the card that was played by Meditate leaves the game; the others of its stack are put into the discard pile. If it is the top card, the unit was not discarded: nothing is set off by it, and no cost is paid with it. Reason: The keyword speaks of the card; a unit goes by its top card.',
      },
      {
        title: 'Meditate; to complete this',
        aliases: ['Meditate', 'to complete this'],
        text: 'What must also be done to complete the card is done; Force and build points that it names are not paid. Reason: Meditate spares the printed build and Force cost alone.',
      },
      {
        title: 'Enhance',
        text: '"Instead" keeps the unit that the normal paragraph would choose as "that unit". Reason: Otherwise the words would have nothing to refer to.',
      },
      {
        title: 'Upkeep',
        text: 'A card that has left play since the build step started owes none. Reason: There is nobody left to be kept.',
      },
      {
        title: 'Upkeep',
        text: 'What is gained or done by an Upkeep counts as a cost that can always be paid. Reason: The book calls everything after the colon a cost.',
      },
      {
        title: 'Start of Your Build Step',
        text: 'A session that lets empty chances pass still asks about the card of the draw step while there is one to draw; a game whose own setting is empty draws it. Reason: "You may take your draw step" is a choice; a recorded game goes on as it was recorded.',
      },
      {
        title: 'Start of Your Build Step',
        text: 'An effect that is optional and not used in its turn is gone once its player goes on; Upkeep comes after the other effects unless the player pays it earlier. Reason: Fine print of the scenario file.',
      },
      {
        title: 'face-down',
        text: 'Cards that were put face-down under a unit from a deck are known to nobody. Reason: Nobody has looked at them.',
      },
      {
        title: '*',
        slug: 'star',
        text: 'A value that is 0 since the end of a turn becomes known again as soon as an effect defines it. Reason: The effect defines the printed value.',
      },
      {
        title: 'prevent damage',
        text: 'A unit that retreats to pay for its own prevention is spared, although prevention does not work in the build zone. Reason: Card over Rule: the effect would otherwise never do anything.',
      },
      {
        title: 'that card',
        text: '"That arena" is where the last card spoken of was when it was spoken of; after "choose an arena" it is the chosen one. On a card that is no unit "another" is another than the card just spoken of. Reason: The last one identified is meant; a card that is no unit can\'t be meant itself.',
      },
      {
        title: '… unless your opponent pays',
        text: 'The card is named before the opponent says whether to pay. Reason: The opponent pays for a certain card.',
      },
      {
        title: 'choose one',
        text: 'A "Play only" after the last option is said of all options, unless an option before it has its own. Reason: One of the two ways that the book names.',
      },
      {
        title: 'Mission Cards',
        text: 'A Mission that starts with "when" waits for that until the end of the turn. Reason: It is carried out once and then lies in the discard pile.',
      },
      {
        title: 'total',
        text: 'The total build cost of a card is its printed one with what effects in play add or take off. Reason: The entry sums bonuses and penalties.',
      },
      {
        title: 'until end of game',
        text: 'It ends when the card leaves play, as "until it is discarded" does. Reason: A card that comes back is a new one.',
      },
      {
        title: 'Game Zones, hand',
        aliases: ['Game Zones', 'hand'],
        text: 'A card of the opponent\'s hand that one discards is chosen without seeing it, unless the same effect shows the hand. Reason: Nobody looks at the other hand; "at random" is said where chance chooses.',
      },
      {
        title: 'Reveal, "look at"',
        aliases: ['look at'],
        text: 'A hand that one looks at is shown in the log to both players. Reason: Its owner knows it already.',
      },
    ],
  },
  {
    section: 'RULINGS.md, Decks',
    kind: 'term',
    entries: [
      {
        title: 'Deck',
        text: 'A multi-arena unit counts for each of its types when types are compared ("twice as many"), as it does for the 12. Reason: The book counts it for each type on its type line.',
      },
      {
        title: 'Deck',
        text: 'A sideboard and cards outside the game are no part of the deck: neither its size nor its copies. Reason: The book knows neither.',
      },
      {
        title: 'Deck',
        text: 'Printings of a card (promotional, starter, in another set) are one card for the four copies, for bans and for the sets of a format. Reason: They have one name and, where unique, one version.',
      },
      {
        title: 'Supply',
        text: 'A deck of Neutral cards alone may have a supply of one side. Reason: It has no affiliation that the supply could differ from.',
      },
      {
        title: 'Organised Play',
        text: "Restrictions that name no format count without one, like bans. Reason: Both are notes on the card's use.",
      },
    ],
  },
  {
    section: 'RULINGS.md, Words of cards',
    kind: 'term',
    entries: [
      {
        title: "can't attack; Force asked for an attack",
        aliases: ["can't attack", 'Force asked for an attack'],
        text: 'It is paid when the attack is declared, and nobody who must attack is made to pay. Reason: "Can\'t … unless" is a "can\'t" that a price lifts.',
      },
      {
        title: "The 4 Primary Rules, 4; can't retreat",
        aliases: ['The 4 Primary Rules, 4', 'The 4 Primary Rules', "can't retreat"],
        text: 'It holds in the retreat step and against effects; "during the retreat step" holds there alone. Reason: The card names the step where it means only that.',
      },
      {
        title: 'treat this unit as a…',
        text: 'Whether a unit is meant by such an effect is told by its printed subtypes and what it says of itself, not by what other effects make of it. Reason: Effects that make subtypes of subtypes would wait for each other.',
      },
      {
        title: 'Pilots',
        text: 'In the list of what a Pilot gives, "this unit" is the piloted unit and the Pilot\'s name the Pilot. Reason: The text is the unit\'s, the name is not.',
      },
      {
        title: 'Effects that wait for "your next …"',
        aliases: ['your next …'],
        text: 'They take effect once, even if their card has left. Reason: The instruction was carried out; only its time is later.',
      },
      {
        title: 'Ties for speed',
        text: 'Cards of both players that win ties cancel each other: Dark comes first. Reason: The rule for ties is all that is left.',
      },
      {
        title: '"Can\'t gain or lose" a value',
        aliases: ["Can't gain or lose"],
        text: 'Effects and modifiers are left out; cards beneath the top card still count, unless a number is named: then it is that number. Reason: A stack is no effect.',
      },
      {
        title: '"Can\'t lose" a keyword or its text',
        aliases: ["Can't lose"],
        text: 'What would take it away does nothing to it; all else is lost. Reason: The words say what stays.',
      },
      {
        title: 'Damage that only some units can prevent',
        text: 'It can be prevented by an ability of such a unit, for whichever unit; by Battle cards it can\'t. Reason: Phrases, "unless that Character is a Jedi Master".',
      },
      {
        title: 'Attacks on units in the build zone',
        text: 'None of their abilities is in play there and damage is not prevented; a defender that retreats to where the attacker reaches is still attacked. Reason: Game Zones, build zone; Attacking, 2.',
      },
      {
        title: 'The attack ends',
        text: 'As where a unit has left: no dice, the attacker stays tapped, the end of the attack has its chance. Reason: Attacking, 2 and 8.',
      },
      {
        title: '"Gain build points" outside one\'s build step',
        aliases: ['Gain build points'],
        text: "They are there in one's next build step. Reason: Only what is left when one's build step ends is wasted.",
      },
      {
        title: 'Gain build points next turn',
        text: "In the build step of the turn after this one, even if this turn's is still to come. Reason: The card names the turn.",
      },
      {
        title: '"This turn", "last turn" of what happened',
        aliases: ['This turn', 'last turn'],
        text: 'Cards are looked at as they are when it is asked; whose they are and what is printed stays. Reason: What they were then is known to nobody.',
      },
      {
        title: '"During your build step, you may …" without an arrow',
        aliases: ['During your build step, you may …'],
        text: "Once in the step, of one's own will; it is no activated ability. Reason: There is no arrow.",
      },
      {
        title: 'An arrow on a Mission',
        text: 'What stands before it is paid on top of the build cost. Reason: The Mission takes effect when it is completed.',
      },
      {
        title: 'Finish building',
        text: 'To complete, whatever the kind of card. Reason: The older word.',
      },
      {
        title: 'In each arena',
        text: 'Every arena has to have it: a condition is one for each arena, a cost and a choice are one for each. Of each of some units it is any arena. Reason: "Each" is not "any".',
      },
      {
        title: 'Costs of several cards',
        text: 'They are paid with as many cards as are named, or not at all. Reason: A cost is paid in full (Using Effects).',
      },
      {
        title: 'A Weapon, a Lightsaber, a Facility without "unit"',
        text: 'The first two are Equipment; a Facility is a Location or a unit. Reason: So they are printed; every other subtype alone means units.',
      },
      {
        title: 'A card that is searched for and not said to be shown',
        text: "Only who searches sees it, where it goes from one's own deck or hand to where it lies covered. Reason: Hands and face-down cards are private.",
      },
      {
        title: '"With" a keyword, of cards out of play',
        aliases: ['With'],
        text: 'What is printed on the card counts. Reason: Effects work on cards in play.',
      },
      {
        title: 'Until end of next turn',
        text: 'It ends with what lasts until end of turn, one turn later. Reason: The turn that is meant is the one after this.',
      },
      {
        title: '"When you gain Force", of an effect that gives Force',
        aliases: ['When you gain Force'],
        text: 'The Force that it gives does not set it off again. Reason: It adds to what is gained; otherwise it would never end.',
      },
      {
        title: '"Once per turn" of a triggered effect',
        aliases: ['Once per turn'],
        text: 'An optional one counts when it is used; one that nobody decides about happens the first time. Reason: What was not used was not played.',
      },
      {
        title: 'When the battle phase ends',
        text: 'The chance is the one at the end of the turn. Reason: The battle phase is the last of a turn.',
      },
      {
        title: "During your opponent's build step",
        text: 'As with "anytime": the player of the step is asked, and the other one may break in. Reason: The step is the opponent\'s.',
      },
      {
        title: 'Counters removed this way',
        text: 'Those that the effect itself has removed, not those that paid for it. Reason: The words point at the effect.',
      },
      {
        title: 'Choose an ability',
        text: 'A paragraph as it is printed on the card, in play or not; not one about the card itself: its costs, Stack, INSERT, Pilot, Enhance, Meditate. Reason: The unit that gets it is in play already.',
      },
      {
        title: 'Your opponent chooses one',
        text: 'Read where no option asks for a further choice. Reason: Who would make that one is not said.',
      },
      {
        title: '"That much" after counters were removed',
        aliases: ['That much'],
        text: 'As many as were removed. Reason: Nothing else was counted.',
      },
      {
        title: '"… with …" after "Play only if that unit …"',
        aliases: ['… with …', 'Play only if that unit …'],
        text: 'Said of the unit that is chosen, it says which can be chosen. Reason: The unit is known when the effect is played.',
      },
      {
        title: 'Generating Subordinates',
        text: "Where no card of that name in the supply has the values that are told, the name alone tells it. Reason: The values are misprinted on some cards; the name is the card's.",
      },
      {
        title: '"Without" a keyword, of whom an effect gives it to',
        aliases: ['Without'],
        text: 'What the effect gives itself is not looked at; what others give is. Reason: Else it would take back what it gives.',
      },
      {
        title: '"That unit" after "this unit"',
        aliases: ['That unit', 'this unit'],
        text: 'The unit that was spoken of before it, or that paid the cost. Reason: The card itself is called "this unit".',
      },
      {
        title: '"That Jedi", where a trigger speaks of two cards',
        aliases: ['That Jedi'],
        text: 'The one of the two that the words describe, if they do not describe the other. Reason: The last card that was identified so.',
      },
      {
        title: 'You may stack this unit beneath …',
        text: 'As with the cards that Stack lists: its cost and 1 build point, never on top, with the bonus of a stack. Reason: It becomes part of that stack.',
      },
      {
        title: '"When the turn ends", of a Mission',
        aliases: ['When the turn ends'],
        text: 'It happens after what lasts until end of turn has ended. Reason: End of Turn, 11.',
      },
      {
        title: 'Dice of damage to several units',
        text: 'They are rolled for those that were meant when the effect came to it, one after the other. Reason: The effect names them once.',
      },
      {
        title: 'A card that is shown to pay for build counters on it',
        text: 'There is no other cost. Reason: Showing it takes nothing away.',
      },
    ],
  },
  {
    section: 'RULINGS.md, The edition of 2002',
    kind: 'term',
    entries: [
      {
        title: 'Command Phase; Retreating Units; Triggered Abilities',
        aliases: ['Command Phase'],
        relation: {
          kind: 'adds-to',
          documents: ['swtcg-2002'],
        },
        text: 'Rulebook of 2002: Triggered abilities of retreated units work; only activated ones that prevent no damage are off. Reason: Two remarks switch all abilities off, but the entries on the kinds of ability are the newest and say what works where.',
      },
      {
        title: 'Static Abilities',
        relation: {
          kind: 'adds-to',
          documents: ['swtcg-2002'],
        },
        text: 'Rulebook of 2002: Static abilities work on face-up units in arenas and in the build zone, and never in hand, deck, discard pile, under a stack or face-down. Reason: They are called "on" in battle, working in all zones, and working all the time; a card that means one arena says so.',
      },
      {
        title: 'Piloting Units',
        relation: {
          kind: 'adds-to',
          documents: ['swtcg-2002'],
        },
        text: 'Rulebook of 2002: A Pilot goes when it has as many damage counters as health. Reason: "More than" stands in this one place, against the rule for every unit.',
      },
      {
        title: 'Contested Unique Units',
        relation: {
          kind: 'adds-to',
          documents: ['swtcg-2002'],
        },
        text: "Rulebook of 2002: A bid has to be higher than one's own last bid. Reason: As in 2022; the totals are compared at the end.",
      },
      {
        title: 'Evade; Deflect',
        aliases: ['Evade'],
        relation: {
          kind: 'adds-to',
          documents: ['swtcg-2002'],
        },
        text: 'Rulebook of 2002: "Once for each source" is said of each ability: two Evades of a unit can both be used. Reason: The section on when abilities are played speaks of an ability.',
      },
      {
        title: 'Keyword Abilities',
        relation: {
          kind: 'adds-to',
          documents: ['swtcg-2002'],
        },
        text: 'Rulebook of 2002: Two copies of Accuracy, Shields, Stun or Critical Hit add up; of two Bombards or Ion Cannons one is chosen, the higher by itself. Reason: The first change a number and nothing forbids both; the last two say with how much power.',
      },
      {
        title: 'Critical Hit; dice of damage',
        relation: {
          kind: 'adds-to',
          documents: ['swtcg-2002'],
        },
        text: 'Rulebook of 2002: Critical Hit looks at attack dice alone. Reason: Its entry speaks of them.',
      },
      {
        title: 'When Can … Be Played?',
        relation: {
          kind: 'adds-to',
          documents: ['swtcg-2002'],
        },
        text: 'Rulebook of 2002: What is once a turn for Battle cards is said of each card, not of each title. Reason: A second copy is another card.',
      },
      {
        title: 'Activated Abilities',
        relation: {
          kind: 'adds-to',
          documents: ['swtcg-2002'],
        },
        text: 'Rulebook of 2002: An ability that names no time and does nothing for the turn or the battle is used once in each chance. Reason: The book lists what is once a turn; the list is taken as complete.',
      },
      {
        title: 'Play only when this unit would attack',
        relation: {
          kind: 'adds-to',
          documents: ['swtcg-2002'],
        },
        text: 'Rulebook of 2002: After such an ability the unit is tapped even if that was no cost. Reason: It has not attacked, and a unit that does not attack is tapped.',
      },
      {
        title: 'Battle Phase',
        relation: {
          kind: 'adds-to',
          documents: ['swtcg-2002'],
        },
        text: 'Rulebook of 2002: A unit that untaps in the last chance of its battle attacks after all; the battle ends when both pass and nobody is untapped. Reason: Units attack as long as there are untapped ones.',
      },
      {
        title: 'How to Attack, 1; Steps of Attacking',
        aliases: ['How to Attack, 1', 'Steps of Attacking'],
        relation: {
          kind: 'adds-to',
          documents: ['swtcg-2002'],
        },
        text: 'Rulebook of 2002: The target is chosen before the unit taps. Reason: The two lists differ in this; nothing depends on it.',
      },
      {
        title: 'Unique Cards',
        relation: {
          kind: 'adds-to',
          documents: ['swtcg-2002'],
        },
        text: 'Rulebook of 2002: A second version may be deployed as a unit of its own and is discarded then. Reason: What is to be discarded must have been deployed.',
      },
      {
        title: 'Stacking Unique Cards',
        relation: {
          kind: 'adds-to',
          documents: ['swtcg-2002'],
        },
        text: 'Rulebook of 2002: A new top card of another type takes the stack to its arena; a card put beneath goes to the bottom. Reason: As in 2022.',
      },
      {
        title: 'Unique Pilots',
        relation: {
          kind: 'adds-to',
          documents: ['swtcg-2002'],
        },
        text: 'Rulebook of 2002: The move that a rearranged stack forces on a Pilot is not its one move. Reason: It is told apart from the moves of the build step.',
      },
      {
        title: 'Unique Pilots',
        relation: {
          kind: 'adds-to',
          documents: ['swtcg-2002'],
        },
        text: 'Rulebook of 2002: A Pilot on a unit takes new versions into its stack and is not contested. Reason: Contests are between units, and it is none.',
      },
      {
        title: 'Until end of battle',
        relation: {
          kind: 'adds-to',
          documents: ['swtcg-2002'],
        },
        text: 'Rulebook of 2002: It ends with the battle phase, before abilities that trigger on that end. Reason: The abilities come "when the battle phase ends".',
      },
      {
        title: 'Retreating Units',
        relation: {
          kind: 'adds-to',
          documents: ['swtcg-2002'],
        },
        text: 'Rulebook of 2002: A retreat by an effect does not tap. A tapped unit in the build zone can be sent back and stays tapped. Reason: Tapping is told of the retreat step alone.',
      },
      {
        title: 'How to Start the Game',
        relation: {
          kind: 'adds-to',
          documents: ['swtcg-2002'],
        },
        text: "Rulebook of 2002: Both players start with 0 Force, and drawing from an empty deck does nothing. Dark's first card of setup may be left out. Reason: As in 2022.",
      },
      {
        title: 'Battle Cards',
        relation: {
          kind: 'adds-to',
          documents: ['swtcg-2002'],
        },
        text: 'Rulebook of 2002: A Battle card that names the build step is played there, every other one in the battle phase alone. Reason: The build step lists such cards.',
      },
      {
        title: 'Triggered Abilities',
        relation: {
          kind: 'adds-to',
          documents: ['swtcg-2002'],
        },
        text: 'Rulebook of 2002: "In all zones" means on a face-up unit and as it leaves play. Reason: A card in hand or deck is no unit.',
      },
      {
        title: 'Building Unit and Mission Cards',
        relation: {
          kind: 'adds-to',
          documents: ['swtcg-2002'],
        },
        text: 'Rulebook of 2002: A face-down card without counters is still being built. Reason: As in 2022; it has not been deployed.',
      },
      {
        title: 'Steps of Attacking, 1 and 13',
        relation: {
          kind: 'adds-to',
          documents: ['swtcg-2002'],
        },
        text: 'Rulebook of 2002: The chance after an attack and the one before the next are one. Reason: Nothing lies between them.',
      },
      {
        title: 'Reroll',
        relation: {
          kind: 'adds-to',
          documents: ['swtcg-2002'],
        },
        text: 'Rulebook of 2002: A reroll opens no new chance; another effect may reroll the new dice in the same one. Reason: Each effect rerolls a roll once.',
      },
      {
        title: 'Ready Phase',
        relation: {
          kind: 'adds-to',
          documents: ['swtcg-2002'],
        },
        text: 'Rulebook of 2002: Triggers on untapping, gaining Force and drawing happen there. Reason: Nothing can be played, and triggers are not played.',
      },
      {
        title: 'Damage',
        relation: {
          kind: 'adds-to',
          documents: ['swtcg-2002'],
        },
        text: 'Rulebook of 2002: The counters of a chance are put when it ends and units without health go; then comes the chance of deflected damage, even if the unit that does it has gone. Reason: "Waits for the current chance to end".',
      },
      {
        title: 'unit',
        relation: {
          kind: 'adds-to',
          documents: ['swtcg-2002'],
        },
        text: "Rulebook of 2002: Activated abilities work in any arena. Reason: One entry says the unit's own arena, two others any.",
      },
      {
        title: 'triggered ability',
        relation: {
          kind: 'adds-to',
          documents: ['swtcg-2002'],
        },
        text: 'Rulebook of 2002: Triggered abilities have no arrow. Reason: The remark that they do contradicts four pages.',
      },
      {
        title: 'How to Start the Game, 4',
        relation: {
          kind: 'adds-to',
          documents: ['swtcg-2002'],
        },
        text: 'Rulebook of 2002: A last card that could be paid in full may be built in part instead: all points that are left are its counters. Reason: "Can\'t, or don\'t want to".',
      },
      {
        title: 'Put into battle',
        relation: {
          kind: 'adds-to',
          documents: ['swtcg-2002'],
        },
        text: 'Rulebook of 2002: A unit is sent back only if it retreated in an earlier turn. A Pilot that was moved off has not retreated. Reason: Two entries say so.',
      },
      {
        title: 'Piloting Units',
        relation: {
          kind: 'adds-to',
          documents: ['swtcg-2002'],
        },
        text: 'Rulebook of 2002: A Pilot on a unit in the build zone is no unit either; what it gives follows the rules for the build zone. Reason: It is still on the unit.',
      },
    ],
  },
];
