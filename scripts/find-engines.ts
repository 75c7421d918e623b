import { existsSync, globSync } from 'node:fs';

import { installPackages } from './install-packages.ts';

/** What the tests of other engines than Chromium drive; absent is what could not be found. */
export interface Engines {
  /** The program of Firefox. */
  firefox?: string;
  webkit?: { driver: string; browser: string; display: string };
}

export const engineNames = ['firefox', 'webkit'] as const;

/** Of Debian and what is made of it; elsewhere Firefox is looked for and WebKitGTK is absent. */
const debianPackages = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb', 'xauth'] };
const firefoxPaths = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/usr/local/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

export function findEngines(): Engines {
  const firefox = [process.env['FIREFOX_PATH'], ...firefoxPaths].find((path) => path && existsSync(path));
  const driver = first('/usr/bin/WebKitWebDriver');
  const browser = first('/usr/lib*/**/webkit2gtk-4.*/MiniBrowser', '/usr/libexec/webkit2gtk-4.*/MiniBrowser');
  const display = first('/usr/bin/Xvfb');
  return {
    ...(firefox && { firefox }),
    ...(driver && browser && display && { webkit: { driver, browser, display } }),
  };
}

/** Both engines, installed by apt-get when one is missing. */
export function findOrInstallEngines(): Engines {
  const found = findEngines();
  const missing = engineNames.filter((name) => !found[name]);
  if (missing.length === 0) return found;
  process.stdout.write(`Not found: ${missing.join(', ')}. Trying apt-get\n`);
  installPackages(missing.flatMap((name) => debianPackages[name]));
  return findEngines();
}

function first(...patterns: string[]): string | undefined {
  return patterns.flatMap((pattern) => globSync(pattern))[0];
}
