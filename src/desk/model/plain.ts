// Titles and queries in the form in which they are compared.

const ROMAN: Readonly<Record<string, string>> = { ii: '2', iii: '3', iv: '4' };

/** Plural to singular, for words of more than three letters. */
function singular(word: string): string {
  if (word.length <= 3) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /s$/.test(word) && !/(ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
}

/** The words of a title or query: no marks, no articles at the beginning, singular; none, if it is of signs alone. */
export function words(text: string): string[] {
  const found = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’‘`´"“”„«»]/g, '')
    .replace(/&/g, ' and ')
    .replace(/\(v\)/g, ' ')
    .replace(/[^\p{L}\p{N}.]+|(?<!\d)\.|\.(?!\d)/gu, ' ')
    .split(' ')
    .filter(Boolean)
    .map((word) => ROMAN[word] ?? word.replace(/^0+(?=\d)/, ''));
  if (found.length > 1 && /^(the|a|an)$/.test(found[0] ?? '')) found.shift();
  return found.map(singular);
}

/** What two titles that are equal have in common: letters and digits, whatever the spaces; signs where there is nothing else. */
export const plain = (text: string): string => words(text).join('') || text.replace(/\s|\uFE0F/g, '');
