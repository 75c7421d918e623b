import { join } from 'node:path';

import { findOrInstallPooler } from '../../scripts/find-pooler.ts';
import { projectRoot } from '../../scripts/vite-builds.ts';
import { runDbLane } from './db-lane.ts';
import { expectNone, type Series } from './series.ts';

export const series: Series = {
  about: 'all tests on a database, through pgbouncer in transaction mode: every one passes',
  count: 1,
  async run({ count, folder, say }) {
    if (findOrInstallPooler() === undefined)
      throw new Error('pgbouncer is not installed, and apt-get could not install it');
    let passed = 0;
    for (let round = 1; round <= count; round++) {
      const report = join(folder, `round-${round}.json`);
      const lane = await runDbLane({ root: projectRoot, report, env: { TEST_POOLER: '1' } });
      passed += lane.passed;
      expectNone(
        'Failed',
        lane.failed.flatMap(({ file, tests }) => [file, ...tests]),
      );
      say({ passed });
    }
    return { passed, failed: 0 };
  },
};
