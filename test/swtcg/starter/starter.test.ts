import assert from 'node:assert/strict';
import { test } from 'node:test';
import { swtcg2022 } from '../../../machines/swtcg/complete.ts';
import { next, stream } from '../../../src/core/random.ts';
import { GameHost, readScenario, startPosition } from '../../../src/engine.ts';
import { KEYWORDS } from '../../../src/swtcg/cards/keyword-names.ts';
import { readTypeLine, type TypeLine } from '../../../src/swtcg/cards/type-line.ts';
import type { Decision } from '../../../src/swtcg/decisions/decision.ts';
import { brokenRules, type DeckCard } from '../../../src/swtcg/deck/legal.ts';
import { isPlayed } from '../../../src/swtcg/effects/playability.ts';
import type { Effect, KeywordEffect } from '../../../src/swtcg/language/effect.ts';
import { SIDES } from '../../../src/swtcg/model/state.ts';
import { starterEffects } from '../../../src/swtcg/starter/compiled.ts';
import { starterGame } from '../../../src/swtcg/starter/game.ts';
import {
  type StarterCard,
  type StarterSet,
  starter,
  starterScenario,
} from '../../../src/swtcg/starter/index.ts';
import { readStarterTexts } from '../../../src/swtcg/starter/texts.ts';
import { printEffect } from '../../../src/swtcg/text/print.ts';
import { knownNames, readParagraph } from '../../../src/swtcg/text/read.ts';

const SETS: readonly StarterSet[] = SIDES.map(starter);
const ALL = SETS.flatMap(({ cards }) => Object.entries(cards));
const NAMES = knownNames(ALL.map(([, { name }]) => name));

function typeOf(card: StarterCard): TypeLine {
  const line = readTypeLine(card.type, card.subtype ?? '');
  assert.ok(line, `${card.name}: the type line is not read`);
  return line;
}

function effectOf(card: StarterCard, text: string): Effect {
  const found = readParagraph(text, card, NAMES);
  assert.ok(found.ok, `${card.name}: "${text}" is not read${found.ok ? '' : `: ${found.message}`}`);
  return found.effect;
}

const paragraphs = (): [StarterCard, string][] =>
  ALL.flatMap(([, card]) => card.text.map((text): [StarterCard, string] => [card, text]));

/** A text as the engine words it: a card calls itself "this unit". */
function plainly(card: StarterCard, text: string): string {
  const words = card.name.split(' ');
  const names = card.version === undefined ? [] : [card.name, ...words.filter((word) => word.length > 2)];
  const named = names.reduce((said, name) => said.replaceAll(name, 'this unit'), text);
  return named
    .replace('his or her', 'his')
    .replace('Subordinates and put them', 'Subordinate and put it')
    .replace(/\.$/, '')
    .toLowerCase();
}

test('every paragraph is read and means what it says', () => {
  for (const [card, text] of paragraphs()) {
    const effect = effectOf(card, text);
    const printed = printEffect(effect);
    assert.deepEqual(effectOf(card, printed), effect, `${card.name}: "${text}" is printed as "${printed}"`);
    assert.equal(plainly(card, printed), plainly(card, text), card.name);
  }
});

/** The kinds of effect that a card of each kind can have. A Trap and a Campaign wait for something. */
const KINDS: Readonly<Record<TypeLine['kind'], readonly Effect['kind'][]>> = {
  unit: ['keyword', 'static', 'triggered', 'activated'],
  battle: ['activated', 'instruction', 'keyword'],
  mission: ['instruction'],
  location: ['static', 'triggered', 'activated'],
  equipment: ['keyword', 'static', 'triggered'],
  resource: ['static', 'triggered', 'activated'],
  event: ['static', 'triggered', 'activated'],
};

test('every card has the kinds of effect that cards of its kind have', () => {
  for (const [card, text] of paragraphs()) {
    const { kind, trap, campaign } = typeOf(card);
    const kinds = trap || campaign ? ['triggered'] : KINDS[kind];
    assert.ok(kinds.includes(effectOf(card, text).kind), `${card.name}: "${text}"`);
  }
});

test('every card is a card of the game: its facts are there and no others', () => {
  for (const [key, card] of ALL) {
    const { kind, subordinate } = typeOf(card);
    assert.match(key, /^[a-z]+(-[a-z]+)*$/);
    const start = key.replace(/-[a-z]$/, card.version === undefined ? '$&' : '');
    const name = card.name.toLowerCase().replaceAll("'", '').replaceAll(' ', '-');
    assert.ok(name.endsWith(start), `${key} is not the key of ${card.name}`);
    if (card.version !== undefined) assert.ok(key.endsWith(`-${card.version.toLowerCase()}`), key);
    for (const stat of ['speed', 'power', 'health'] as const)
      assert.equal(card[stat] !== undefined, kind === 'unit', `${card.name}: ${stat}`);
    const costs = kind !== 'battle' && kind !== 'event' && !subordinate;
    assert.equal(card.cost !== undefined, costs, `${card.name}: cost`);
  }
});

test('no two cards have the same key, or the same name and version', () => {
  const names = ALL.map(([, { name, version }]) => (version === undefined ? name : `${name} (${version})`));
  assert.deepEqual(repeated(names), []);
  assert.deepEqual(repeated(ALL.map(([key]) => key)), []);
  // A name is unique with all of its versions or with none.
  const versions = new Map<string, boolean>();
  for (const [, { name, version }] of ALL) {
    assert.equal(versions.get(name) ?? version !== undefined, version !== undefined, name);
    versions.set(name, version !== undefined);
  }
});

const repeated = (list: readonly string[]): string[] => list.filter((one, i) => list.indexOf(one) !== i);

/** Every type of card that the book has, by what stands on its type line. */
const TYPES: Readonly<Record<string, (card: StarterCard, line: TypeLine) => boolean>> = {
  'Space unit': ({ type }) => type === 'Space',
  'Ground unit': ({ type }) => type === 'Ground',
  Character: ({ type }) => type === 'Character',
  'multi-arena unit': ({ type }) => type.includes('/'),
  Battle: ({ type }) => type === 'Battle',
  Mission: ({ type }) => type === 'Mission',
  Trap: (_, { trap }) => trap,
  Campaign: (_, { campaign }) => campaign,
  Location: ({ type }) => type === 'Location',
  Equipment: ({ type, subtype }) => type === 'Equipment' && !/Skill|Trait/.test(subtype ?? ''),
  Skill: ({ type, subtype }) => type === 'Equipment' && /Skill$/.test(subtype ?? ''),
  Trait: ({ type, subtype }) => type === 'Equipment' && /Trait$/.test(subtype ?? ''),
  Resource: ({ type }) => type === 'Resource',
  Event: ({ type }) => type === 'Event',
  Subordinate: (_, { subordinate }) => subordinate,
  'second version of a unique unit': ({ version }) => version === 'B',
  Pilot: ({ text }) => text.some((paragraph) => paragraph.startsWith('[Pilot]')),
};

test('each deck and its supply have every type of card', () => {
  for (const { name, cards, deck, supply } of SETS) {
    const played = Object.entries(cards).filter(([key]) => key in deck || key in supply);
    assert.equal(played.length, Object.keys(cards).length, `${name}: a card that nobody plays`);
    for (const [type, has] of Object.entries(TYPES))
      assert.ok(
        played.some(([, card]) => has(card, typeOf(card))),
        `${name}: ${type}`,
      );
  }
});

/** The keywords of an effect and of what it grants. */
function keywordsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(keywordsIn);
  const { kind, keyword } = value as Partial<KeywordEffect>;
  return kind === 'keyword' && keyword !== undefined ? [keyword, ...inside] : inside;
}

/** Of the keywords of the book all are played; cards of later sets have some that it does not know. */
const NOT_IN_THE_BOOK = ['Adapt', 'Consume', 'Overload', 'Tenacity'];

test('the two decks have every keyword of the book', () => {
  const found = new Set(paragraphs().flatMap(([card, text]) => keywordsIn(effectOf(card, text))));
  const wanted = KEYWORDS.map(({ name }) => name).filter((name) => !NOT_IN_THE_BOOK.includes(name));
  assert.ok(wanted.length > 50);
  assert.deepEqual(
    wanted.filter((name) => !found.has(name)),
    [],
  );
});

test('the engine plays every paragraph of every card', () => {
  for (const card of Object.values(readScenario(starterScenario(1)).cards))
    card.text.forEach((text, i) => {
      assert.ok(isPlayed(card, i + 1), `${card.name}: ${text}`);
    });
});

test('only unique cards have Inspiration or Intimidation', () => {
  for (const [card, text] of paragraphs()) {
    const found = keywordsIn(effectOf(card, text));
    if (found.includes('Inspiration') || found.includes('Intimidation'))
      assert.notEqual(card.version, undefined, card.name);
  }
});

/** The rules that a deck and its supply break. */
function brokenBy({ cards, deck, supply }: StarterSet): readonly string[] {
  const copies = (counts: Readonly<Record<string, number>>): DeckCard[] =>
    Object.entries(counts).flatMap(([key, count]) => {
      const card = cards[key];
      const def = card ? { side: card.side, ...typeOf(card) } : null;
      return Array.from({ length: count }, () => ({ name: key, key, def, limits: [], sets: [] }));
    });
  return brokenRules(copies(deck), copies(supply), null).map(({ rule }) => rule);
}

test('both decks are legal and have 60 cards (Deck; Supply)', () => {
  for (const set of SETS) {
    assert.deepEqual(brokenBy(set), [], set.name);
    assert.equal(
      Object.values(set.deck).reduce((sum, n) => sum + n, 0),
      60,
      set.name,
    );
  }
  const set = starter('dark');
  assert.deepEqual(brokenBy({ ...set, deck: { ...set.deck, 'line-trooper': 5 } }), ['deck.copies']);
});

test('each deck is of its own side', () => {
  for (const side of SIDES) {
    const { cards } = starter(side);
    for (const card of Object.values(cards)) assert.ok([side, 'neutral'].includes(card.side), card.name);
  }
});

test('a game with the starter decks is the one that their texts say', () => {
  for (const seed of [1, 'a seed'])
    assert.deepEqual(
      starterGame(seed),
      startPosition(readScenario(starterScenario(seed)), { autoPass: 'empty' }),
    );
});

test('the compiled texts are up to date (npm run starter)', () => {
  assert.deepEqual(starterEffects, readStarterTexts());
});

test('the scenario is plain data, is accepted, and names every copy', () => {
  const json = starterScenario('a seed');
  const scenario = readScenario(JSON.parse(JSON.stringify(json)));
  assert.deepEqual(readScenario(json), scenario);
  assert.equal(scenario.seed, 'a seed');
  for (const side of SIDES) {
    const { deck, supply } = scenario[side].lists;
    assert.equal(deck.length, 60);
    for (const { id, card } of [...deck, ...supply]) assert.ok(id.startsWith(`${card}-`), id);
  }
  assert.deepEqual(
    scenario.order.filter((id) => id.startsWith('line-trooper')),
    ['line-trooper-1', 'line-trooper-2'],
  );
});

/** How likely each kind of decision is. */
type Taste = (decision: Decision) => number;

const anything: Taste = () => 1;

/** Builds and fights: what a game is mostly made of. */
const keen: Taste = (decision) => {
  const { do: deed } = decision;
  if ('to' in decision && decision.to === 'buildZone') return 0.01;
  if (deed === 'setup' || deed === 'complete' || deed === 'attack') return 12;
  if (deed === 'play' || deed === 'use' || deed === 'build') return 2;
  return deed === 'pass' ? 0.1 : 0.02;
};

const LAST_TURN = 60;

function playGame(seed: number, taste: Taste): GameHost {
  const scenario = readScenario(starterScenario(seed));
  const table = new GameHost(swtcg2022, startPosition(scenario, { autoPass: 'empty' }));
  let random = stream(seed, 'picker');
  const pick = (legal: readonly Decision[]): Decision => {
    const total = legal.reduce((sum, decision) => sum + taste(decision), 0);
    const [value, after] = next(random);
    random = after;
    let left = value * total;
    const found = legal.find((decision) => {
      left -= taste(decision);
      return left < 0;
    });
    assert.ok(found, `seed ${seed}: nothing is legal`);
    return found;
  };
  while (table.waiting === 'player' && table.game.turn < LAST_TURN) {
    const decision = pick(table.legal());
    assert.equal(table.decide(decision), null, `seed ${seed}: ${JSON.stringify(decision)}`);
  }
  return table;
}

for (const [name, taste] of Object.entries({ anything, keen })) {
  test(`20 games of players who like ${name === 'keen' ? 'to fight' : name} end or reach the last turn`, () => {
    for (let seed = 1; seed <= 20; seed++) {
      const table = playGame(seed, taste);
      if (table.game.turn < LAST_TURN) {
        assert.equal(table.waiting, 'over', `seed ${seed}`);
        assert.notEqual(table.game.result, null, `seed ${seed}`);
      }
    }
  });
}
