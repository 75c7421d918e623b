import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { series } from '../prove/power-cuts.series.ts';

/** `npm run prove -- power-cuts` is the whole campaign. */
const count = 2;
/** Loop devices, mounts and namespaces are root's, and a chroot has no mount of its own to unshare. */
const needed = [
  ['losetup', '--find'],
  ['unshare', '--pid', '--fork', '--mount-proc', 'true'],
];
const canCut =
  process.platform === 'linux' &&
  needed.every(([command = '', ...args]) => spawnSync(command, args).status === 0);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrina-cut-'));
  chmodSync(folder, 0o755);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.runIf(canCut)(
  `${count} power cuts, the first right after the first start: the shop starts again, no order is lost`,
  { timeout: 300_000 },
  async () => {
    const figures = await series.run({ count, folder, say: () => {} });
    expect(figures).toMatchObject({ starts: count + 1, unsyncedLost: count, lost: 0 });
  },
);
