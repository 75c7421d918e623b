import { execFileSync, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { chromium } from 'playwright';

import { installPackages } from './install-packages.ts';

/** Without recommended packages Chromium comes with DejaVu alone; pages are measured with Arial's widths too. */
const fontPackages = ['fonts-liberation', 'fonts-dejavu-core'];

/** Debian's Chromium without windows: the same engine for half of the processor's time. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a Chromium that starts, installed when there is none; undefined when that fails too. */
export function findOrInstallChromium(): string | undefined {
  // A machine of CI may be given the faster one; a developer's is left as it is.
  if (process.env['CI'] && !process.env['CHROMIUM_PATH'] && !starts(headlessShell)) installWithApt();
  return findChromium() ?? installWithPlaywright() ?? installWithApt();
}

/**
 * As `findOrInstallChromium`, but the browser that visitors have, where there is one: what moves on a page and when
 * is measured with it.
 */
export function findOrInstallWholeChromium(): string | undefined {
  if (process.env['CHROMIUM_PATH']) return findChromium();
  if (process.env['CI'] && !wholeBrowsers().some(starts)) installPackages(['chromium', ...fontPackages]);
  return wholeBrowsers().find(starts) ?? findOrInstallChromium();
}

function wholeBrowsers(): string[] {
  const system = systemNames.flatMap((name) => [`/usr/bin/${name}`, `/usr/local/bin/${name}`]);
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  return [...system, mac, chromium.executablePath()];
}

export function findChromium(): string | undefined {
  const given = process.env['CHROMIUM_PATH'];
  if (given) {
    if (starts(given)) return given;
    throw new Error(`CHROMIUM_PATH is ${given}, which does not start.`);
  }
  return [headlessShell, ...wholeBrowsers()].find(starts);
}

function installWithPlaywright(): string | undefined {
  process.stdout.write('No Chromium found: installing it with Playwright\n');
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit', timeout: 300_000 });
  return findChromium();
}

function installWithApt(): string | undefined {
  // Not every distribution has the one without windows.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    process.stdout.write(`Trying apt-get for ${name}\n`);
    installPackages([name, ...fontPackages]);
    const found = findChromium();
    if (found) return found;
  }
  return undefined;
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
