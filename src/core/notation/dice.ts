// Six-sided dice in words: "rolling 6 4 2 then 5".
import type { ChanceWords } from './chance.ts';

export const printDice = (rolls: readonly (readonly unknown[])[]): string =>
  rolls.map((roll) => (roll.length === 0 ? 'nothing' : roll.join(' '))).join(' then ');

export const DICE: ChanceWords = {
  word: 'rolling',
  telling: /\b(?:rolling|and rolls|rolls(?=[\s:(]*\d))\b/i,
  goesOn: /^roll(?:ing|s)\b(?!\s*[:：])/i,
  keys: ['dice', 'rolls', 'roll'],
  read(text) {
    const rolls = text.split(/\bthen\b|[|;]/i).map((roll) => roll.replace(/[\s,/]+/g, ''));
    if (!rolls.every((roll) => /^(?:[1-6]+|nothing)$/i.test(roll))) return null;
    return rolls.map((roll) => (/^n/i.test(roll) ? [] : [...roll].map(Number)));
  },
  known: /(?:[1-6\s,;|/]|then\b|nothing\b)*/i,
  like: 'Dice are expected, numbers from 1 to 6 like 6 4 2',
  lineLike: 'Dice are expected, like 6 4 2 1',
  print: printDice,
  astray: (more, rolled, tells) =>
    `Here ${more ? 'more' : 'fewer'} dice are rolled than the text tells: ${rolled}, not ${tells}.${more ? ' Write them after the sentence, like “, rolling 6 4 2”.' : ''}`,
};
