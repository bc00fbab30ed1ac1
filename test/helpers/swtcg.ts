// The command as somebody in a shell has it, in this process: its exit code and what it writes.
import { nodeIo } from '../../src/play/command/io.ts';
import { main } from '../../src/play/command/main.ts';

const { read } = nodeIo();

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** Each line of what was written, as JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into it at will
  lines(): any[];
}

export async function swtcg(...argv: string[]): Promise<Ran> {
  let [out, err] = ['', ''];
  const code = await main(argv, {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    read,
  });
  const lines = () =>
    out
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line));
  return { code, out, err, lines };
}
