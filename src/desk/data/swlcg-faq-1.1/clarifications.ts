// The numbered clarifications of the FAQ.
import type { Section } from '../../model/document.ts';

export const clarifications: readonly Section[] = [
  {
    section: 'Rules clarifications, 1. Draw, search and reveal',
    kind: 'term',
    entries: [
      {
        title: 'Drawing Multiple Cards',
        aliases: ['1.1'],
        names: ['Dark Precognition', '0034', 'Core 0034'],
        status: 'clarification',
        example: 'examples/lcg-draw-from-an-empty-deck-loses.json',
        text: "Several cards that a player draws, the 2 of the draw phase or those of a card's effect such as Dark Precognition (Core 0034), are drawn one by one and never all together. It matters to effects that a drawn card may set off.",
      },
      {
        title: 'Shuffling After a Search',
        aliases: ['1.2'],
        status: 'clarification',
        text: 'Whoever has searched a deck, any deck and for whatever reason, then shuffles it until the opponent, or each of them, is satisfied.',
      },
      {
        title: 'Duration of "Reveal"',
        aliases: ['1.3', 'Reveal'],
        status: 'clarification',
        text: 'Revealed cards stay revealed until they are where the effect that revealed them finally sends them.',
      },
    ],
  },
  {
    section: 'Rules clarifications, 2. Game play',
    kind: 'term',
    entries: [
      {
        title: 'Infinite Loops',
        aliases: ['2.1'],
        status: 'clarification',
        text: 'Certain combinations of cards can make an "infinite loop". The player who resolves one has two steps to follow. First, with all the cards that take part, he shows the opponent one complete cycle of it, and also the tournament judge, if the opponent asks for that. Then he names the number of times, seventeen million for example, and the loop is at once resolved so often. If this wins him the game, the game ends there. No one may abuse such a loop to stall the game.',
      },
      {
        title: 'Priority of Simultaneous Resolution',
        aliases: ['2.2'],
        status: 'clarification',
        text: 'If one effect concerns several players at the same time and each of them has choices to make for it, the player who played or executed it chooses first. The others follow clockwise.',
      },
      {
        title: 'Engaging Objectives',
        aliases: ['2.3'],
        status: 'clarification',
        example: 'examples/lcg-conflict-no-attackers-no-engagement.json',
        text: 'An objective is "engaged" only when steps 1 and 2 on page 18 of the core rules, declaring the objective and declaring attackers, are both complete. Before that, no engagement has been declared.',
      },
      {
        title: 'Facedown Cards in Edge Stacks',
        aliases: ['2.4'],
        status: 'clarification',
        text: 'You may look at the cards that lie facedown in your own edge stack whenever you like.',
      },
      {
        title: 'Facedown Captured Cards',
        aliases: ['2.5'],
        status: 'clarification',
        text: "Facedown cards that are captured at the Dark Side's objectives may be looked at by the Dark Side player at any time. The Light Side player may do so only if a card effect allows it.",
      },
    ],
  },
  {
    section: 'Rules clarifications, 3. Card effects and abilities',
    kind: 'term',
    entries: [
      {
        title: 'Cancellation of Effects',
        aliases: ['3.1'],
        status: 'clarification',
        example: 'examples/lcg-cancelled-event-counts-as-played.json',
        text: 'A canceled effect has nevertheless been initiated or played: only what it would do is canceled. Its costs stay paid; nothing is returned or refunded.',
      },
      {
        title: 'Discard Pile',
        aliases: ['3.2'],
        status: 'clarification',
        text: "The order of cards in a discard pile, whosever it is, must not be changed. Every player's discard pile may be looked at by you at any time.",
      },
      {
        title: '"Participated" and Removal from an Engagement',
        aliases: ['3.3', 'Participated'],
        status: 'clarification',
        example: 'examples/lcg-removed-unit-stays-in-play.json',
        text: 'A unit has participated in an engagement only if it stays there until the engagement has been resolved. Once it is removed, nothing remembers that it took part.',
      },
    ],
  },
  {
    section: 'Rules clarifications, 4. Definition of terms',
    kind: 'term',
    entries: [
      {
        title: 'The word "to"',
        aliases: ['4.1', 'to'],
        status: 'clarification',
        example: 'examples/lcg-action-that-focuses-needs-a-ready-card.json',
        text: 'In "do X to do Y", X is a cost. It has to be paid, or Y can\'t occur.',
      },
      {
        title: 'The Letter X',
        aliases: ['4.2', 'X'],
        status: 'clarification',
        example: 'examples/lcg-x-is-0-unless-told.json',
        text: 'X is 0 unless something has already given it a value: a card, the effect of a card, or a choice that a player was granted.',
      },
      {
        title: 'Moving Damage',
        aliases: ['4.3'],
        status: 'clarification',
        example: 'examples/lcg-damage-moved-and-protected.json',
        text: 'To move damage is not to deal it. Even so, the unit to which it is moved has been "damaged". A unit with "Protect Character", for example, can absorb damage on its way to another Character unit.',
      },
      {
        title: 'Framework Effect',
        aliases: ['4.4'],
        status: 'clarification',
        changed: true,
        see: ['Framework Events and Action Windows'],
        example: 'examples/lcg-dial-engaged-as-an-objective.json',
        text: 'A framework effect is one that arises when a framework event resolves (core rulebook, page 30), and not from the text of a card. Resolving combat icons is one, and so is counting and comparing Force icons in an edge battle.',
      },
      {
        title: 'Card Effect',
        aliases: ['4.5'],
        status: 'clarification',
        changed: true,
        also: ['Framework Effect'],
        text: 'A card effect is one that comes about when the text printed on a card is resolved.',
      },
    ],
  },
];
