// The FAQ's rules of advanced timing.
import type { Section } from '../../model/document.ts';

export const timing: Section = {
  section: 'Advanced timing rules',
  kind: 'term',
  entries: [
    {
      title: 'Framework Events and Action Windows',
      example: 'examples/lcg-balance-phase-has-no-actions.json',
      text: 'Conflicts of timing are generally settled by the type of the card ability (core rulebook, pages 24 and 25). The game advances by two basic elements, the framework event and the action window. A framework event is dictated by the rules and not chosen by a player, and no player action can break into its window; in the timing diagram (core rulebook, pages 30 and 31) these windows are grey. Effects marked with a bold "Action" can be initiated in action windows alone, which are blue in that diagram.',
    },
    {
      title: 'Action Abilities',
      example: 'examples/lcg-actions-until-both-pass.json',
      text: 'In an open action window the active player may take the first action, then the opponent, then the active player again, and so on, until both have passed one right after the other. Each action is resolved completely before another begins or the game goes on.',
    },
    {
      title: 'Interrupt Ability Timing',
      names: ['Leia Organa'],
      example: 'examples/lcg-interrupt-once-for-a-condition.json',
      text: "Interrupts may be used in framework event windows as well as in action windows, as long as their triggering condition is true. Leia Organa's, for example, by which all your cards lose their focus tokens, has her leaving play as its condition. An interrupt has to be used while its condition is occurring, before that is fully resolved; it often cancels, redirects or otherwise changes what the condition would do. For one condition the active player has the first opportunity, then the opponent, and so on in turn until both pass consecutively. After that the condition resolves, unless it was canceled, and can't be interrupted any more.",
    },
    {
      title: 'Reaction Ability Timing',
      names: ['Nightsister'],
      example: 'examples/lcg-reaction-once-for-a-condition.json',
      text: 'Reactions may be used in framework event windows as well as in action windows, as long as their triggering condition is true. For Nightsister, who then deals a target objective 1 damage, it is that you have committed her to the Force. A reaction comes immediately after its condition has occurred and resolved. The active player has the first opportunity, then the opponent, and so on in turn until both pass consecutively. After that no more reactions to that condition are possible.',
    },
    {
      title: 'Interrupt and Reaction Priority',
      example: 'examples/lcg-forced-reaction-comes-first.json',
      text: 'If the same triggering condition allows interrupts and reactions, interrupts have priority: they are initiated and resolved first, the condition itself resolves second, and reactions to it come third. Reactions are possible only if the condition still holds after all interrupts, that is, if none of them canceled it.',
    },
    {
      title: 'Effect Resolution',
      example: 'examples/lcg-interrupt-to-a-payment-comes-before-targets.json',
      text: 'Whoever wants to use a card, an action, an interrupt or a reaction declares this first. Then follow, in this order: 1. check whether it is allowed at this time; 2. determine its cost, or all its costs; 3. apply what modifies the cost; 4. pay; 5. choose targets, where there are any; 6. play the card or resolve the effect. If a step makes the triggering condition of an interrupt true, the interrupt may be initiated at that moment; a reaction just after it.',
    },
    {
      title: 'Nested Effect Sequences',
      names: ['Yoda', 'Lightsaber Deflection', "It's Worse!", 'Counter-stroke'],
      example: 'examples/lcg-nested-interrupts.json',
      text: "Effects usually resolve first in, first out: of two reactions to one condition, the first is played and resolved completely before the second. But an interrupt or reaction may be a new triggering condition for others. These nest, and such a sequence is resolved last in, first out: players go on until nobody has an interrupt or reaction to the effect played last, and the latest sequence is always resolved completely before an earlier one. Example: an enemy strike deals damage to Yoda, a unit of Tom's. Tom plays Lightsaber Deflection to redirect 1 of it to an enemy unit; his opponent Kris interrupts that with It's Worse! to cancel it; Tom interrupts her event with Counter-stroke. Nobody has anything more, so Counter-stroke, the last one played, resolves and cancels It's Worse, which is only discarded; Lightsaber Deflection then redirects its 1 damage away from Yoda. Now either player may still interrupt the original damage to Yoda in another way.",
    },
  ],
};
