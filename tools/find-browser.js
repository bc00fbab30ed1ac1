// Finds a browser for the tests: CHROME_PATH, else an installed Chrome or Chromium, else the one inside
// @sparticuz/chromium (Linux on x64) with the shared libraries and the font that it carries.
import { spawn } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';

/** @returns {Promise<{ executablePath: string, env: NodeJS.ProcessEnv }>} what to start, and its environment */
export async function findBrowser() {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) {
    if (!existsSync(CHROME_PATH)) throw new Error(`CHROME_PATH: there is no file ${CHROME_PATH}`);
    return { executablePath: CHROME_PATH, env: process.env };
  }
  const installed = usualPlaces().find((place) => existsSync(place));
  if (installed) return { executablePath: installed, env: process.env };
  if (process.platform === 'linux' && process.arch === 'x64') return bundledBrowser();
  throw new Error('No Chrome or Chromium found: install one, or set CHROME_PATH to its executable.');
}

function usualPlaces() {
  const { env, platform } = process;
  if (platform === 'darwin') {
    const apps = ['Google Chrome', 'Chromium'].map((app) => `Applications/${app}.app/Contents/MacOS/${app}`);
    return ['/', env.HOME ?? '/'].flatMap((home) => apps.map((app) => join(home, app)));
  }
  if (platform === 'win32') {
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => [
        join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
        join(folder, 'Chromium', 'Application', 'chrome.exe'),
      ]);
  }
  const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];
  return (env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
}

async function bundledBrowser() {
  const packed = fileURLToPath(new URL('../../', import.meta.resolve('@sparticuz/chromium')));
  const { version } = JSON.parse(await readFile(join(packed, 'package.json'), 'utf8'));
  const cache = fileURLToPath(new URL('../node_modules/.cache/', import.meta.url));
  const home = join(cache, `chromium-${version}`);
  if (!existsSync(home)) await unpack(join(packed, 'bin'), home);

  const libraries = [join(home, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter);
  const env = { ...process.env, LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: home };
  return { executablePath: join(home, 'chromium'), env };
}

/** Unpacks beside `home` first, so that a run that was stopped half-way leaves no half a browser behind. */
async function unpack(bin, home) {
  await mkdir(dirname(home), { recursive: true });
  const half = await mkdtemp(`${home}-`);
  try {
    await pipeline(
      createReadStream(join(bin, 'chromium.br')),
      createBrotliDecompress(),
      createWriteStream(join(half, 'chromium'), { mode: 0o755 }),
    );
    for (const archive of ['al2023.tar.br', 'fonts.tar.br']) {
      // Through a file, not a pipe: tar stops reading at the end mark of an archive, before its padding has been written.
      const file = join(half, 'archive.tar');
      await pipeline(createReadStream(join(bin, archive)), createBrotliDecompress(), createWriteStream(file));
      const tar = spawn('tar', ['-xf', file, '--no-same-owner', '-C', half], { stdio: 'inherit' });
      const code = await new Promise((resolve, reject) => tar.once('error', reject).once('close', resolve));
      if (code !== 0) throw new Error(`tar could not unpack ${archive}`);
      await rm(file);
    }
    // The package's own fonts.conf looks in fixed places outside this folder, and not at the system's fonts.
    await writeFile(
      join(half, 'fonts.conf'),
      `<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${join(home, 'fonts')}</dir>
  <cachedir>${join(home, 'fonts-cache')}</cachedir>
</fontconfig>
`,
    );
    await rename(half, home);
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    if (!existsSync(home)) throw error; // else another run was faster
  }
}
