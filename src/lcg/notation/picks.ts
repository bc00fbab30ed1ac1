// Random picks in words: "picking 2 then Luke". Each is the number of a card among those that could be picked, or the card.
import type { ChanceWords } from '../../core/notation/chance.ts';
import { Cursor } from '../../core/notation/cursor.ts';
import { KINDS, takeNumber, takeRef, takeSeveral } from '../../core/notation/kinds.ts';

export const PICKS: ChanceWords = {
  word: 'picking',
  telling: /\b(?:picking|and picks)\b/i,
  goesOn: /^picking\b/i,
  keys: ['picks', 'dice', 'rolls'],
  read(text, spoken) {
    const rolls: unknown[][] = [];
    for (const part of text.split(/\bthen\b|[|;]/i)) {
      const cursor = new Cursor(part);
      const nothing = cursor.take(/nothing\b/i) !== null;
      const found = nothing
        ? []
        : takeSeveral<unknown>(cursor, () => takeNumber(cursor) ?? takeRef(cursor, spoken));
      if (!cursor.done || (found.length === 0 && !nothing)) return null;
      rolls.push(found);
    }
    return rolls;
  },
  known: /(?:\d+[\s,]*|then\b\s*|nothing\b\s*)*/i,
  like: 'Random picks are expected, numbers from 1 or cards, like 2 then Luke',
  lineLike: 'Random picks are expected, numbers from 1 or cards, like 2, Luke',
  print: (rolls, spoken) =>
    rolls
      .map((roll) =>
        roll.length === 0
          ? 'nothing'
          : roll.map((one) => (typeof one === 'number' ? one : KINDS.ref.print(one, spoken))).join(', '),
      )
      .join(' then '),
  astray: (more, picked, tells) =>
    `Here ${more ? 'more' : 'fewer'} cards are picked at random than the text tells: ${picked}, not ${tells}.${more ? ' Write the picks after the sentence, like “, picking 2”.' : ''}`,
};
