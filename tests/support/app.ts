import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { Kysely } from 'kysely';

import { createDatabase, type Database } from '#db/database.ts';
import { createPool, type PoolOptions } from '#db/pool.ts';
import { createReadingPool } from '#db/reading-pool.ts';
import type { ApiRoute } from '#http/define-route.ts';
import { createImageQueue } from '#modules/media/image-queue.ts';
import type { DiskSpace } from '#platform/disk/disk-space.ts';
import { readConfig } from '#server/config.ts';
import { createApp } from '#server/create-app.ts';
import { Health } from '#server/health.ts';
import { createMetrics, type Metrics } from '#server/metrics/metrics.ts';
import { openImageStorage } from '#server/open-file-store.ts';
import { createStatementWatch } from '#server/tracing/watch-statements.ts';

import { wayTo } from './database.ts';
import { refuseUndocumented } from './documented-statuses.ts';
import { drawMissingPictures } from './drawn-pictures.ts';
import { listApiRoutes } from './modules.ts';
import { testSecrets } from './secrets.ts';

const silentLog = { warn() {}, error() {} };
/** Read once for all instances: they differ in nothing that a contract says. */
let apiRoutes: readonly ApiRoute[] | undefined;

export interface TestApp {
  app: FastifyInstance;
  db: Kysely<Database>;
  /** With `isMeasured`. */
  metrics: Metrics | undefined;
  /** Where it listens, on the loopback. */
  origin: string;
  stop(): Promise<void>;
}

interface TestAppOptions {
  /** Over this it hears of changes. */
  changesUrl?: string;
  /** How its pool gets to the database. */
  way?: Pick<PoolOptions, 'connectionString' | 'directUrl'>;
  /** A replica of the database, read where that may be. */
  replicaUrl?: string;
  /** Pictures without a file are drawn. */
  isDrawn?: boolean;
  /** It has metrics. */
  isMeasured?: boolean;
  disk?: DiskSpace;
}

/**
 * One whole instance of the shop on a migrated database, listening on PORT or a free one. Needs a build.
 */
export async function startTestApp(
  databaseUrl: string,
  env: Record<string, string> = {},
  {
    changesUrl = databaseUrl,
    way = wayTo(databaseUrl),
    replicaUrl,
    isDrawn = false,
    isMeasured = false,
    disk,
  }: TestAppOptions = {},
): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrina-app-'));
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: '0', ...env });
  const onStatement = createStatementWatch(silentLog);
  const pool = createPool({ ...way, onStatement, onError: () => {} });
  const db = createDatabase(pool);
  const replica =
    replicaUrl === undefined ? undefined : createPool({ connectionString: replicaUrl, onError: () => {} });
  const reading =
    replica && createDatabase(createReadingPool({ primary: pool, replica, onChange: () => {} }));
  const files = openImageStorage(config, silentLog);
  const metrics = isMeasured ? createMetrics({ db, pool }) : undefined;
  const health = new Health(pool, { disk, storage: () => files.check() });
  health.markPrepared();
  const app = await createApp({
    config,
    logger: pino({ level: 'silent' }),
    db,
    ...(reading && { reading }),
    databaseUrl: changesUrl,
    health,
    disk,
    imageStorage: isDrawn ? drawMissingPictures(files, db) : files,
    imageQueue: createImageQueue(),
    secrets: testSecrets,
    ...(metrics && { metrics }),
  });
  refuseUndocumented(app, (apiRoutes ??= listApiRoutes()));
  await app.listen({ host: '127.0.0.1', port: config.port });
  const address = app.server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    app,
    db,
    metrics,
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      await app.close();
      await reading?.destroy().catch(() => {});
      await db.destroy().catch(() => {});
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
