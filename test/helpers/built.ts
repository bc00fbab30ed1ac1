// What ships, built and packed once for all tests: again only where a file that it is made of has changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const MADE_OF = ['src', 'machines', 'components', 'replays', 'tools', 'bin'];
const SETTINGS = /^(package\.json|tsconfig.*\.json|.*\.config\.[jt]s|.*\.html|README\.md)$/;
/** Nobody builds for longer: whoever has the lock since then was stopped half-way. */
const STALE = 5 * 60_000;

/** A name for the sources as they are now. */
function stampOf(): string {
  const files = [
    ...readdirSync(root).filter((file) => SETTINGS.test(file)),
    ...MADE_OF.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    ),
  ].sort();
  const hash = createHash('sha256');
  for (const file of files) {
    const { mtimeMs, size } = statSync(join(root, file));
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

/** Runs a program to its end; its output is told where it fails. */
export function run(command: string, args: readonly string[], cwd: string = root): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')} in ${cwd}:\n${error ?? ''}${stdout}\n${stderr}`);
  return stdout;
}

/** A folder for this copy of the project, outside of it: nothing in it finds the project's own packages. */
const home = join(tmpdir(), `swtcg-tests-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`);

/** One at a time, also among processes. */
async function alone<T>(work: () => Promise<T>): Promise<T> {
  const lock = join(home, 'lock');
  await mkdir(home, { recursive: true });
  for (;;) {
    const mine = await mkdir(lock).then(
      () => true,
      () => false,
    );
    if (mine) break;
    const since = await stat(lock).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (since > STALE) await rm(lock, { recursive: true, force: true });
    else await wait(100);
  }
  try {
    return await work();
  } finally {
    await rm(lock, { recursive: true, force: true });
  }
}

/** The folder of everything that was built and packed from the sources as they are. */
export async function built(): Promise<string> {
  const stamp = stampOf();
  const folder = join(home, stamp);
  if (existsSync(folder)) return folder;
  return alone(async () => {
    if (existsSync(folder)) return folder;
    for (const old of await readdir(home))
      if (old !== 'lock') await rm(join(home, old), { recursive: true, force: true });
    for (const script of ['build:command', 'build:elements', 'build:package'])
      run('npm', ['run', '-s', script]);
    const half = await mkdtemp(join(home, 'half-'));
    run('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', half]);
    const tarball = (await readdir(half)).find((file) => file.endsWith('.tgz')) as string;
    run('tar', ['-xzf', tarball], half);
    await rename(half, folder);
    return folder;
  });
}

/** The packed package as it arrives: the unpacked tarball. */
export const packed = async (): Promise<string> => join(await built(), 'package');

/**
 * An empty project that has the package installed, with these other packages: each of them, and each that the package
 * says it needs, is a link to the project's own. What it does not say it needs is not found.
 */
export async function project(
  files: Readonly<Record<string, string>>,
  others: readonly string[] = [],
): Promise<string> {
  const from = await packed();
  const folder = await mkdtemp(join(home, 'project-'));
  const modules = join(folder, 'node_modules');
  const { dependencies } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'));
  await mkdir(modules);
  // A copy, not a link: a link would lead back to where other packages are found.
  run('tar', ['-xzf', join(from, '..', tarballIn(join(from, '..')))], modules);
  await rename(join(modules, 'package'), join(modules, 'swtcg-elements'));
  for (const name of [...Object.keys(dependencies), ...others]) {
    await mkdir(dirname(join(modules, name)), { recursive: true });
    await symlink(join(root, 'node_modules', name), join(modules, name), 'junction');
  }
  for (const [file, text] of Object.entries({
    'package.json': '{ "type": "module", "private": true }',
    ...files,
  })) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  return folder;
}

const tarballIn = (folder: string): string =>
  readdirSync(folder).find((file) => file.endsWith('.tgz')) as string;
