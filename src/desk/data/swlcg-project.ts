// How the project reads the rulebook of 2012 and its FAQ where they are open or disagree; in parentheses, the section.
import type { DocumentText } from '../model/document.ts';

export const swlcgProject: DocumentText = {
  document: 'swlcg-project',
  relation: { kind: 'adds-to', documents: ['swlcg-2012'] },
  sections: [
    {
      section: 'Turn and windows',
      kind: 'term',
      entries: [
        {
          title: 'Conflict phase',
          aliases: ['Ruling 1'],
          text: "The first action window opens once the phase has begun, another follows every engagement. A player who declines to engage after that moves directly on to the phase's end. (Timing Structure 5)",
        },
        {
          title: 'Choosing an objective and declaring attackers are one deed',
          aliases: ['Choosing an objective', 'Declaring attackers', 'Ruling 2'],
          example: 'examples/lcg-conflict-no-attackers-no-engagement.json',
          text: "Nothing can be played between the two. If no attacker is declared against an objective, it wasn't engaged at all. (FAQ 2.3)",
        },
        {
          title: 'Balance phase',
          aliases: ['Balance', 'Ruling 3'],
          text: 'It has no action window. With the balance on the light side, Light may do the damage or not; it is a framework effect of that player, and shields and Protect can be used against it. Dark advances the dial by one, and then, having the balance, by one more: these are two separate advances, and after each of them it is seen whether the dial shows 12. (Balance Phase)',
        },
        {
          title: 'After you refresh',
          aliases: ['Refresh Phase', 'Refresh', 'Ruling 4'],
          example: 'examples/lcg-elite-waits-in-lights-first-turn.json',
          text: 'The moment comes a single time: objectives have been replaced, the action window has not opened yet. Light\'s first turn has it too, because all that this turn omits is the removal of focus tokens, and with it what Elite would remove. "After your refresh phase ends" means a later point, when the phase is over. (Refresh Phase; FAQ, errata)',
        },
        {
          title: 'Whose cards refresh',
          aliases: ['Refreshing', 'Ruling 5'],
          example: 'examples/lcg-refresh-goes-by-control.json',
          text: "The two sections differ: what refreshes is the cards that a player controls. So an enhancement that lies on a card of the enemy refreshes together with its own controller's cards. Each card loses one focus token, with Elite two; where fewer lie on it, simply all of them go. (Refresh Phase; Timing Structure 2)",
        },
        {
          title: "Dark's first turn",
          aliases: ['First turn', 'Ruling 6'],
          example: 'examples/lcg-conflict-phase-left-out-with-its-window.json',
          text: 'Its conflict phase is skipped altogether: it has no beginning, no end and no window. (Conflict Phase, exception)',
        },
        {
          title: 'Replacing objectives',
          aliases: ['Replacing an objective', 'Ruling 7'],
          text: 'A player must do it, with one objective after the other; before the next is taken, the interrupts and reactions of the last are finished. How many are missing is determined as the step begins.',
        },
        {
          title: 'Draw phase',
          aliases: ['Reserve value', 'Draw Phase, one card at a time', 'Ruling 8'],
          example: 'examples/lcg-draw-from-an-empty-deck-loses.json',
          text: 'Each card is drawn separately, with whatever it triggers, and after every one of them the reserve value is looked at again. A reserve value under 0 is taken as 0. (Draw Phase; FAQ 1.1)',
        },
        {
          title: 'Ends of phases',
          aliases: ['Until the end of the phase', 'End of a phase', 'Ruling 9'],
          text: 'What lasts until the end of a phase, an engagement or a strike is over as that thing ends; reactions to the end only follow. The ends of phases, turns and engagements are conditions for interrupts as well.',
        },
        {
          title: 'Lasting and constant effects',
          aliases: ['Lasting effect', 'Constant effect', 'Ruling 10'],
          text: "They apply without a gap. If a card's damage capacity falls so far that the damage on it is now enough, it is destroyed that instant. (Damage)",
        },
      ],
    },
    {
      section: 'Resources and playing',
      kind: 'term',
      entries: [
        {
          title: 'Match',
          aliases: ['Resource match', 'Ruling 11'],
          text: 'At least one resource of the payment has to come from a card of the same affiliation. Only the cost as finally modified counts: where that is 0, no resource is generated and there is no match to make, whatever number is printed. For abilities there is no match either, except those that name an affiliation, as "spend 1 [Sith] resource" does. (Resource Match)',
        },
        {
          title: 'Modifiers of a cost',
          aliases: ['Cost modifiers', 'Ruling 12'],
          text: 'All of them are added together, with 0 as the lowest result. "To a minimum of N" is a floor for its own reduction and never makes a cost higher. For "the first … each turn" every play of that kind in the turn is counted, including those made before the effect came into play.',
        },
        {
          title: 'Generating',
          aliases: ['Generating resources', 'Ruling 13'],
          text: "Resources are generated by putting focus tokens on a card that is ready. That is no focusing for an ability and no effect, and it can't be prevented. Even if fewer tokens were placed than the card could bear, it is exhausted now. Committed units place a single token for each resource. For one and the same cost a card can't generate resources and be focused as well. (Generating Resources)",
        },
        {
          title: 'Limited',
          aliases: ['Ruling 14'],
          example: 'examples/lcg-limited-for-each-player.json',
          text: "Every player may play one card with this keyword per turn, in an opponent's turn as much as in the own. A card that is put into play isn't counted. (Limited)",
        },
        {
          title: 'Unique',
          aliases: ['Unique cards', 'Ruling 15'],
          example: 'examples/lcg-unique-not-put-into-play-either.json',
          text: 'As long as a unique card is in play, no matter who has it, nobody plays or puts into play another card with its title. Cards that are captured, face-down, in hands, in decks or in piles have no such effect. If an effect tries, the card stays in its place and the rest of the effect is carried out. (Unique Cards)',
        },
        {
          title: 'Limit once per turn',
          aliases: ['Limit 1 per turn', 'Ruling 16'],
          text: '"Limit once per turn" belongs to a single card and a single ability of it. On an event, "Limit 1 per turn" belongs to the player and the title. A use that was cancelled is a use.',
        },
        {
          title: 'An event',
          aliases: ['Event card', 'Ruling 17'],
          example: 'examples/lcg-event-does-not-find-itself.json',
          text: "While it waits to resolve or to be cancelled, it lies in no pile; the discard pile receives it afterwards. So an event can't find itself there.",
        },
        {
          title: 'Enhance …',
          aliases: ['Enhancement', 'Ruling 18'],
          text: 'These words must be met when the card is attached or is moved, and need not be met later.',
        },
        {
          title: 'Cards may act at once',
          aliases: ['Entering play', 'Act at once', 'Ruling 19'],
          example: 'examples/lcg-deployment-new-unit-attacks-at-once.json',
          text: 'A unit needs no turn of rest: as soon as it is in play it can attack, generate resources or be focused. (Deployment Phase)',
        },
        {
          title: 'Played or put into play in an engagement "as a participating unit"',
          aliases: ['as a participating unit', 'Participating unit', 'Ruling 20'],
          example: 'examples/lcg-shielding-asks-for-a-declaration.json',
          text: "It participates for the player whose unit it is. Since it was not declared, effects that look at the declaration, such as Shielding, don't concern it.",
        },
        {
          title: 'Putting into play',
          aliases: ['Put into play', 'Ruling 21'],
          text: 'Neither costs nor limits such as "play only" matter for it; "cannot" matters, and so does the ruling on unique cards. Without something legal that it could enhance, an enhancement is not put into play and remains where it was.',
        },
      ],
    },
    {
      section: 'Engagement and edge',
      kind: 'term',
      entries: [
        {
          title: 'Once each',
          aliases: ['Declare objective', 'Declared objective', 'Ruling 22'],
          text: 'An objective that was declared has been engaged in this phase, even when something then turns the engagement to another one. That other one has not been. (Declare Objective; FAQ, questions)',
        },
        {
          title: 'Removed, captured or destroyed attackers',
          aliases: ['Removed attackers', 'Captured attackers', 'Destroyed attackers', 'Ruling 23'],
          example: 'examples/lcg-edge-won-without-units.json',
          text: 'The engagement continues without such units until its regular end. An attacking player who has none left places no edge cards and earns no unopposed bonus.',
        },
        {
          title: 'Who may place a card',
          aliases: ['Fight Edge Battle', 'Edge card', 'Placing edge cards', 'Ruling 24'],
          example: 'examples/lcg-edge-cards-after-the-last-attacker-is-gone.json',
          text: 'To place a card, a player needs a participating unit at that very moment; lacking one is an automatic pass. The attacker always comes first. After two passes in a row the placing is over, even if these are the first two. (Fight Edge Battle)',
        },
        {
          title: 'Automatic edge',
          aliases: ['Ruling 25'],
          text: 'It is as an edge battle starts that one sees whether there are defenders. Without any, the attacker wins that battle, no matter what is in the stacks or which units still join. In all other cases the totals count, though the last defender, or the last attacker, may leave in the middle of it. (FAQ, questions)',
        },
        {
          title: 'Reveal',
          aliases: ['Resolve Fate Cards', 'Fate card', 'Revealing edge stacks', 'Ruling 26'],
          example: 'examples/lcg-fate-card-needs-a-target.json',
          text: 'First the stacks are turned up and reacted to. Then all fate cards resolve in one sequence, whoever played them, beginning with the lowest priority; at the same priority the attacker picks the next one. They have to be carried out, except where "may" is written. The target is chosen on resolution by the card\'s player, and a card with no legal target has no effect. (Resolve Fate Cards)',
        },
        {
          title: 'A cancelled fate card',
          aliases: ['Ruling 27'],
          example: 'examples/lcg-fate-card-of-a-cancelled-battle-was-placed.json',
          text: 'It was part of the stack all the same: its Force icons count, as do those of a fate card that had no effect. (FAQ, questions)',
        },
        {
          title: 'Starting anew',
          aliases: ['Twist of Fate', 'Ruling 28'],
          example: 'examples/lcg-edge-started-anew-once.json',
          text: 'The edge battle in progress is cancelled and has neither winner nor loser. What fate cards have done is kept; those still to come are not carried out. Both stacks go to the discard piles. Then placing starts over, with the attacker and with whatever cards the hands still hold. If there are two cards of this sort, whichever resolves first cancels the second. (Twist of Fate)',
        },
        {
          title: 'Totals',
          aliases: ['Edge', 'Edge total', 'Edge battle', 'Ruling 29'],
          text: 'Add up the Force icons of the stack, the Edge of the own participating units, exhausted ones included, and what effects contribute. The defender wins a tie, even at 0 each.',
        },
        {
          title: 'Winning and losing',
          aliases: ['Winning an edge battle', 'Losing an edge battle', 'Ruling 30'],
          text: 'Reactions to the result of an edge battle take place while the stacks are still there.',
        },
        {
          title: 'The edge stays',
          aliases: ['Edge, until the end of the engagement', 'Ruling 31'],
          example: 'examples/lcg-edge-won-without-units.json',
          text: 'Whoever won it keeps it for the rest of the engagement, with or without units in it. All units of the opponent are left with their normal icons.',
        },
      ],
    },
    {
      section: 'Strikes',
      kind: 'term',
      entries: [
        {
          title: 'Rounds',
          aliases: ['Engagement Resolution', 'Resolving strikes', 'Ruling 32'],
          text: 'A round is: first strike, a window, second strike, a window. There are further rounds for as long as a ready unit participates. One round is always gone through, windows included, though no unit may be able to strike. (Timing Structure, Engagement Resolution)',
        },
        {
          title: 'No passing',
          aliases: ['Passing a strike', 'Ruling 33'],
          example: 'examples/lcg-strikes-no-passing.json',
          text: "A player with a ready participating unit can't pass: one of them must strike. That is also true of a unit that has been readied again or that came in later. (FAQ, questions)",
        },
        {
          title: 'Focusing to strike',
          aliases: ['Ruling 34'],
          example: 'examples/lcg-committed-unit-focused-for-an-ability.json',
          text: 'Striking takes one focus token, or two if the unit is committed; two are placed together, and in any case before an icon resolves. For all other purposes one is enough, even on a committed unit.',
        },
        {
          title: 'Icons are counted when their type resolves',
          aliases: ['Combat icons', 'Icon', 'Ruling 35'],
          text: 'By that time the reactions to focusing the unit are over. A strength of 0 accomplishes nothing. If there is a legal target for a type of icon, that type has to be resolved. Should the unit leave play or the engagement in the middle of its strike, the rest of its icons is lost.',
        },
        {
          title: 'Unit damage',
          aliases: ['Tactics', 'Blast damage', 'Blast', 'Ruling 36'],
          example: 'examples/lcg-strikes-tactics-all-on-one-unit.json',
          text: 'All of it is dealt to a single enemy unit that participates. Focus tokens for tactics icons go down at the same time; any enemy unit can be given them, be it ready, exhausted, participating or absent. Blast damage belongs to attacking units and reaches the engaged objective, nothing else. If that objective is no longer there, blast damage has no place to go, but units strike as usual. (FAQ, questions)',
        },
        {
          title: 'Targeted Strike',
          aliases: ['Ruling 37'],
          example: 'examples/lcg-strikes-divided-damage-and-targeted-strike.json',
          text: "Whoever attacks with it decides anew for every strike. An effect that lets damage be divided can't be used together with it. (FAQ, questions)",
        },
        {
          title: 'Unopposed',
          aliases: ['Unopposed engagement', 'Unopposed bonus', 'Ruling 38'],
          example: 'examples/lcg-strikes-returned-attacker-brings-no-bonus.json',
          text: "There is one check, when the striking is over: is an attacking unit still participating, and no defending unit? A unit that went back to hand, was captured or was removed didn't survive for this purpose. What is dealt then is a framework effect of the attacking player. It is not dealt if the objective that was engaged is gone, and a new objective in its place isn't engaged. (FAQ, questions)",
        },
        {
          title: 'Removed from an engagement',
          aliases: ['Ruling 39'],
          example: 'examples/lcg-removed-unit-stays-in-play.json',
          text: 'Such a unit is still in play and counts as never having taken part. As long as it is ready, it may be declared in a later engagement. (FAQ 3.3)',
        },
      ],
    },
    {
      section: 'Damage, shields, Protect',
      kind: 'term',
      entries: [
        {
          title: 'One window for one damage',
          aliases: ['Interrupt window for damage', 'Ruling 40'],
          example: 'examples/lcg-damage-one-window-for-all.json',
          text: 'Before damage or focus tokens are placed, on one card or on many together, there is a single window of interrupts. Protect, shields and interrupts may be used there in whatever order, players alternating from the active one. Damage passed on in it can be met once more. In the end everything that remains is placed at the same time, and whatever is full by then is destroyed at the same time.',
        },
        {
          title: 'Shields',
          aliases: ['Shield token', 'Ruling 41'],
          example: 'examples/lcg-shield-against-the-unopposed-bonus.json',
          text: "Without an effect that allows more, a card bears one; until it is gone, the card can't be targeted for another. A shield takes off one point of damage or one focus token that comes from an attack or from the enemy. That covers combat icons, the damage for being unopposed, Light's damage in the balance phase, and effects of enemy cards, even ones by which the card's controller must place it. It doesn't cover costs, effects of one's own, or what a unit takes for striking. (Shield Tokens)",
        },
        {
          title: 'Protect',
          aliases: ['Ruling 42'],
          example: 'examples/lcg-protect-from-outside-and-exhausted.json',
          text: "As much of the damage as one likes is taken over, but no more than the capacity of the protecting unit allows after the damage it has and the damage already coming to it. Shields don't raise that limit. It makes no difference whether the unit is ready, or participates. Moved damage can be taken over (FAQ 4.3), damage of one's own effects too, damage paid as a cost can't. Because the source remains the same, the protecting unit may use its shields. It may be protected by another in turn, only the damage never returns to a card that it has left. What can't be damaged can't protect. (Protect; FAQ, questions)",
        },
        {
          title: 'Excess',
          aliases: ['Excess damage', 'Ruling 43'],
          text: 'Once a card is full, further damage to it is lost and counts for nothing at all.',
        },
        {
          title: 'Moved damage',
          aliases: ['Moving damage', 'Ruling 44'],
          text: "Moving deals no damage, yet the card that gets it has been damaged (FAQ 4.3). When an enemy moves it, shields may be used. You can't move more of it than is there.",
        },
        {
          title: 'Destroyed together, gone together',
          aliases: ['Destroyed together', 'Ruling 45'],
          example: 'examples/lcg-win-both-at-once.json',
          text: 'All interrupts to destruction and to leaving play are used while every one of the cards is still there. As they leave: their enhancements are discarded, their Force cards go back, each objective joins the victory pile of its opponent (no matter by whom it was destroyed), captured cards return to hand, and the dial and victory are seen to immediately. After that a single reaction window serves for everything, even the damage.',
        },
        {
          title: 'Cards look back',
          aliases: ['Last known information', 'Ruling 46'],
          text: 'Conditions of any card see a card that has left as it was on leaving. From then on it is a different, new card.',
        },
        {
          title: 'Costs in damage or focus',
          aliases: ['Damage as a cost', 'Focus as a cost', 'Ruling 47'],
          text: 'Nobody can prevent or move what is paid. To "damage this card" costs 1 damage.',
        },
      ],
    },
    {
      section: 'Actions, interrupts, reactions',
      kind: 'term',
      entries: [
        {
          title: 'Order',
          aliases: [
            'Triggering condition',
            'Interrupt',
            'Reaction',
            'Advanced Timing Rules',
            'Forced interrupt',
            'Ruling 48',
          ],
          example: 'examples/lcg-forced-reaction-comes-first.json',
          text: 'A triggering condition is followed through in five stages: Forced interrupts; other interrupts; the occurrence; Forced reactions; other reactions. In every stage players alternate, one ability each, beginning with the active player. Per condition an ability can be used once on each copy of its card. If one occurrence fulfills several conditions, a common window serves them. (Interrupts; Reactions; Advanced Timing Rules)',
        },
        {
          title: 'Forced abilities',
          aliases: ['Forced', 'Ruling 49'],
          text: 'Nobody decides whether they happen. Those of the active player come first, in the order of their own player. If the cost is out of reach or there is no target, the ability fails to happen. One that comes up through another joins the round that is under way.',
        },
        {
          title: 'Nesting',
          aliases: ['Nested Effect Sequences', 'Ruling 50'],
          example: 'examples/lcg-reactions-between-two-instructions.json',
          text: 'If something triggers in the middle of a resolution, it is completed on the spot before the resolution resumes. Reactions to one instruction of an effect precede the following instruction. (Nested Effect Sequences)',
        },
        {
          title: 'Cancelled',
          aliases: ['Cancel', 'Ruling 51'],
          example: 'examples/lcg-cancelled-event-counts-as-played.json',
          text: 'The card was played, with the reactions that playing it has; payment and limits are spent. Cancelling is possible only where an effect is on the point of resolving. (Cancel; FAQ 3.1)',
        },
        {
          title: 'Effect Resolution',
          aliases: ['Ruling 52'],
          example: 'examples/lcg-interrupt-to-a-payment-comes-before-targets.json',
          text: 'Six steps: check restrictions, determine the cost, modify it, pay, choose targets, resolve. Without a legal target at step one nothing is begun. If paying took away the last target, nothing happens, and what was paid is not given back. (Effect Resolution, FAQ)',
        },
        {
          title: 'A use without result',
          aliases: ['Ruling 53'],
          example: 'examples/lcg-effect-without-a-target-or-result.json',
          text: "Using something in vain is permitted where it names no target and its whole cost can be paid. A target has to match the description only, but what an effect is barred from touching isn't legal for it. (FAQ, questions)",
        },
        {
          title: 'To',
          aliases: ['Then', 'X', 'Up to', 'Ruling 54'],
          text: 'What precedes "to" is a cost (FAQ 4.1). What follows "then" happens only if everything in front of it was carried out completely. X counts 0 as long as nothing defines it (FAQ 4.2). For "up to N target" one target is the least. (Then; FAQ)',
        },
        {
          title: 'Sacrifice',
          aliases: ['Ruling 55'],
          text: 'When something saves the card, no sacrifice has taken place, and what it was to pay for fails. (Sacrifice)',
        },
        {
          title: 'Several choose at once',
          aliases: ['Simultaneous choices', 'Ruling 56'],
          text: 'The player who executed the effect goes first, or the active player where it is a framework event (FAQ 2.2). Several cards that are discarded together enter the pile in the order that their owner wants; in a file they are written in that order and the last lies uppermost.',
        },
        {
          title: 'Keywords that stand twice',
          aliases: ['Duplicate keywords', 'Ruling 57'],
          example: 'examples/lcg-edge-values-add-up.json',
          text: 'Two copies of Edge are added up. Second copies of Elite, Shielding, Targeted Strike, Limited and No Enhancements bring nothing. Several Protects work independently if they protect different things.',
        },
        {
          title: 'Shielding',
          aliases: ['Ruling 58'],
          text: 'It belongs to the reaction window after units are declared, one use per unit that has the keyword. Text that only reminds has no force of its own. (Shielding)',
        },
        {
          title: 'Blank text',
          aliases: ['Blank', 'Ruling 59'],
          text: 'The card has no abilities, but its numbers, icons and traits are untouched, and effects begun earlier continue.',
        },
        {
          title: 'Out of play',
          aliases: ['In play', 'Ruling 60'],
          text: 'Abilities function on cards in play and, at all times, on the affiliation card. In a hand, a discard pile or an edge stack an ability functions if its wording says that it does. (In Play and Out of Play)',
        },
        {
          title: 'Friendly',
          aliases: ['Each opponent', 'A friendly player', 'Ruling 61'],
          text: 'With two at the table it means what is yours. "A friendly player" is you, and "each opponent" is the one you play against.',
        },
      ],
    },
    {
      section: 'Force',
      kind: 'term',
      entries: [
        {
          title: 'Committing',
          aliases: ['Force Commitment', 'Commit', 'Ruling 62'],
          text: 'You do it in the Force phase of your own turn, unit by unit, with reactions after each, for as long as you have Force cards. The unit may be exhausted. (Force Commitment)',
        },
        {
          title: 'Struggle',
          aliases: ['Force Struggle', 'Ruling 63'],
          example: 'examples/lcg-force-struggle-tie.json',
          text: 'Committed units that are ready give their own Force icons, with what effects add to those; whatever "contributes" to one side is counted with it. At a tie nobody wins and nobody loses. A player who had the balance before can win it again, though an effect "after it is set" wants a real change. (Force Struggle)',
        },
        {
          title: 'Force cards',
          aliases: ['Ruling 64'],
          text: "They don't count as cards and aren't in play, so only effects that mention them reach them. A unit keeps its own for as long as it is in play and no effect takes it off.",
        },
      ],
    },
    {
      section: 'Capture and rescue',
      kind: 'term',
      entries: [
        {
          title: 'Capturing',
          aliases: ['Capture', 'Ruling 65'],
          example: 'examples/lcg-capture-light-cards-only.json',
          text: "It can happen to Light's cards alone. Where the effect doesn't say which, Dark picks the dark objective in play that holds the card; there has to be one. Captured while in play, a card leaves play, after interrupts to that, and loses tokens, enhancements and Force card. (Capture and Rescue)",
        },
        {
          title: 'Rescue by an effect',
          aliases: ['Rescue', 'Ruling 66'],
          example: 'examples/lcg-rescue-from-the-objective-light-chooses.json',
          text: 'Light names a dark objective that holds captured cards, and chance decides which of these is saved. If instead the objective is destroyed, every card it holds is saved. (Capture and Rescue)',
        },
        {
          title: 'An objective that leaves play undestroyed',
          aliases: ['Objective leaves play', 'Ruling 67'],
          text: 'Every card captured there goes to a discard pile.',
        },
        {
          title: 'If this leaves play, it is captured …',
          aliases: ['Ruling 68'],
          example: 'examples/lcg-captured-instead-of-discarded.json',
          text: "After the interrupts the card goes to an objective of Dark's rather than to the place it was bound for, be that even a hand or a deck. If Dark has no objective in play, nothing is changed.",
        },
      ],
    },
    {
      section: 'The end',
      kind: 'term',
      entries: [
        {
          title: 'At once',
          aliases: ['Winning the game', 'Winning', 'Ruling 69'],
          example: 'examples/lcg-win-stops-everything.json',
          text: "The game stops that instant when the dial shows 12 or more, when three objectives lie in Light's victory pile, or when somebody must draw from a deck that is empty. Should both players win by one and the same occurrence, it is the active player's game. (Winning the Game)",
        },
        {
          title: 'Empty decks',
          aliases: ['Ruling 70'],
          text: 'Drawing the last card is harmless; having to draw after that loses the game. To replace an objective is to draw in this sense. Looking, searching, discarding and capturing are not, and get what the deck still has. If it strikes both players together, the order of simultaneous choices decides.',
        },
        {
          title: 'The victory pile counts, not the deed',
          aliases: ['Victory pile', 'Ruling 71'],
          text: 'An objective that some effect keeps from entering the pile neither counts as destroyed there nor advances the dial.',
        },
        {
          title: 'The dial',
          aliases: ['Death Star dial', 'Ruling 72'],
          example: 'examples/lcg-dial-decreased-to-its-minimum.json',
          text: "For each of Light's objectives in Dark's victory pile it goes up by 1, the one just added being counted, and all in a single advance. A dial at 0 isn't lifted by \"to a minimum of 1\".",
        },
        {
          title: 'Setup',
          aliases: ['Mulligan', 'Mulligan Draw', 'Ruling 73'],
          example: 'examples/lcg-mulligan-dark-decides-first.json',
          text: 'Each player may take a mulligan a single time, without condition; Dark decides before Light. If there are only two or three objectives in the deck, or one, all are taken. (Setup; Mulligan Draw)',
        },
        {
          title: 'The dial engaged as if it were an objective',
          aliases: ['Dial as an objective', 'Ruling 74'],
          example: 'examples/lcg-dial-engaged-as-an-objective.json',
          text: "Of damage it takes blast and what an unopposed engagement adds, and nothing more. It can't be shielded or protected, and effects that speak of objectives miss it. The damage remains on it without changing the number it shows. (FAQ, questions)",
        },
        {
          title: 'Loops',
          aliases: ['Ruling 75'],
          text: 'When a loop goes on and nobody has a decision by which it could end, the game is stopped with the error named loop. (FAQ 2.1)',
        },
      ],
    },
    {
      section: 'Further',
      kind: 'term',
      entries: [
        {
          title: 'A third objective that says "you lose"',
          aliases: ['You lose', 'Ruling 76'],
          text: "Light's victory pile is checked before that text: the game counts as won by objectives.",
        },
        {
          title: 'Control of a committed unit changes',
          aliases: ['Control of a committed unit', 'Ruling 77'],
          text: "The unit isn't committed any longer, and its Force card goes back to the supply of whoever had committed it.",
        },
        {
          title: '"Capture" without a dark objective in play',
          aliases: ['Capture without a dark objective', 'Ruling 78'],
          text: 'It may be used, though nothing gets captured. Likewise if the unit in question has left play by then.',
        },
        {
          title: 'A unit that leaves with enhancements of one owner',
          aliases: ['Unit with enhancements', 'Ruling 79'],
          text: 'Their owner decides the order in which they go to the pile. Unless told otherwise that is the unit and after it the enhancements, as the file lists them.',
        },
        {
          title: 'Shielding by an attacker',
          aliases: ['Ruling 80'],
          text: "Its token may go onto the objective that is engaged, although it is the enemy's: that is how the rulebook words it.",
        },
        {
          title: '"Place 1 shield on …" without the word target',
          aliases: ['Place 1 shield on', 'Ruling 81'],
          text: 'Even when all cards it could mean already have a shield, it can be used. It does nothing then.',
        },
        {
          title: 'A sacrificed card that goes to hand or deck',
          aliases: ['Sacrificed card', 'Ruling 82'],
          text: "If an effect sends it there, and not to the discard pile, it has left play nevertheless: the sacrifice counts. Saved is only what doesn't leave play. (Sacrifice)",
        },
        {
          title: 'Custom decks',
          aliases: ['Ready-made deck', 'Number of objective sets', 'Deck size', 'Ruling 83'],
          text: 'A deck that is used as it comes ready-made has eight objective sets, no more and no fewer. Any other deck needs ten at least. Its affiliation card may be given by title. (Setup, 2; Custom Decks)',
        },
        {
          title: 'Then, and damage',
          aliases: ['Prevented damage and then', 'Ruling 84'],
          text: 'Where part of the damage was prevented, it was not done in full and "then" brings nothing. Damage without room for all of it counts as dealt: the excess is merely ignored. (Then; Damage)',
        },
        {
          title: 'Damage that is sent on',
          aliases: ['Redirected damage', 'Ruling 85'],
          text: 'If an interrupt of the enemy sends damage to another card, a shield on that card may meet it, whoever dealt it at first. It keeps its source. (Shield Tokens; Interrupts)',
        },
        {
          title: 'Losing a combat icon of your choice',
          aliases: ['Combat icon of your choice', 'Ruling 86'],
          text: 'Only a type of which the unit has an icon may be named. (Combat Icons)',
        },
      ],
    },
  ],
};
