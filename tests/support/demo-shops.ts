import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startShop, startShops, type RunningShop } from '../../bench/start-shop.ts';
import { fingerprintFile } from '../../scripts/build-fingerprint.ts';
import { projectRoot } from '../../scripts/vite-builds.ts';

type DemoLanguage = 'en' | 'ru';

/** What a demo shop is filled with; what a test counts is its own: the samples have tests of their own. */
const contents = { DEMO_SAMPLES: '0' };
/** Data folders of demo shops that were filled and ended, one a language, build and day. */
const filledFolders = join(projectRoot, '.cache/demo-shops');
const hourMs = 3_600_000;

/**
 * Starts demo shops as `npm start` would, each in its folder, with a database of its own. Filling one takes four
 * fifths of the processor's time of a start, so each begins with a copy of one that was filled before.
 */
export async function startDemoShops(
  shops: readonly (readonly [dataDir: string, language: DemoLanguage, env: Record<string, string>])[],
): Promise<RunningShop[]> {
  const languages = [...new Set(shops.map(([, language]) => language))];
  const filled = new Map(
    await Promise.all(languages.map(async (language) => [language, await fillOnce(language)] as const)),
  );
  return startShops(
    shops.map(([dataDir, language, env]) => {
      copyFolder(filled.get(language) ?? '', dataDir);
      return [dataDir, { ...contents, ...env, DEMO_LANGUAGE: language }] as const;
    }),
  );
}

/** The folder of a filled shop that has ended; filled now when this build had none today. */
async function fillOnce(language: DemoLanguage): Promise<string> {
  const build = createHash('sha256').update(readFileSync(fingerprintFile)).digest('hex').slice(0, 16);
  // The demo's dates go with the day.
  const day = new Date().toISOString().slice(0, 10);
  const kept = join(filledFolders, `${language}-${day}-${build}`);
  if (existsSync(kept)) return kept;
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-demo-'));
  try {
    const dataDir = join(folder, 'data');
    const shop = await startShop(dataDir, { ...contents, DEMO_LANGUAGE: language });
    await shop.stop();
    removeOld(language);
    keep(dataDir, kept);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return kept;
}

/** In one step: another run may be looking for it, or have been quicker. */
function keep(dataDir: string, kept: string): void {
  mkdirSync(filledFolders, { recursive: true });
  const half = mkdtempSync(join(filledFolders, '.half-'));
  copyFolder(dataDir, join(half, 'data'));
  try {
    renameSync(join(half, 'data'), kept);
  } catch (error) {
    if (!existsSync(kept)) throw error;
  } finally {
    rmSync(half, { recursive: true, force: true });
  }
}

/** Those of other builds and days that no run can be copying any more. */
function removeOld(language: DemoLanguage): void {
  if (!existsSync(filledFolders)) return;
  for (const name of readdirSync(filledFolders).filter((one) => one.startsWith(`${language}-`))) {
    const folder = join(filledFolders, name);
    if (Date.now() - statSync(folder).ctimeMs > hourMs) rmSync(folder, { recursive: true, force: true });
  }
}

/** With the owners of its files: PostgreSQL may run as another user, who opens a folder of its own alone. */
function copyFolder(from: string, to: string): void {
  if (process.platform === 'win32') cpSync(from, to, { recursive: true });
  else execFileSync('cp', ['-a', from, to]);
}
