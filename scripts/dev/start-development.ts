import type { Worker } from 'node:worker_threads';

import { startPostgres, type EmbeddedPostgres } from '../../src/db/embedded/start-postgres.ts';
import { readConfig } from '../../src/server/config.ts';
import { describeError } from './describe-error.ts';
import { serverChanged } from './dev-entries.ts';
import { devArtDir, standInDir } from './dev-folders.ts';
import { createFrontServer, listen } from './front-server.ts';
import { makeMissing, prepareFiles, type PreparedFiles } from './prepare-files.ts';
import type { StandIns } from './replace-stand-ins.ts';
import type { ServerModules } from './server-modules.ts';

type Environment = Record<string, string | undefined>;

const standInsModule = '/scripts/dev/replace-stand-ins.ts';
const shopModule = '/scripts/dev/start-shop.ts';
/** An editor may write a file in several goes, and a branch changes many. */
const settleMs = 40;

/** The shop with everything around it that stays while its sources change. */
export class Development {
  readonly #env: Environment;
  readonly #front = createFrontServer();
  #database: Promise<EmbeddedPostgres> | undefined;
  #modules: Promise<ServerModules> | undefined;
  #worker: Worker | undefined;
  /** What a shop is started with; known when everything around it is there. */
  #startNext: ((print: (text: string) => void) => Promise<void>) | undefined;
  #replaceStandIns: ((artDir: string) => Promise<void>) | undefined;
  #timer: NodeJS.Timeout | undefined;
  #work: Promise<void> = Promise.resolve();
  #isBroken = false;
  #isStopping = false;

  constructor(env: Environment) {
    this.#env = env;
  }

  /** Resolves when pages are answered. Throws what says in one line what to do. */
  async start(): Promise<void> {
    const begin = performance.now();
    const config = readConfig(this.#env);
    const origin = await listen(this.#front.server, config);
    const database = config.databaseUrl ? undefined : startPostgres({ dataDir: config.dataDir });
    this.#database = database;
    this.#modules = this.#createModules(config.dataDir);
    const [modules, files, embedded] = await Promise.all([
      this.#modules,
      prepareFiles(),
      database,
      this.#modules.then(({ load }) => load(shopModule)),
    ]);
    const databaseUrl = config.databaseUrl ?? embedded?.url ?? '';
    this.#startNext = (print) => this.#startShop(modules, files, { databaseUrl, origin, print });
    if (this.#isStopping) return;
    this.#front.parts.vite = modules.vite.middlewares;
    let addresses = '';
    await this.#startNext((text) => {
      addresses += text;
    });
    say(`${addresses}Ready in ${seconds(begin)}; what you save is seen at once, Ctrl-C ends it`);
    this.#replaceStandIns = (artDir) =>
      this.#putPictures(modules, {
        databaseUrl: config.databaseDirectUrl ?? databaseUrl,
        dataDir: config.dataDir,
        s3: config.s3,
        artDir,
      });
    if (files.missing.length > 0) this.#makeMissing(files);
    if (!files.missing.includes('pictures')) void this.#replaceStandIns(files.folders.demoArtDir);
  }

  /** Leaves nothing running. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    clearTimeout(this.#timer);
    this.#front.server.close();
    this.#front.server.closeAllConnections();
    await this.#work;
    const [modules] = await Promise.all([this.#modules?.catch(() => undefined), this.#worker?.terminate()]);
    await Promise.all([this.#front.parts.shop?.close(), modules?.vite.close()]);
    const database = await this.#database?.catch(() => undefined);
    await database?.stop();
  }

  /** An error of the running shop: the loop goes on. */
  tell(error: unknown): void {
    process.stderr.write(`${describeError(error)}\n`);
  }

  async #createModules(dataDir: string): Promise<ServerModules> {
    // React chooses its build by NODE_ENV when Vite is loaded.
    const { createServerModules } = await import('./server-modules.ts');
    return createServerModules({
      front: this.#front.server,
      dataDir,
      onServerChange: () => this.#restartSoon(),
    });
  }

  async #startShop(
    modules: ServerModules,
    { folders }: PreparedFiles,
    place: { databaseUrl: string; origin: string; print(text: string): void },
  ): Promise<void> {
    const { startShop } = await modules.load<typeof import('./start-shop.ts')>(shopModule);
    const next = await startShop({ env: this.#env, folders, ...place });
    const last = this.#front.parts.shop;
    this.#front.parts.shop = next;
    void last?.close().catch((error: unknown) => this.tell(error));
  }

  #restartSoon(): void {
    clearTimeout(this.#timer);
    if (!this.#startNext || this.#isStopping) return;
    this.#timer = setTimeout(() => {
      this.#work = this.#work.then(() => this.#restart());
    }, settleMs);
  }

  async #restart(): Promise<void> {
    const modules = await this.#modules;
    if (!modules || this.#isStopping) return;
    const begin = performance.now();
    const { hot } = modules.vite.environments.client;
    try {
      await this.#startNext?.(() => {});
    } catch (error) {
      this.#isBroken = true;
      this.tell(error);
      say('The shop goes on as it was before; it tries again with the next save');
      hot.send({ type: 'error', err: { message: describeError(error), stack: '' } });
      return;
    }
    // The overlay of an error goes with its page.
    const isForAll = modules.takeAdminChange() || this.#isBroken;
    this.#isBroken = false;
    hot.send({ type: 'custom', event: serverChanged });
    if (isForAll) hot.send({ type: 'full-reload' });
    say(`Started anew in ${seconds(begin)}`);
  }

  /** A shop that was filled with stand-ins gets the pictures that are there now. */
  async #putPictures({ load }: ServerModules, place: Omit<StandIns, 'standInDir'>): Promise<void> {
    try {
      const { replaceStandIns } = await load<typeof import('./replace-stand-ins.ts')>(standInsModule);
      const count = await replaceStandIns({ ...place, standInDir });
      if (count > 0) this.#restartSoon();
    } catch (error) {
      this.tell(error);
    }
  }

  #makeMissing(files: PreparedFiles): void {
    say(`Until they are made, pages have stand-ins: ${files.missing.join(' and ')}`);
    this.#worker = makeMissing(files.missing, {
      onDone: (part) => {
        say(`Made: ${part}`);
        if (part === 'pictures') void this.#replaceStandIns?.(devArtDir);
        else this.#restartSoon();
      },
      onError: (error) => this.tell(error),
    });
  }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function seconds(begin: number): string {
  return `${((performance.now() - begin) / 1000).toFixed(1)} s`;
}
