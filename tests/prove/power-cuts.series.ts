import { join } from 'node:path';

import { runCrashRounds } from './crash-rounds.ts';
import { createCutDisk } from './cut-disk.ts';
import type { Series } from './series.ts';

export const series: Series = {
  about: 'the power of the disk is cut while orders are placed on the embedded database: 0 lost',
  count: 100,
  async run({ count, folder, say }) {
    const disk = await createCutDisk(folder);
    let unsyncedLost = 0;
    const figures = await runCrashRounds({
      count,
      say: (so) => say({ ...so, unsyncedLost }),
      dataDir: join(disk.folder, 'data'),
      async crash(shop) {
        disk.cut();
        await shop.kill();
      },
      async afterCrash() {
        if (await disk.remount()) unsyncedLost++;
      },
    });
    await disk.remove();
    // The control: a cut that loses nothing is none, and proves nothing.
    if (unsyncedLost < count * 0.9)
      throw new Error(`Only ${unsyncedLost} of ${count} cuts lost what was not synced`);
    return { ...figures, unsyncedLost };
  },
};
