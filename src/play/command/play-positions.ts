// Whole games before their first decision, for `swtcg play`: two decks against each other, or the starter decks, of any game.
import { parseJson } from '../../core/files/json.ts';
import type { GameTypes } from '../../core/game/game-types.ts';
import { rulesetOf } from '../../core/game/rulesets.ts';
import { readScenario, type Scenario } from '../../engine.ts';
import { readDeckFile } from '../../lcg/deck/file.ts';
import { starterScenario as livingStarter } from '../../lcg/starter/index.ts';
import { edition2002 } from '../../swtcg/editions/2002.ts';
import { edition2022 } from '../../swtcg/editions/2022.ts';
import type { Edition } from '../../swtcg/editions/edition.ts';
import { poolRefs } from '../../swtcg/pool/deck.ts';
import { deckScenario } from '../../swtcg/pool/deck-scenario.ts';
import { starterScenario } from '../../swtcg/starter/index.ts';
import { starterScenario2002 } from '../../swtcg/starter/scenario-2002.ts';
import { UsageError } from './args.ts';
import { CardFinders } from './card-finders.ts';
import { cardFinder, finderIn, readPool } from './card-folder.ts';
import { readDeck } from './deck.ts';
import { editionNamed } from './edition.ts';
import type { Io } from './io.ts';

type Values = Readonly<Partial<Record<string, string>>>;

const LIVING = 'swlcg-2012';

const STARTERS: Readonly<Record<string, () => object>> = {
  [edition2022.id]: () => starterScenario(1),
  [edition2002.id]: () => starterScenario2002(1),
  [LIVING]: () => livingStarter(1),
};

const isJson = (source: string): boolean => /^\ufeff?\s*\{/.test(source);

async function trading(
  dark: string,
  light: string,
  folder: string,
  edition: Edition,
  io: Io,
): Promise<Scenario<GameTypes>> {
  const pool = readPool([folder]);
  const decks = [await readDeck(dark, io), await readDeck(light, io)] as const;
  const scenario = deckScenario(poolRefs(pool), ...decks, edition);
  const cards = /\.json$/i.test(folder) ? cardFinder(folder) : finderIn(pool);
  return readScenario<GameTypes>(scenario, { cards, manual: true });
}

/** Decks of objective sets: the game shuffles them and begins with its setup. */
function living(dark: string, light: string, folder: string): Scenario<GameTypes> {
  const seat = (source: string) => {
    const { affiliation, sets } = readDeckFile(parseJson(source));
    return { affiliation, sets };
  };
  const scenario = {
    format: 'swtcg-scenario/1',
    ruleset: LIVING,
    dark: seat(dark),
    light: seat(light),
    at: 'setup',
    until: 'game-over',
    seed: 1,
  };
  return readScenario<GameTypes>(scenario, { cards: new CardFinders(folder).of(LIVING), manual: true });
}

const LARGEST_DECK = 1_000_000;

/** Decks in JSON name their game; those of the first are lists. */
export async function position(values: Values, io: Io): Promise<Scenario<GameTypes>> {
  const {
    '--dark': dark,
    '--light': light,
    '--cards': folder,
    '--ruleset': ruleset = edition2022.id,
  } = values;
  if (dark === undefined && light === undefined) {
    const starter = STARTERS[ruleset];
    if (!starter)
      throw new UsageError(
        `There are no starter decks of "${ruleset}"; there are of ${Object.keys(STARTERS).join(', ')}.`,
      );
    return readScenario<GameTypes>(starter());
  }
  if (dark === undefined || light === undefined)
    throw new UsageError('Give both decks, --dark and --light, or none.');
  if (folder === undefined) throw new UsageError('Decks need card data: give the folder with --cards.');
  const source = await io.read(dark, LARGEST_DECK, 'any');
  if (isJson(source) && rulesetOf(parseJson(source)) === LIVING)
    return living(source, await io.read(light, LARGEST_DECK, 'any'), folder);
  return trading(dark, light, folder, editionNamed(ruleset), io);
}
