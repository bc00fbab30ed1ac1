// Generated from replays/schema/swtcg-cards-1.json by `npm run validators`: change that file, not this one.
import { object, oneOf, type Check } from '../../../core/files/checks.ts';
import { compiledCard, made, type CompiledCard, type Made } from './game.ts';

/** The cards of sets with their effects, by "SET/Name (V)" (swtcg-cards/1). */
export type CardsFile = { readonly format: "swtcg-cards/1"; readonly ruleset: "swtcg-2022"; readonly made: Made; readonly cards: Readonly<Record<string, CompiledCard>>; };

export const cardsFile: Check = object({ format: oneOf(["swtcg-cards/1"]), ruleset: oneOf(["swtcg-2022"], { title: "a ruleset" }), made: made, cards: object({}, { title: "cards by their references", additional: compiledCard }) }, { title: "compiled card data", required: ["format","ruleset","made","cards"] });
