// The FAQ's questions, with their answers.
import type { Section } from '../../model/document.ts';

export const questions: Section = {
  section: 'Frequently asked questions',
  kind: 'question',
  entries: [
    {
      title: 'TIE Attack Squadron / Twist of Fate',
      aliases: [
        'TIE Attack Squadron',
        'Twist of Fate',
        '0147',
        'Core 0147',
        '0157',
        'Core 0157',
        '0171',
        'Core 0171',
        'Fate card',
      ],
      example: 'examples/lcg-fate-card-of-a-cancelled-battle-was-placed.json',
      text: "If the only fate card that you place in your edge stack is Twist of Fate (Core 0157 or 0171), your TIE Attack Squadron (Core 0147) does gain its bonus icon and targeted strike. Its passive ability asks whether you have placed a fate card in any edge stack of yours, in any edge battle of this engagement. A card that is canceled by an opponent's Twist of Fate has been placed, and so it has if your own Twist of Fate cancels the resolution of the edge battle.",
    },
    {
      title: 'Boba Fett',
      aliases: ['0019', 'Core 0019', 'Capture'],
      example: 'examples/lcg-capture-only-units-in-play.json',
      text: 'A unit that is destroyed by the damage of Boba Fett (Core 0019) is destroyed and not captured. Capturing is his reaction. Before it, the damage of his combat icons is put on the unit, which is discarded at once if that is as much as its damage capacity or more. Units that are out of play, as in the discard pile, may not be captured unless a card effect expressly says so.',
    },
    {
      title: 'Sith Library',
      aliases: ['0072', 'Core 0072', 'Deck Construction', 'Objective Set Number'],
      text: 'No other version of the card will do. If an objective in your objective deck contains a certain card, Sith Library (Core 0072) for example, you have to use the version with the same objective set number at the bottom as that objective.',
    },
    {
      title: 'Heat of Battle',
      aliases: ['0065', 'Core 0065', '0169', 'Core 0169', 'Edge Battle'],
      example: 'examples/lcg-edge-won-without-units.json',
      text: "An edge battle still resolves as normal if the only character that you have in the engagement is killed in it, for example by an opponent's Heat of Battle (Core 0065 or 0169). You can win it with no characters left, which keeps the opponent's characters without their edge-enabled icons for that combat.",
    },
    {
      title: 'Tribal Support',
      aliases: ['0151', 'Core 0151', 'Ewok'],
      example: 'examples/lcg-effect-without-a-target-or-result.json',
      text: "Yes: its ability may be used to discard a card from your hand although your discard pile has no Ewok units. This objective (Core 0151) does not target, and an effect that does not target may be initiated even if it can't be completed successfully.",
    },
    {
      title: 'Shii-Cho Training',
      aliases: ['0122', 'Core 0122', 'Targeted Strike'],
      example: 'examples/lcg-strikes-divided-damage-and-targeted-strike.json',
      text: 'When an attacking character with this enhancement (Core 0122) and with targeted strike strikes, you choose one of the two and never both together. The enhancement lets you divide its damage among participating units; targeted strike lets you deal it to a unit that is not participating. Or you use neither, and deal the damage to a single participating enemy unit as usual.',
    },
    {
      title: 'X-Wing Escort / Heroic Sacrifice',
      aliases: ['X-Wing Escort', 'Heroic Sacrifice', '0164', 'Core 0164', '0047', 'Core 0047'],
      see: ['Effect Resolution'],
      example: 'examples/lcg-interrupt-to-a-payment-comes-before-targets.json',
      text: "If an opponent sacrifices the X-Wing Escort (Core 0164) to Heroic Sacrifice (Core 0047), the Escort's interrupt occurs first. The sacrifice of a Vehicle is a cost, and costs are paid before targets are chosen (Effect Resolution); the interrupt resolves when the cost is paid. If the opponent's only Vehicle of cost 4 or less goes to the ability of the Escort, Heroic Sacrifice has no legal target any more, and what remains of it does nothing.",
    },
    {
      title: 'Red Two',
      aliases: ['0114', 'Core 0114'],
      example: 'examples/lcg-strikes-again-when-ready-again.json',
      text: 'What the reaction of Red Two (Core 0114) brings depends on the moment at which the objective is destroyed. If the attacked objective goes in the strike step, Red Two is a ready unit in that step and has to strike again. If it goes by unopposed damage as the engagement resolution ends, or at any other time outside the striking step, Red Two is ready and may go into another engagement if you wish.',
    },
    {
      title: 'The Secret of Yavin 4',
      aliases: ['0144', 'Core 0144'],
      see: ['Engaging Objectives'],
      example: 'examples/lcg-engagement-turned-to-another-objective.json',
      text: "The interrupt of this objective (Core 0144) can be used once the original objective and all attackers are declared, because only then is an objective engaged (Engaging Objectives). By that time the opponent's units are chosen for the attack and committed to it. The original objective still counts as engaged in this phase and can't be engaged another time; The Secret of Yavin 4 can, unless the opponent's engagement against it was already declared.",
    },
    {
      title: 'A Journey to Dagobah',
      aliases: ['0003', 'Core 0003', 'Blast'],
      example: 'examples/lcg-strike-after-the-objective-is-gone.json',
      text: 'If you destroy this objective (Core 0003) and its interrupt brings a new objective into play while units of yours with blast damage are still to strike, the new one is not engaged: the current engagement does it no damage. All participating units still have to strike, although the engaged objective is gone.',
    },
    {
      title: 'Shield / Protect',
      aliases: ['Shield', 'Protect'],
      example: 'examples/lcg-shield-on-the-protecting-unit.json',
      text: 'A shield may prevent damage that the protect keyword reassigns to your unit, provided that its source is controlled by your opponent. The token then cancels one of the damage that is transferred: its source is still an effect of the opponent.',
    },
    {
      title: 'Protect / Shield',
      aliases: ['Protect', 'Shield'],
      example: 'examples/lcg-protect-a-shield-is-no-capacity.json',
      text: 'A shield on the protecting unit makes no difference to how much damage you may transfer to it. As the protect keyword always has it, that is at most what the unit has left of its damage capacity.',
    },
    {
      title: 'Trench Run',
      aliases: ['0150', 'Core 0150', 'Death Star dial'],
      see: ['Framework Effect'],
      example: 'examples/lcg-dial-is-no-objective.json',
      text: 'Explicitly, the Death Star dial is no objective, so no card effect that interacts with objectives interacts with the dial. When it is engaged as an objective (Core 0150 in play), only framework effects can damage it, which means blast damage and unopposed damage and nothing else.',
    },
  ],
};
