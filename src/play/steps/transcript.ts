// The account of a game in writing: plain text, HTML for the inside of a tag, or Markdown. For readers without scripts.

import type { Rulebook } from '../../core/game/game.ts';
import type { GameTypes } from '../../core/game/game-types.ts';
import type { PlaceWords, Presentation } from '../../core/game/presentation.ts';
import { visible } from '../../core/visible.ts';
import type { Heading, Won } from './heading.ts';
import type { ToldFile } from './recorded-steps.ts';
import { sentence } from './sentence.ts';
import { type LogLine, stepAt } from './step.ts';
import { groupWords } from './words.ts';

export type TranscriptForm = 'text' | 'html' | 'markdown';

export interface TranscriptOptions<T extends GameTypes = GameTypes> {
  readonly form: TranscriptForm;
  /** Leaves out the chances that nobody took. */
  readonly brief?: boolean;
  /** Cites the rule of each line, as this rulebook calls it. */
  readonly rules?: Rulebook | null;
  /** The address of the last step that is told; all of them by default. */
  readonly until?: string;
  /** Another language than English. */
  readonly language?: TranscriptLanguage<T>;
}

/** What a language says of a game: its events, and its places. */
export interface TranscriptLanguage<T extends GameTypes = GameTypes> {
  readonly log: T['words'];
  readonly places: PlaceWords;
  /** How the game ended. */
  result(won: Won): string;
}

/** How a game ended, in the language of the transcript. */
const resultOf = ({ result, won }: Heading, language?: Pick<TranscriptLanguage, 'result'>): string | null =>
  language ? (won ? language.result(won) : null) : (result ?? null);

interface Group {
  readonly title: string;
  readonly lines: {
    readonly address: string;
    readonly text: string;
    readonly rule: string;
    readonly note: string;
  }[];
}

/** Lines that follow each other in one part of play stand under one heading. */
function grouped(
  game: Presentation,
  lines: readonly LogLine[],
  notes: ReadonlyMap<number, string>,
  { language, rules }: TranscriptOptions,
): Group[] {
  const groups: Group[] = [];
  lines.forEach((line, i) => {
    const { entry, address } = line;
    const title = groupWords(entry.path, entry.turn, language?.places ?? game.places, game.navigation);
    if (groups.at(-1)?.title !== title) groups.push({ title, lines: [] });
    const rule = rules ? rules.rule(entry.rule).title : '';
    const text = sentence(line, language && { game, words: language.log });
    groups.at(-1)?.lines.push({ address: address ?? String(i + 1), text, rule, note: notes.get(i) ?? '' });
  });
  return groups;
}

/** Writes the account of a file down. */
export function transcriptOf<T extends GameTypes>(file: ToldFile<T>, options: TranscriptOptions<T>): string {
  const { game, account, heading, annotations, problem } = file;
  const all = Array.from({ length: account.length }, (_, i) => account.at(i));
  const { until } = options;
  const told = until === undefined ? all : all.slice(0, stepAt(account, until) + 1);
  const lines = options.brief ? told.filter(({ entry }) => entry.kind !== 'window') : told;
  const notes = new Map<number, string>();
  for (const { at, mark, text } of annotations) {
    const index = lines.findIndex(({ address }) => address === at);
    const said = [mark, text].filter(Boolean).join(' ');
    if (index >= 0) notes.set(index, [notes.get(index), said].filter(Boolean).join('; '));
  }
  const whole = told.length === all.length;
  const last = [
    whole ? heading.explanation : null,
    whole ? resultOf(heading, options.language) : null,
    whole ? problem?.message : null,
  ];
  return FORMS[options.form]({
    title: heading.title ?? 'A game',
    question: heading.question,
    groups: grouped(game.presentation, lines, notes, options),
    rules: !!options.rules,
    last: last.filter((words): words is string => Boolean(words)),
  });
}

interface Written {
  readonly title: string;
  readonly question: string | null;
  readonly groups: readonly Group[];
  readonly rules: boolean;
  /** What is said at the end. */
  readonly last: readonly string[];
}

export const escaped = (text: string): string =>
  visible(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Signs that Markdown, or the HTML in it, would take for its own. */
const inMarkdown = (text: string): string => text.replace(/[\\`*_[\]<>#|~&!]/g, (sign) => `\\${sign}`);

const FORMS: Readonly<Record<TranscriptForm, (written: Written) => string>> = {
  text: ({ title, question, groups, rules: cited, last }) =>
    [
      title,
      ...(question ? ['', question] : []),
      ...groups.flatMap(({ title: head, lines }) => [
        '',
        head,
        ...lines.map(
          ({ address, text, rule, note }) =>
            `${address}  ${text}${cited ? ` (${rule})` : ''}${note ? `  [${note}]` : ''}`,
        ),
      ]),
      ...last.flatMap((words) => ['', words]),
      '',
    ].join('\n'),

  html: ({ title, question, groups, rules: cited, last }) =>
    [
      '<section class="swtcg-transcript">',
      `<h3>${escaped(title)}</h3>`,
      ...(question ? [`<p>${escaped(question)}</p>`] : []),
      ...groups.flatMap(({ title: head, lines }) => [
        `<h4>${escaped(head)}</h4>`,
        '<ul>',
        ...lines.map(
          ({ text, rule, note }) =>
            `<li>${escaped(text)}${cited ? ` <cite>${escaped(rule)}</cite>` : ''}${note ? ` <em>${escaped(note)}</em>` : ''}</li>`,
        ),
        '</ul>',
      ]),
      ...last.map((words) => `<p>${escaped(words)}</p>`),
      '</section>',
      '',
    ].join('\n'),

  markdown: ({ title, question, groups, rules: cited, last }) =>
    [
      `### ${inMarkdown(title)}`,
      ...(question ? ['', inMarkdown(question)] : []),
      ...groups.flatMap(({ title: head, lines }) => [
        '',
        `#### ${inMarkdown(head)}`,
        '',
        ...lines.map(
          ({ text, rule, note }) =>
            `- ${inMarkdown(text)}${cited ? ` (${inMarkdown(rule)})` : ''}${note ? ` *${inMarkdown(note)}*` : ''}`,
        ),
      ]),
      ...last.flatMap((words) => ['', inMarkdown(words)]),
      '',
    ].join('\n'),
};
