// Looking a rule up by the name that an effect has for it. Effects come from files: a name may be one that no rule has.
import { SwtcgError } from '../../core/error.ts';

/** `what`: what the table has rules of. The rule fits the effect because the table's type gives each name its own rule. */
export function ruleNamed<Rule>(what: string, rules: object, name: string | undefined): Rule {
  if (name === undefined || !Object.hasOwn(rules, name))
    throw new SwtcgError({ code: 'bad-scenario', message: `There is no ${what} "${name}".` });
  return (rules as Readonly<Record<string, Rule>>)[name] as Rule;
}
