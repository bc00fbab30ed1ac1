// The account of a game as plain text: to copy, and for readers without scripts.

import type { LogLine } from '../log/log.ts';
import type { GameWords } from '../shared/game-words.ts';
import { groupWords } from '../shared/place-words.ts';
import { sentenceOf } from '../shared/sentence.ts';

export function transcript(
  title: string,
  lines: readonly LogLine[],
  notes: ReadonlyMap<number, string>,
  words: GameWords,
): string {
  const text = [title];
  let group = '';
  lines.forEach((line, i) => {
    const { entry, address } = line;
    const now = groupWords(entry.path, entry.turn, words);
    if (now !== group) text.push('', now);
    group = now;
    const note = notes.get(i);
    text.push(`${address ?? i + 1}  ${sentenceOf(line, words)}${note ? `  [${note}]` : ''}`);
  });
  return `${text.join('\n')}\n`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** What a page needs to show this replay, with the text for readers without scripts. A file that has no address is given whole. */
export function embedCode(
  script: string,
  attributes: Readonly<Record<string, string>>,
  file: unknown,
  text: string,
): string {
  const named = Object.entries(attributes).map(([name, value]) => `${name}="${escaped(value)}"`);
  return `<script type="module" src="${escaped(script)}"></script>
<swtcg-replay ${named.join(' ')}>
${attributes.src || file === undefined ? '' : `<script type="application/json">${JSON.stringify(file).replaceAll('<', '\\u003c')}</script>\n`}<details><summary>Text</summary><pre>${escaped(text)}</pre></details>
</swtcg-replay>
`;
}
