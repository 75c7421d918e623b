import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { isBuildFresh } from './build-fingerprint.ts';
import { distFolder, projectRoot } from './vite-builds.ts';

/**
 * Builds when the sources have changed since the last build; concurrent callers wait for one build. A release
 * (`release.ts`) has no sources: it is what was built.
 */
export async function ensureBuilt(): Promise<void> {
  if (!existsSync(join(projectRoot, 'src'))) return;
  if (isBuildFresh()) return;
  const lock = await waitForLock();
  try {
    if (!isBuildFresh()) await runBuild();
  } finally {
    lock.release();
  }
}

async function waitForLock() {
  const { DataDirInUseError, lockDataDir } = await import('../src/db/embedded/data-lock.ts');
  for (;;) {
    try {
      return await lockDataDir(distFolder);
    } catch (error) {
      if (!(error instanceof DataDirInUseError)) throw error;
      await sleep(200);
    }
  }
}

/** In a process of its own, so that the server does not keep the bundler in memory. */
function runBuild(): Promise<void> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'build.ts')], { stdio: 'inherit' });
  const passOn = () => child.kill('SIGTERM');
  process.once('SIGTERM', passOn);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      process.off('SIGTERM', passOn);
      if (code === 0) resolve();
      else reject(new Error('The build failed'));
    });
  });
}
