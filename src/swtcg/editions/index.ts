// The editions by the `ruleset` of their files.
import { edition2002 } from './2002.ts';
import { edition2022 } from './2022.ts';
import type { Edition } from './edition.ts';

export const EDITIONS: readonly Edition[] = [edition2022, edition2002];

const byId: ReadonlyMap<string, Edition> = new Map(EDITIONS.map((one) => [one.id, one]));

/** The edition of a game; a game of none is played by the first. */
export const editionOf = ({ ruleset }: { readonly ruleset: string }): Edition =>
  byId.get(ruleset) ?? edition2022;
