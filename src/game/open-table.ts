// Rules by their names, to which further ones may come (src/further.ts).
import { SwtcgError } from './error.ts';

export interface OpenTable<Rule> {
  add(more: object): void;
  /** The rule of that name. Its own kind fits it by construction of the tables. */
  of(name: string | undefined): Rule;
}

/** `what`: what its rules are rules of. */
export function openTable<Rule>(what: string, first: object): OpenTable<Rule> {
  const known = new Map<string | undefined, Rule>(Object.entries(first));
  return {
    add: (more) => {
      for (const [name, rule] of Object.entries(more)) known.set(name, rule);
    },
    of: (name) => {
      const rule = known.get(name);
      if (!rule) throw new SwtcgError({ code: 'bad-scenario', message: `There is no ${what} "${name}".` });
      return rule;
    },
  };
}
