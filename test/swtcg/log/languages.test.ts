// Another language than English: no sentence of a whole game is left in English, wherever it is read.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { swtcg2022 } from '../../../machines/swtcg/complete.ts';
import { cardsIn } from '../../../src/core/log-event.ts';
import { type ToldFile, tellFile, transcriptOf } from '../../../src/engine.ts';
import { type Spoken, sentence } from '../../../src/play/steps/sentence.ts';
import type { Steps } from '../../../src/play/steps/step.ts';
import { ViewLogSteps } from '../../../src/play/steps/view-log-steps.ts';
import { type Views, viewsOf } from '../../../src/play/steps/views.ts';
import { english } from '../../../src/swtcg/log/english.ts';
import { namesIn, say } from '../../../src/swtcg/log/words.ts';
import { root } from '../../helpers/built.ts';
import { logTypes, sampleOf } from '../../helpers/log-types.ts';
import { mark, markedWords, unmarked } from '../../helpers/marked-language.ts';

const kept = join(root, 'test/kept');
const GAMES: readonly (readonly [string, ToldFile])[] = readdirSync(kept)
  .filter((name) => /-1\.json$|^judge-core/.test(name))
  .map((name) => [name, tellFile(readFileSync(join(kept, name), 'utf8'))]);

const marked: Spoken = { game: swtcg2022.presentation, words: markedWords };

/** The marked sentences of a log. */
const sentencesOf = (steps: Steps): string[] =>
  Array.from({ length: steps.length }, (_, i) => sentence(steps.at(i), marked));

test('every step of a game is said in the language, and names the cards of its event', () => {
  for (const [file, { account }] of GAMES)
    sentencesOf(account).forEach((said, i) => {
      const { entry, nameOf } = account.at(i);
      assert.equal(unmarked(said), '', `${file}: ${said}`);
      const names = cardsIn(entry).map((id) => nameOf?.(id).replace(/ \[.*/, '') ?? '');
      assert.ok(
        names.every((name) => said.includes(`<${name}`)),
        `${file}: ${said}`,
      );
    });
});

test('a transcript has nothing in English but what its file says, and the titles of rules', () => {
  const language = {
    log: markedWords,
    places: {
      turn: (n: number) => mark(`turn ${n}`),
      places: new Proxy({}, { get: (_, place) => mark(String(place)) }),
    },
    result: () => mark('won'),
  };
  for (const [file, told] of GAMES) {
    const written = transcriptOf({ ...told, annotations: [] }, { form: 'text', language });
    const lines = written.split('\n').slice(1);
    for (const line of lines.filter((one) => one !== told.heading.question))
      assert.match(unmarked(line.replace(/^\d+\.\d+ {2}/, '')), /^[·\s]*$/, `${file}: ${line}`);
  }
});

test('a log of views is said from its events, in any language as it is by the engine', () => {
  for (const [file, told] of GAMES.filter(([name]) => !name.startsWith('judge'))) {
    const views: Views = JSON.parse(JSON.stringify(viewsOf(told, 'both')));
    assert.deepEqual(
      sentencesOf(new ViewLogSteps(swtcg2022.presentation, views)),
      sentencesOf(told.account),
      file,
    );
  }
});

test('a line of an older log, and a type that a language lacks, are said in English', () => {
  const [, told] = GAMES[0] as (typeof GAMES)[number];
  const { 'battle-step-started': _none, ...sentences } = markedWords.sentences;
  const views: Views = JSON.parse(JSON.stringify(viewsOf(told, 'both')));
  const index = views.steps.findIndex(({ type }) => type === 'battle-step-started');
  const step = new ViewLogSteps(swtcg2022.presentation, views).at(index);
  assert.match(
    sentence(step, {
      ...marked,
      words: { ...markedWords, sentences: sentences as typeof markedWords.sentences },
    }),
    /^The \w+ battle step starts\.$/,
  );
  const old = {
    ...views,
    steps: views.steps.map(
      ({ type: _type, cards: _cards, numbers: _numbers, words: _words, ...rest }) => rest,
    ),
  };
  const line = new ViewLogSteps(swtcg2022.presentation, old).at(index);
  assert.equal(line.entry.type, 'sentence-kept');
  assert.match(sentence(line), /^The \w+ battle step starts\.$/);
});

test('an event that lacks its facts is said as its log says it', () => {
  const event = {
    ...sampleOf({ type: 'attack-declared', by: true, facts: { cards: {}, numbers: {}, words: {} } }),
  };
  const line = { entry: { ...event, words: null as never }, text: 'As it was written.', nameOf: () => 'X' };
  assert.equal(sentence(line, { game: swtcg2022.presentation, words: english }), 'As it was written.');
});

test('every type of event has a sentence in English', () => {
  for (const one of logTypes()) {
    const said = say(
      sampleOf(one),
      english,
      namesIn(english, (id) => id),
    );
    assert.doesNotMatch(said, /undefined|null|NaN|\[object/, one.type);
  }
});
