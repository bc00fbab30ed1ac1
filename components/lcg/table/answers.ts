// What can be answered in the bar of a table: objectives, a mulligan, options, cards that lie where nobody can click them.
import { html, type TemplateResult } from 'lit';
import type { Decision, DecisionOf, Deed } from '../../../src/lcg/decisions/decision.ts';
import { askNow } from '../../../src/lcg/decisions/waiting.ts';
import type { GameState, Zone } from '../../../src/lcg/model/state.ts';
import { card } from '../../../src/lcg/model/zones.ts';
import type { LcgTypes } from '../../../src/lcg/types.ts';
import type { BarChoice } from '../../shared/table-display.ts';
import { playStrings } from './strings.ts';
import { decisionWords, valueWords } from './words.ts';

type Choice = BarChoice<LcgTypes>;

/** Where cards lie that can be clicked. */
const SEEN: ReadonlySet<Zone> = new Set(['units', 'objectives', 'enhancements', 'affiliation', 'on']);

function isSeen(game: GameState, { by, value }: DecisionOf<'choose'>): boolean {
  if (typeof value !== 'string' || game.box.index[value] === undefined) return false;
  const { zone, owner } = card(game, value);
  return SEEN.has(zone) || (zone === 'hand' && owner === by);
}

const button = (words: string, act: () => void, primary = false): TemplateResult =>
  html`<li><button class="btn ${primary ? 'primary' : ''}" type="button" @click=${act}>${words}</button></li>`;

/** A set of cards, or shares, is chosen in a sheet. */
function chosenTogether({ state, legal, choose }: Choice): readonly TemplateResult[] {
  const { answers: w } = playStrings();
  const of = (deed: Deed): readonly Decision[] => legal.filter((one) => one.do === deed);
  const lists = askNow(state)?.least == null ? [] : of('choose');
  return [
    ...(of('objectives').length > 0 ? [button(w.objectives, () => choose(of('objectives')), true)] : []),
    ...(of('engage').length > 0 ? [button(w.engage, () => choose(of('engage')))] : []),
    ...(of('defend').length > 0 ? [button(w.defend, () => choose(of('defend')))] : []),
    ...(lists.length > 0 ? [button(w.cards, () => choose(lists), true)] : []),
  ];
}

/** Answers that are no card on the table. */
export function answers(model: Choice): readonly TemplateResult[] {
  const { state: game, legal, who } = model;
  const ask = askNow(game);
  const single = ask?.least == null;
  const options = legal.filter((one) => one.do === 'choose');
  // "No" is what passing says.
  const plain = single ? options.filter((one) => !isSeen(game, one) && one.value !== 'no') : [];
  const mulligan = legal.filter((one) => one.do === 'mulligan');
  return [
    ...chosenTogether(model),
    ...plain.map((one) => button(valueWords(game, one.value, who), () => model.decide(one))),
    ...mulligan.map((one) => button(decisionWords(game, one, who), () => model.decide(one))),
  ];
}

/** Keeping the hand, and declining, weigh as much as the other answer. */
export const endsAlone = ({ legal }: Choice): boolean => legal.some((one) => one.do === 'mulligan');
