// What a command may touch of the world: two streams to write to, and texts to read.
import { open } from 'node:fs/promises';
import { SwtcgError } from '../../core/error.ts';

export interface Io {
  out(text: string): void;
  err(text: string): void;
  /**
   * The text of a file, or of standard input (`-`); nothing larger than `most` bytes is read. `any`: what is not UTF-8
   * is taken as Windows-1252, as older programs write it.
   */
  read(file: string, most: number, encoding?: 'any'): Promise<string>;
}

export function nodeIo(): Io {
  // `swtcg run … | head` closes the pipe early: nobody reads on, so there is no more to say.
  process.stdout.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE')
      process.stderr.write(`swtcg: the output can't be written: ${error.message}\n`);
    process.exit(1);
  });
  return {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    read: async (file, most, encoding) =>
      decoded(file === '-' ? await readStandardInput(most) : await readFile(file, most), encoding),
  };
}

const unreadable = (message: string): SwtcgError => new SwtcgError({ code: 'unreadable', message });

const tooLarge = (most: number): SwtcgError =>
  unreadable(`The file is too large: at most ${most} bytes are read.`);

/** Sentences for the usual faults of a file system. */
const FAULTS: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file',
  EACCES: 'There is no permission to read this file',
  EPERM: 'There is no permission to read this file',
  EISDIR: 'This is a folder, not a file',
  ENOTDIR: 'There is no such file, for a part of its path is not a folder',
  ENAMETOOLONG: 'There is no such file, for the name is too long',
};

async function readFile(file: string, most: number): Promise<Uint8Array> {
  try {
    const handle = await open(file, 'r');
    try {
      const stat = await handle.stat();
      if (stat.isDirectory()) throw unreadable(`${FAULTS.EISDIR}: "${file}".`);
      // The size is known before a byte is read; what has no size (a pipe, a device) is counted as it comes.
      if (stat.size > most) throw tooLarge(most);
      return await collect(handle.createReadStream({ autoClose: false }), most);
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (error instanceof SwtcgError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    const fault = FAULTS[code ?? ''];
    throw unreadable(fault ? `${fault}: "${file}".` : `The file can't be read: ${message}`);
  }
}

async function readStandardInput(most: number): Promise<Uint8Array> {
  try {
    return await collect(process.stdin, most);
  } catch (error) {
    if (error instanceof SwtcgError) throw error;
    throw unreadable(`Standard input can't be read: ${(error as Error).message}`);
  }
}

async function collect(stream: AsyncIterable<Uint8Array>, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > most) throw tooLarge(most);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function decoded(bytes: Uint8Array, encoding?: 'any'): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    if (encoding === 'any') return new TextDecoder('windows-1252').decode(bytes);
    throw unreadable('The file is not a text in UTF-8.');
  }
}
