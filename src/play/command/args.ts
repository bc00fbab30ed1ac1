// Words of the command line: options by name, the rest in order.

export interface Args {
  readonly words: readonly string[];
  readonly values: Readonly<Partial<Record<string, string>>>;
  readonly flags: ReadonlySet<string>;
}

/** A sentence for the one who typed it; the command ends with exit code 2. */
export class UsageError extends Error {}

/** `--name value`, `--name=value`, `--flag`, and words; after `--` all are words. `-` is a word. */
export function parseArgs(
  argv: readonly string[],
  valued: readonly string[],
  flags: readonly string[],
): Args {
  const words: string[] = [];
  const values: Partial<Record<string, string>> = {};
  const found = new Set<string>();
  for (let i = 0; i < argv.length; i++) {
    const arg = argv[i] as string;
    if (arg === '--') {
      words.push(...argv.slice(i + 1));
      break;
    }
    if (!arg.startsWith('-') || arg === '-') {
      words.push(arg);
      continue;
    }
    const [name = arg, value] = split(arg);
    if (valued.includes(name)) {
      const next = value ?? argv[++i];
      if (next === undefined || next === '') throw new UsageError(`The option ${name} needs a value.`);
      values[name] = next;
    } else if (value === undefined && (flags.includes(name) || isHelp(name)))
      found.add(isHelp(name) ? '--help' : name);
    else throw new UsageError(`There is no option "${arg}" here.`);
  }
  return { words, values, flags: found };
}

const isHelp = (name: string): boolean => name === '--help' || name === '-h';

function split(arg: string): [string, string?] {
  const at = arg.indexOf('=');
  return at < 0 ? [arg] : [arg.slice(0, at), arg.slice(at + 1)];
}
