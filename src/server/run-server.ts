import type { Server as HttpServer } from 'node:http';
import { Server } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

import { isDatabaseAway } from '#domain/database-away.ts';
import { staffSetupPath } from '#domain/routes.ts';
import { createImageQueue } from '#modules/media/image-queue.ts';
import { prepareFirstAdmin } from '#modules/staff/first-admin.ts';
import { DiskSpace } from '#platform/disk/disk-space.ts';
import { createServerErrorReports } from '#platform/error-reports/server-error-reports.ts';

import { readConfig, type Config } from './config.ts';
import { createApp } from './create-app.ts';
import { Health } from './health.ts';
import { listeningOrigin } from './listening-origin.ts';
import { createLogger } from './logger.ts';
import { startMetricsServer } from './metrics/metrics-server.ts';
import { createMetrics } from './metrics/metrics.ts';
import { openDatabase, type OpenDatabase } from './open-database.ts';
import { openImageStorage, reviewStorage } from './open-file-store.ts';
import { openSecrets, reviewSecrets } from './open-secrets.ts';
import { demoArtDir, type ClientFolders } from './project-paths.ts';
import { seedIfEmpty } from './seed-if-empty.ts';
import type { RunningTracer } from './tracing/start-tracer.ts';

export type RunOptions = {
  env: Record<string, string | undefined>;
  /** What `npm run dev` has of its own. */
  development?: ClientFolders & {
    /** Where it hands requests to the app, without a slash at the end. */
    origin: string;
    /** What the start says about itself. */
    print(text: string): void;
  };
};

/** For requests on their way over connections that were just accepted: closing the app would cut those off. */
const lastRequestsMs = 300;
const closeAppMs = 5000;
/** A collector that does not answer keeps no program alive. */
const lastTracesMs = 1000;
/** After the drain. */
const stopDeadlineMs = 9000;

/**
 * Runs the program until a signal: configuration, database, migrations, seed, app, listen. An error before
 * listening ends the process with one line that says what to do. A DATABASE_URL that does not answer does
 * not: the app listens with readiness 503 and gets ready when the database comes.
 */
export async function runServer(options: RunOptions): Promise<void> {
  const run = new Run();
  process.on('SIGINT', () => void run.stop('SIGINT'));
  process.on('SIGTERM', () => void run.stop('SIGTERM'));
  process.on('uncaughtException', (error) => void run.fail(error, 'Uncaught error'));
  process.on('unhandledRejection', (error) => run.report(error, 'Unhandled rejection'));
  try {
    await run.start(options);
  } catch (error) {
    await run.fail(error, 'Vitrina could not start');
  }
}

export class Run {
  #logger: Logger | undefined;
  #opening: Promise<OpenDatabase> | undefined;
  #health: Health | undefined;
  #app: FastifyInstance | undefined;
  #metricsServer: HttpServer | undefined;
  #tracer: RunningTracer | undefined;
  #setupToken: string | undefined;
  #drainMs = 0;
  #stopping = false;
  #exitCode = 0;

  async start({ env, development }: RunOptions): Promise<FastifyInstance | undefined> {
    const config = readConfig(env);
    this.#drainMs = config.drainMs;
    const errorReports = createServerErrorReports();
    const logger = createLogger(config.logLevel, undefined, errorReports.note);
    this.#logger = logger;
    this.#tracer = await openTracer(config);
    this.#opening = openDatabase({
      config,
      logger,
      onFatal: (error) => void this.fail(error, 'The database cannot be kept running'),
    });
    const database = await this.#opening;
    await reviewStorage(config, logger);
    const imageStorage = openImageStorage(config, logger);
    const disk = new DiskSpace(config.dataDir);
    const health = new Health(database.pool, { disk, storage: () => imageStorage.check() });
    this.#health = health;
    const imageQueue = createImageQueue();
    const secrets = openSecrets(config, logger);
    const prepare = async () => {
      const migrations = await database.migrate();
      if (migrations.length > 0) logger.info({ migrations }, 'Database migrated');
      const artDir = development?.demoArtDir ?? demoArtDir;
      await seedIfEmpty({ db: database.db, config, logger, imageStorage }, artDir);
      await reviewSecrets(database.db, secrets, logger);
      const setupToken = await prepareFirstAdmin(database.db, config.admin);
      if (setupToken !== null) this.#setupToken = setupToken;
      health.markPrepared();
    };
    const isUp = await tryConnecting(prepare, logger);
    if (this.#stopping) return undefined;
    const metrics = config.metrics && createMetrics(database);
    const app = await createApp({
      config,
      logger,
      db: database.db,
      reading: database.reading,
      databaseUrl: database.url,
      health,
      disk,
      imageStorage,
      imageQueue,
      secrets,
      errorReports,
      ...(metrics && { metrics }),
      ...(development && { development }),
    });
    this.#app = app;
    if (this.#stopping) return undefined;
    const listening = await listen(app, config);
    const origin = development?.origin ?? listening;
    const print = development?.print ?? ((text: string) => void process.stdout.write(text));
    print(describeAddresses(origin));
    if (metrics && config.metrics) {
      this.#metricsServer = await startMetricsServer(metrics, config.metrics);
      print(`Metrics     ${listeningOrigin(this.#metricsServer, config.metrics)}/metrics\n`);
    }
    if (!isUp) await this.#prepareLater(prepare, logger);
    if (this.#setupToken !== undefined) print(`Set up      ${origin}${staffSetupPath(this.#setupToken)}\n`);
    return app;
  }

  /** Ends the process after what is in flight; a second call ends it at once. */
  async stop(signal: 'SIGINT' | 'SIGTERM'): Promise<void> {
    if (this.#stopping) process.exit(signal === 'SIGINT' ? 130 : 143);
    this.#stopping = true;
    this.#health?.startDraining();
    const drainMs = signal === 'SIGTERM' && this.#app ? this.#drainMs : 0;
    setTimeout(() => process.exit(1), drainMs + stopDeadlineMs).unref();
    this.#logger?.info({ signal }, 'Stopping');
    if (signal === 'SIGTERM' && this.#app) {
      // Time for load balancers to see readiness 503 before we stop accepting.
      await sleep(drainMs);
      // Right after the loop took in what was waiting: the system resets what it holds when we stop listening.
      await nextTurn();
      stopListening(this.#app);
      await sleep(lastRequestsMs);
    }
    await this.close();
    process.exit(this.#exitCode);
  }

  /** For a promise that nobody waits for: a thrown error may have left a half-done state, this one has not. */
  report(error: unknown, what: string): void {
    if (this.#logger) this.#logger.error({ err: error }, what);
    else process.stderr.write(`${what}: ${String(error)}\n`);
  }

  async fail(error: unknown, what: string): Promise<void> {
    // Closing the pool under a start that is being stopped makes it fail: that is no news.
    if (this.#stopping) return;
    this.#exitCode = 1;
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${what}: ${reason}\n`);
    this.#logger?.fatal({ err: error }, what);
    await this.stop('SIGINT');
  }

  /** Closes what was opened, after what is in flight. */
  async close(): Promise<void> {
    this.#stopping = true;
    const app = this.#app;
    if (app) {
      const late = setTimeout(() => app.server.closeAllConnections(), closeAppMs).unref();
      await app
        .close()
        .catch((error: unknown) => this.#logger?.error({ err: error }, 'Closing the app failed'));
      clearTimeout(late);
    }
    this.#metricsServer?.close();
    await Promise.race([
      this.#tracer?.stop().catch(() => {}),
      sleep(lastTracesMs, undefined, { ref: false }),
    ]);
    const database = await this.#opening?.catch(() => undefined);
    await database?.close();
  }

  async #prepareLater(prepare: () => Promise<void>, logger: Logger): Promise<void> {
    for (let pause = 250; !this.#stopping; pause = Math.min(pause * 2, 2000)) {
      await sleep(pause);
      if (await tryConnecting(prepare, logger)) return;
    }
  }
}

/** Nothing of it is loaded where nobody collects traces. */
async function openTracer({ tracesUrl }: Pick<Config, 'tracesUrl'>): Promise<RunningTracer | undefined> {
  if (tracesUrl === undefined) return undefined;
  const { startTracer } = await import('./tracing/start-tracer.ts');
  return startTracer(tracesUrl);
}

/** False when the database does not answer; any other error is thrown. */
async function tryConnecting(prepare: () => Promise<void>, logger: Logger): Promise<boolean> {
  try {
    await prepare();
    return true;
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    logger.warn({ err: error }, 'The database does not answer; trying again');
    return false;
  }
}

async function listen(app: FastifyInstance, config: Config): Promise<string> {
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new Error(`PORT ${config.port} is taken by another program; choose another one.`, {
        cause: error,
      });
    }
    throw error;
  }
  return listeningOrigin(app.server, config);
}

/** No new connections, and the open ones stay: the `close` of an HTTP server would end idle ones at once. */
function stopListening(app: FastifyInstance): void {
  Server.prototype.close.call(app.server);
}

function describeAddresses(origin: string): string {
  return `Storefront  ${origin}/\nAdmin       ${origin}/admin/\n`;
}
