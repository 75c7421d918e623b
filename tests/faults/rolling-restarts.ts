import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { createDatabase } from '#db/database.ts';
import { createPool } from '#db/pool.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { findProxyPorts, startProxy, type RunningProxy } from '#tests/support/proxies.ts';
import { visit } from '#tests/support/visit.ts';
import type { ProxyName } from '../../scripts/find-proxies.ts';
import { serverFlags } from '../../scripts/server-flags.ts';
import { projectRoot } from '../../scripts/vite-builds.ts';

import { findDisagreements } from './check-order-log.ts';
import { fillShop } from './crash-under-orders.ts';
import { runVisitors, type VisitorLog } from './visitor-load.ts';

interface RollingOptions {
  balancer: Exclude<ProxyName, 'caddy'>;
  /** At least so many are sent; more while a restart is under way. */
  requests: number;
  /** Empty. */
  databaseUrl: string;
  /** Where all instances keep their files. */
  dataDir: string;
  instances: 2 | 3;
  /** How many read and order at a time. */
  visitors: number;
  /** As the examples of `deploy/` have it, unless said otherwise. */
  drainSeconds?: number;
}

export interface RollingProof extends Pick<VisitorLog, 'requests' | 'failures'> {
  restarts: number;
  orders: number;
  disagreements: string[];
  /** From the answer to a publish until every running instance shows it, in milliseconds. */
  purgeMs: number[];
}

/**
 * Several instances on one PostgreSQL behind a proxy with its example from `deploy/`, restarted one after another, again
 * and again, while visitors read and order. Needs a build.
 */
export async function runRollingRestarts(options: RollingOptions): Promise<RollingProof> {
  const { balancer, databaseUrl, dataDir, instances, visitors, requests: least, drainSeconds = 5 } = options;
  const db = createDatabase(createPool({ connectionString: databaseUrl }));
  const proxy = await startProxy(balancer, await findProxyPorts());
  const ports = proxy.ports.shops.slice(0, instances);
  const shops = new Map<number, Instance>();
  const start = async (port: number) => {
    shops.set(port, await startInstance({ port, origin: proxy.origin, databaseUrl, dataDir, drainSeconds }));
  };
  try {
    await Promise.all(ports.map(start));
    const variationIds = await fillShop(db);
    const pageId = await createContentFixture(db).makePage({ slug: 'news', title: 'News 0' });
    const { token } = await makeStaff(db, 'admin');
    await untilReady(proxy);
    const stopping = new AbortController();
    const load = runVisitors(proxy.ports.https, { variationIds, least, visitors }, stopping.signal);
    let restarts = 0;
    const purgeMs: number[] = [];
    do {
      for (const port of ports) {
        await shops.get(port)?.stop();
        const running = ports.filter((other) => other !== port);
        purgeMs.push(await publish({ pageId, token, running, revision: purgeMs.length }));
        await start(port);
        restarts++;
        await sleep(healthMs);
      }
    } while (!load.isEnough());
    stopping.abort();
    const { requests, failures, orders } = await load.ended;
    const disagreements = await findDisagreements(db, orders);
    return { requests, failures, orders: orders.length, restarts, disagreements, purgeMs };
  } finally {
    await Promise.all([...shops.values()].map((shop) => shop.stop()));
    await proxy.stop();
    await db.destroy();
  }
}

/** What a proxy takes at most to see that an instance is back. */
const healthMs = 1500;

interface Instance {
  /** By SIGTERM, as a service is stopped. */
  stop(): Promise<void>;
}

interface InstanceOptions {
  port: number;
  origin: string;
  databaseUrl: string;
  dataDir: string;
  drainSeconds: number;
}

/** Resolves when it is ready, as its service waits for (`ready.ts`). */
async function startInstance(options: InstanceOptions): Promise<Instance> {
  const { port, origin, databaseUrl, dataDir, drainSeconds } = options;
  // What an instance said about a failure is read there.
  const log = openSync(`${dataDir}.log`, 'a');
  const child = spawn(process.execPath, [...serverFlags, join(projectRoot, 'dist/server/main.js')], {
    stdio: ['ignore', log, 'inherit'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      MALLOC_ARENA_MAX: '2',
      LOG_LEVEL: 'warn',
      DEMO: '0',
      PORT: String(port),
      PUBLIC_URL: origin,
      TRUST_PROXY: '1',
      DRAIN_SECONDS: String(drainSeconds),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      SECRET_KEY: 'the key of several instances on one database',
    },
  });
  closeSync(log);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  for (let isReady = false; !isReady;) {
    if (child.exitCode !== null) throw new Error(`The instance on port ${port} ended with ${child.exitCode}`);
    await sleep(50);
    isReady = await fetch(`http://127.0.0.1:${port}/readiness`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
  return {
    async stop() {
      child.kill('SIGTERM');
      const code = await ended;
      if (code !== 0) throw new Error(`The instance on port ${port} ended with ${code}`);
    },
  };
}

async function untilReady(proxy: RunningProxy): Promise<void> {
  while ((await visit(proxy.ports.https, '/')).status !== 200) await sleep(50);
}

interface Publish {
  pageId: number;
  token: string;
  /** Ports of the instances that run now; the first one is told. */
  running: readonly number[];
  /** Of the draft; publishing it has not changed it. */
  revision: number;
}

/** Publishes a title through one instance; how long the slowest of them shows the old one after the answer. */
async function publish({ pageId, token, running, revision }: Publish): Promise<number> {
  const title = `News ${revision + 1}`;
  const post = async (path: string, body: object) => {
    const answer = await fetch(`http://127.0.0.1:${running[0]}/api/admin/pages/${pageId}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  };
  const read = async (port: number) => (await fetch(`http://127.0.0.1:${port}/news`)).text();
  // So that each has it in its cache.
  await Promise.all(running.map(read));
  const intent = { type: 'page.update', changes: [{ path: ['title'], value: title }] };
  const edits = [{ id: crypto.randomUUID(), intent }];
  await post('/draft/edits', { baseRevision: revision, clientId: crypto.randomUUID(), edits });
  await post('/publish', { revision: revision + 1 });
  const begun = performance.now();
  await Promise.all(
    running.map(async (port) => {
      while (!(await read(port)).includes(title)) await sleep(5);
    }),
  );
  return performance.now() - begun;
}
