import { execFileSync, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { chromium } from 'playwright';

/** Without recommended packages Chromium comes with DejaVu alone; pages are measured with Arial's widths too. */
const aptPackages = ['chromium', 'fonts-liberation', 'fonts-dejavu-core'];

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a Chromium that starts, installed when there is none; undefined when that fails too. */
export function findOrInstallChromium(): string | undefined {
  const given = process.env['CHROMIUM_PATH'];
  if (given) {
    if (starts(given)) return given;
    throw new Error(`CHROMIUM_PATH is ${given}, which does not start.`);
  }
  return findChromium() ?? installWithPlaywright() ?? installWithApt();
}

function findChromium(): string | undefined {
  const system = systemNames.flatMap((name) => [`/usr/bin/${name}`, `/usr/local/bin/${name}`]);
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  return [...system, mac, chromium.executablePath()].find(starts);
}

function installWithPlaywright(): string | undefined {
  process.stdout.write('No Chromium found: installing it with Playwright\n');
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit', timeout: 300_000 });
  return findChromium();
}

function installWithApt(): string | undefined {
  process.stdout.write('Playwright could not install a working Chromium: trying apt-get\n');
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...aptPackages]]) {
    const [command = '', ...rest] = [...sudo, 'apt-get', ...args];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync(command, rest, { stdio: 'inherit', env, timeout: 600_000 });
  }
  return findChromium();
}

/** Asking for the version also finds missing system libraries. */
function starts(path: string): boolean {
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}
