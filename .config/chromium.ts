// Finds a Chromium for the browser tests: one named by the environment, on the PATH, or in Playwright's cache; else installs one.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'] as const;
const inCache = [
  'chromium-*/chrome-linux*/chrome',
  'chromium-*/chrome-mac*/*.app/Contents/MacOS/*',
  'chromium-*/chrome-win*/chrome.exe',
  'chromium_headless_shell-*/chrome-*/{headless_shell,chrome-headless-shell}',
] as const;

function onPath(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return commands.flatMap((command) => folders.map((folder) => join(folder, command))).find((path) => existsSync(path));
}

function inPlaywrightCache(): string | undefined {
  const places = [
    process.env['PLAYWRIGHT_BROWSERS_PATH'],
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
    join(homedir(), 'AppData/Local/ms-playwright'),
  ].filter((place) => place !== undefined && existsSync(place));
  return places.flatMap((cwd) =>
    inCache.flatMap((glob) => globSync(glob, { cwd }).map((path) => join(cwd ?? '', path))),
  )[0];
}

/** The path of a Chromium on this machine, if there is one. */
export function findChromium(): string | undefined {
  return process.env['PLAYMAT_CHROMIUM'] || onPath() || inPlaywrightCache();
}

function run(command: string, args: readonly string[]): void {
  console.log(`$ ${command} ${args.join(' ')}`);
  spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** The path of a Chromium, installed now if none is there, or undefined when that fails too. Says what it does. */
export function findOrInstallChromium(): string | undefined {
  const found = findChromium();
  if (found !== undefined) {
    console.log(`Chromium for the browser tests: ${found}`);
    return found;
  }
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('No Chromium on the PATH or in the cache of Playwright: installing it with apt-get.');
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  }
  if (findChromium() === undefined) {
    console.log('No Chromium yet: downloading the one of Playwright.');
    run('npx', ['--no-install', 'playwright-core', 'install', 'chromium']);
  }
  const installed = findChromium();
  console.log(
    installed === undefined
      ? 'No Chromium could be installed. Install one, or name it with PLAYMAT_CHROMIUM=/path/to/chromium.'
      : `Chromium for the browser tests: ${installed}`,
  );
  return installed;
}
