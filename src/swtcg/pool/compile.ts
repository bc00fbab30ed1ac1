// From a card pool to compiled card data.

import { VERSION } from '../../core/version.ts';
import { edition2022 } from '../editions/2022.ts';
import { EFFECTS_VERSION } from '../effects/version.ts';
import { writeCard } from '../files/write-card.ts';
import { CARDS_FORMAT, type CompiledCard, type CompiledCards } from './compiled.ts';
import type { CardPool } from './pool.ts';
import type { Printing } from './set-file.ts';

const compiled = (pool: CardPool, printing: Printing): CompiledCard => ({
  ...writeCard(pool.card(printing)),
  ...(printing.image !== '' && { image: printing.image }),
  ...(printing.usage !== '' && { usage: printing.usage }),
});

export const compilePool = (pool: CardPool): CompiledCards => ({
  format: CARDS_FORMAT,
  ruleset: edition2022.id,
  made: { by: `swtcg-elements ${VERSION}`, effects: EFFECTS_VERSION },
  cards: Object.fromEntries(pool.printings.map((one) => [`${one.set}/${one.written}`, compiled(pool, one)])),
});
