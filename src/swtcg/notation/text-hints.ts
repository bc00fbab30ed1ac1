// What a paragraph of a card that was not read was probably meant to be.
import { didYouMean } from '../../core/files/near.ts';
import { findKeyword, KEYWORDS, type KeywordParameter } from '../cards/keyword-names.ts';

/** What follows a keyword's name, where that is the same for all of its kind. */
const AFTER: Readonly<Partial<Record<KeywordParameter, string>>> = {
  none: '',
  number: ' 2',
  effect: ': Gain 2 Force',
  cost: ': Pay 1 Force',
};
/** These have an effect of their own kind after them. */
const OTHERWISE = ['Enhance', 'INSERT', 'Reserves'];

/** The keyword that a text begins with: the longer name first. */
const keywordOf = (text: string) => {
  const [one = '', two = ''] = text.match(/[A-Za-z]+/g) ?? [];
  return findKeyword(`${one} ${two}`) ?? findKeyword(one);
};

/** A sentence for the writer, or nothing. */
export function textHint(text: string): string {
  const cost = /^\s*((?:pay|tap|discard)\b[^:>]*):\s*(.*)$/i.exec(text);
  if (cost) return ` Between a cost and its effect stands an arrow: "${cost[1]} -> ${cost[2]}".`;
  const parts = text.split(/[,;]/).map((part) => part.trim());
  if (parts.length > 1 && parts.every(keywordOf))
    return ` Each paragraph has its own quotation marks: ${parts.map((part) => `"${part}"`).join(' ')}.`;
  const keyword = keywordOf(text);
  if (keyword) {
    const after = OTHERWISE.includes(keyword.name) ? undefined : AFTER[keyword.parameter];
    return after === undefined ? '' : ` The keyword is written like "${keyword.name}${after}".`;
  }
  const [one = '', two = ''] = text.match(/[A-Za-z]+/g) ?? [];
  const names = KEYWORDS.map(({ name }) => name);
  return didYouMean(`${one} ${two}`.trim(), names) || didYouMean(one, names);
}
