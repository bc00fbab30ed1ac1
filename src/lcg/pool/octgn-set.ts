// OCTGN's `set.xml`: a product as the plug-in has it, a `<card>` for each card with a `<property>` for each fact.
import type { IconType } from '../language/terms.ts';
import { type ProductFile, readProductFile } from './product-file.ts';
import { type Tag, tagsOf } from './xml.ts';

/** "UD:1, BD:0, T:2, EE-UD:0, …" */
const ICON_NAMES: Readonly<Record<string, IconType>> = { UD: 'unit', T: 'tactics', BD: 'blast' };

function icons(written: string) {
  const normal: Partial<Record<IconType, number>> = {};
  const edge: Partial<Record<IconType, number>> = {};
  for (const [, enabled, name = '', count] of written.matchAll(/(EE-)?(UD|BD|T)\s*:\s*(\d+)/g)) {
    const type = ICON_NAMES[name];
    if (type) (enabled ? edge : normal)[type] = Number(count);
  }
  return { ...normal, edge };
}

/** One entry a paragraph; what has a bullet belongs to the line before it. */
const paragraphs = (text: string): readonly string[] =>
  text
    .replace(/\s*[\r\n]+\s*(?=\u2022)/g, ' ')
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

const number = (text: string | undefined): number | 'X' | undefined => {
  if (text?.trim().toUpperCase() === 'X') return 'X';
  return /^\s*\d+\s*$/.test(text ?? '') ? Number(text) : undefined;
};

/** Which kinds of card have a number at all: OCTGN writes 0 for the others. */
const HAVING: Readonly<Record<'cost' | 'damageCapacity' | 'priority', readonly string[]>> = {
  cost: ['Unit', 'Enhancement', 'Event', 'Mission'],
  damageCapacity: ['Unit', 'Objective', 'Mission'],
  priority: ['Fate'],
};

function definition(name: string, facts: ReadonlyMap<string, string>): object {
  const type = facts.get('Type') ?? '';
  const traits = (facts.get('Traits') ?? '')
    .split('-')
    .map((trait) => trait.trim())
    .filter((trait) => trait !== '');
  const having = (word: keyof typeof HAVING, value: string | undefined) =>
    HAVING[word].includes(type) ? number(value) : undefined;
  const all = {
    name,
    side: facts.get('Side')?.toLowerCase(),
    affiliation: facts.get('Affiliation') || undefined,
    type,
    unique: traits.includes('Unique'),
    cost: having('cost', facts.get('Cost')),
    forceIcons: number(facts.get('Force')),
    resources: number(facts.get('Resources')),
    damageCapacity: having('damageCapacity', facts.get('Damage Capacity')),
    priority: having('priority', facts.get('Edge Priority')),
    reserve: number(facts.get('Reserve')),
    icons: icons(facts.get('Combat Icons') ?? ''),
    traits: traits.filter((trait) => trait !== 'Unique'),
    set: number(facts.get('Block')),
    sequence: number(facts.get('Block Number')),
    number: number(facts.get('Number')),
    text: paragraphs(facts.get('Text') ?? ''),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** A product from a `set.xml`; what is none has no cards and a fault. */
export function readSetXml(source: string, file: string): ProductFile {
  const tags = tagsOf(source);
  const product = tags.find(({ name, closes }) => name === 'set' && !closes)?.attributes.name;
  const cards: object[] = [];
  let open: { readonly name: string; readonly facts: Map<string, string> } | null = null;
  const close = (): void => {
    if (open) cards.push(definition(open.name, open.facts));
    open = null;
  };
  for (const tag of tags) {
    if (tag.name === 'card') {
      close();
      if (!tag.closes) open = { name: tag.attributes.name ?? '', facts: new Map() };
    } else if (tag.name === 'property' && open) put(open, tag);
  }
  close();
  return readProductFile({ product, cards }, file);
}

const put = (card: { readonly facts: Map<string, string> }, { attributes, text }: Tag): void => {
  card.facts.set(attributes.name ?? '', attributes.value ?? text.trim());
};
