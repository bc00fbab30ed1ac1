// English grammar that sentences share: counts, lists, possessives.

export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

export const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;

/** "Dark's", "Marsh Wing's", "Concussion Missiles'". */
export const possessive = (name: string): string => `${name}'${name.endsWith('s') ? '' : 's'}`;
