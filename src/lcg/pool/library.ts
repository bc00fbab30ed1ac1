// The pool as the command shows it: coverage, lists, single cards.
import {
  type CardLibrary,
  type CountedCard,
  coverageOf,
  extentOf,
  type ShownCard,
} from '../../core/game/card-library.ts';
import { VERSION } from '../../core/version.ts';
import type { CardDef } from '../cards/card.ts';
import { laterMechanic } from '../cards/later.ts';
import { ICON_TYPES } from '../language/terms.ts';
import { printEffect } from '../text/print.ts';
import { wordedOf } from '../text/read.ts';
import { type CardPool, refOf } from './pool.ts';
import type { Fault, Printing } from './product-file.ts';

const faultText = ({ file, entry, message }: Fault): string =>
  entry === 0 ? `${file}: ${message}` : `${file}, card ${entry}: ${message}`;

/** The texts of the paragraphs that are left to the players. */
const unreadOf = (pool: CardPool, printing: Printing): readonly string[] =>
  pool.card(printing).effects.flatMap((effect) => (effect.kind === 'manual' ? [effect.text] : []));

const toCount = (pool: CardPool, printing: Printing): CountedCard => ({
  set: printing.product,
  paragraphs: printing.def.text.length,
  unread: unreadOf(pool, printing).map((text) => wordedOf(text, printing.def)),
});

export const cardLibrary = (pool: CardPool): CardLibrary => ({
  faults: pool.faults.map(faultText),
  faultData: pool.faults,
  size: pool.printings.length,
  groups: [],
  coverage: () =>
    coverageOf(
      pool.printings.map((printing) => toCount(pool, printing)),
      pool.products.map(({ product }) => product),
    ),
  list: (extent) =>
    pool.printings.flatMap((printing) => {
      const unread = unreadOf(pool, printing);
      const card = { set: printing.product, name: nameOf(printing), unread };
      return extentOf({ paragraphs: printing.def.text.length, unread }) === extent ? [card] : [];
    }),
  show: (name) => {
    const ref = pool.findRef(name);
    return (ref ? [ref] : pool.named(name)).map((printing) => shownCard(pool, printing));
  },
  names: () => [...new Set(pool.printings.map(({ def }) => def.name))],
  compiled: () => ({
    format: 'swtcg-cards/1',
    ruleset: 'swlcg-2012',
    made: { by: `swtcg-elements ${VERSION}` },
    cards: Object.fromEntries(pool.printings.map((one) => [refOf(one), pool.card(one)])),
  }),
});

/** The title, and the place in the objective set, where a title stands twice. */
const nameOf = ({ def: { name, set, sequence } }: Printing): string =>
  set !== null && sequence !== null ? `${name} (${set}.${sequence})` : name;

function lineOf(def: CardDef): string {
  const { side, affiliation, type, traits, cost, forceIcons, resources, damageCapacity, priority, icons } =
    def;
  const words = [
    `${side} ${affiliation} ${type}${traits.length > 0 ? ` (${traits.join(', ')})` : ''}`,
    ...(cost === null ? [] : [`cost ${cost}`]),
    ...(priority === null ? [] : [`priority ${priority}`]),
    ...(resources === 0 ? [] : [`resources ${resources}`]),
    ...(forceIcons === 0 ? [] : [`Force icons ${forceIcons}`]),
    ...(damageCapacity === null ? [] : [`damage capacity ${damageCapacity}`]),
    ...(type === 'Unit'
      ? [`icons ${ICON_TYPES.map((one) => `${icons[one]}+${icons.edge[one]}`).join('/')}`]
      : []),
  ];
  return words.join(', ');
}

function shownCard(pool: CardPool, printing: Printing): ShownCard {
  const def = pool.card(printing);
  return {
    ref: refOf(printing),
    name: def.name,
    line: lineOf(def),
    played: extentOf({ paragraphs: def.text.length, unread: unreadOf(pool, printing) }),
    paragraphs: def.text.map((text, i) => {
      const effect = def.effects[i];
      if (effect && effect.kind !== 'manual')
        return { text, means: printEffect(effect, def.type), note: null };
      const later = laterMechanic(text);
      const found = pool.read(text, def);
      const note = found.ok ? null : found.message;
      return {
        text,
        means: null,
        note: later === undefined ? note : `${later}: not in the rulebook of 2012.`,
      };
    }),
  };
}
