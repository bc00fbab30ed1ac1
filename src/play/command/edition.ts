// `--ruleset`: the edition that a command is about.
import { edition2022 } from '../../swtcg/editions/2022.ts';
import type { Edition } from '../../swtcg/editions/edition.ts';
import { EDITIONS } from '../../swtcg/editions/index.ts';
import { UsageError } from './args.ts';

export function editionNamed(name: string = edition2022.id): Edition {
  const found = EDITIONS.find(({ id }) => id === name);
  if (found) return found;
  throw new UsageError(`--ruleset is one of ${EDITIONS.map(({ id }) => id).join(', ')}, not "${name}".`);
}
