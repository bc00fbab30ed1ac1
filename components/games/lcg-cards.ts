// Cards of the Living Card Game on pages that know `<swtcg-card>` alone: what draws them comes when the first of them is met.
/** The element that draws them. */
export const loadLcgCard = async () => (await import('../lcg/card/card.ts')).SwtcgLcgCard;

/** Facts that only cards of that game have. */
const FACTS = ['affiliation', 'forceIcons', 'damageCapacity', 'icons', 'priority'];

/** Whether a definition is one of that game: it says so itself, or the page does by `ruleset`. */
export const isLcgCard = (definition: unknown, ruleset: string): definition is object =>
  typeof definition === 'object' &&
  definition !== null &&
  (ruleset.startsWith('swlcg') || FACTS.some((fact) => fact in definition));
