import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';

import fastifyStatic from '@fastify/static';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';

import { listenForChanges } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { visitOf } from '#domain/visit-of.ts';
import { boundBodyTime } from '#http/body-time.ts';
import { trustProxyOption } from '#http/client-address.ts';
import { clientKey } from '#http/client-address.ts';
import { createResponseCache } from '#http/response-cache.ts';
import { apiServerOptions } from '#http/server-options.ts';
import type { VisitCounter } from '#modules/analytics/visit-counter.ts';
import { createFileTransport } from '#modules/mail/file-transport.ts';
import { createSmtpTransport } from '#modules/mail/smtp-transport.ts';
import { createImageService } from '#modules/media/derive-image.ts';
import type { ImageQueue } from '#modules/media/image-queue.ts';
import type { ImageStorage } from '#modules/media/image-storage.ts';
import { registerPaymentNotifications } from '#modules/payments/payment-notifications.ts';
import { registerPolicyReports } from '#modules/policy-reports/receive-policy-reports.ts';
import { registerApi } from '#modules/register-api.ts';
import { everything } from '#platform/cache/tags.ts';
import { createModules } from '#modules/modules.ts';
import type { ServerErrorReports } from '#platform/error-reports/server-error-reports.ts';
import type { SecretBox } from '#platform/secrets/secret-box.ts';
import { sectionDefinitions } from '#sections/sections.ts';
import { sectionViews } from '#sections/section-views.ts';
import { PageCache } from '#site/cache/page-cache.ts';
import { registerFeeds } from '#site/feeds/register-feeds.ts';
import { imageRoutes } from '#site/images/image.routes.ts';
import type { AnswerError } from '#site/answer-page.ts';
import { registerSite } from '#site/register-site.ts';
import { loadSiteAssets } from '#site/site-assets.ts';

import { loadAdminAssets } from './admin-assets.ts';
import { registerAdminPages } from './admin-pages.ts';
import type { Config } from './config.ts';
import { registerHealth } from './health.routes.ts';
import type { Health } from './health.ts';
import { listeningOrigin } from './listening-origin.ts';
import { clientDir as builtClientDir, type ClientFolders } from './project-paths.ts';
import { sectionPreviews } from './section-previews.ts';
import { createStarterSites } from './starter-sites.ts';

export type AppDeps = {
  config: Config;
  logger: Logger;
  db: Kysely<Database>;
  /** The address behind `db`, for parts with connections of their own (change listener, job queue). */
  databaseUrl: string;
  health: Health;
  imageStorage: ImageStorage;
  imageQueue: ImageQueue;
  secrets: SecretBox;
  /** What hears of logged errors; none in tools and most tests. */
  errorReports?: ServerErrorReports;
  /** Set by `npm run dev` alone: pages and answers are made anew for each request, from what stands there. */
  development?: ClientFolders;
};

/**
 * A client that drips its headers or its body is gone within 15 s (reliability 2b, case 64): Node looks at
 * the limits only every `connectionsCheckingInterval`, 30 s by default.
 */
const connectionLimits = {
  headersTimeout: 10_000,
  // Of uploads, which `readUpload` gives their time; all other bodies have `bodyMs`.
  requestTimeout: 300_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 2000,
};

const bodyMs = 12_000;

/**
 * Wires the rooms into one server. The database may be down or not yet migrated at this moment:
 * what needs it waits for `health.prepared`.
 */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, logger, db, health, development } = deps;
  const clientDir = development?.clientDir ?? builtClientDir;
  // Nothing fits into a cache of one byte.
  const cacheSize = development && { maxBytes: 1 };
  const pageCache = new PageCache(cacheSize);
  const responseCache = createResponseCache(cacheSize);
  const loggerInstance: FastifyBaseLogger = logger;
  let answerError: AnswerError | undefined;
  let noteVisit: VisitCounter['note'] | undefined;
  const app = Fastify({
    ...apiServerOptions((error, request, reply) => answerError?.(error, request, reply)),
    loggerInstance,
    trustProxy: trustProxyOption(config.trustedProxies),
    logController: new LogController({ disableRequestLogging: true }),
    // While we drain, requests on open connections are still answered, then asked to close.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    serverFactory: (handler) =>
      createServer(connectionLimits, (request, response) => {
        if (health.isDraining) response.shouldKeepAlive = false;
        boundBodyTime(request, bodyMs);
        useOriginForm(request);
        if (isServiceWorker(request)) return refuseServiceWorker(response);
        const visit = visitOf(request);
        if (visit !== null) noteVisit?.(visit);
        // Cached pages are answered ahead of the router (decision 6).
        if (!pageCache.tryServe(request, response)) handler(request, response);
      }),
  });
  // Before any plugin: one that is loaded already would keep Fastify's own handler, which tells the message.
  app.setErrorHandler((error, request, reply) => answerError?.(error, request, reply));
  registerHealth(app, health);

  const origin = () => config.publicUrl ?? listeningOrigin(app.server, config);
  const mail = config.smtpUrl
    ? createSmtpTransport(config.smtpUrl)
    : createFileTransport({ folder: join(config.dataDir, 'mail'), log: logger });
  const modules = createModules({
    db,
    definitions: sectionDefinitions,
    log: logger,
    origin,
    publicUrl: config.publicUrl,
    demo: config.demo,
    mail,
    secrets: deps.secrets,
    pictures: { storage: deps.imageStorage, queue: deps.imageQueue },
    starterSites: createStarterSites(deps),
    createSectionPreviews: sectionPreviews({ origin, clientDir }),
  });
  const { services } = modules;
  deps.errorReports?.connect({
    readSetting: async () => (await services.settings.read()).seo.errorReports,
    onFailure: (error) => logger.warn({ err: error }, 'An error could not be reported'),
  });
  noteVisit = modules.visits.note;
  const changes = listenForChanges({
    connectionString: deps.databaseUrl,
    db,
    onTags: (tags) => {
      modules.invalidate(tags);
      responseCache.invalidate(tags);
      pageCache.invalidate(tags);
    },
    onReset: () => {
      modules.invalidate([everything]);
      responseCache.clear();
      pageCache.clear();
    },
    onError: (error) => logger.warn({ err: error }, 'The channel of changes was lost; listening again'),
  });
  app.addHook('onClose', async () => {
    modules.facetIndex.stop();
    await Promise.all(modules.jobs.map((job) => job.stop()));
    modules.mailServer.close();
    await changes.close();
  });
  void health.prepared.then(() => modules.facetIndex.start());
  // Letters name the address that we listen on, unless one is configured.
  app.addHook('onListen', async () => {
    void health.prepared.then(() => modules.jobs.forEach((job) => job.start()));
  });

  const images = createImageService({
    storage: deps.imageStorage,
    queue: deps.imageQueue,
    findImage: (id) => services.images.findStored(id),
    log: logger,
  });
  await app.register(imageRoutes, { images });
  await registerStatic(app, clientDir);
  await registerApi(app, {
    modules,
    cache: responseCache,
    allowedOrigins: [config.publicUrl, config.apiUrl].filter((url) => url !== undefined),
    baseUrl: config.apiUrl ?? '/api',
  });
  registerPolicyReports(app, modules);
  registerPaymentNotifications(app, { payments: services.payments, origin });
  const assets = await loadSiteAssets(clientDir);
  registerAdminPages(app, {
    assets: await loadAdminAssets(clientDir),
    auth: modules.tokens,
    staff: modules.staff,
    hasSecureOrigin: config.publicUrl?.startsWith('https:') ?? false,
  });
  registerFeeds(app, { db, services, origin });
  answerError = registerSite(app, {
    cache: pageCache,
    services,
    assets,
    views: sectionViews,
    origin,
    adminOrigin: '',
    apiUrl: config.apiUrl,
    clientKey,
  });
  return app;
}

/**
 * A service worker would see every later request of the origin, those of the back office included. We have
 * none, so whoever registers one is code that somebody has got into a page.
 */
function isServiceWorker({ headers }: IncomingMessage): boolean {
  return headers['service-worker'] !== undefined || headers['sec-fetch-dest'] === 'serviceworker';
}

function refuseServiceWorker(response: ServerResponse): void {
  response.writeHead(403, { 'cache-control': 'no-store', 'content-length': '0' }).end();
}

/** `GET http://host/path` (RFC 9112, section 3.2.2) asks for the path: the host it names is nobody's business. */
function useOriginForm(request: IncomingMessage): void {
  const target = request.url ?? '/';
  if (target.startsWith('/') || target === '*') return;
  request.url = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').replace(/^(?!\/)/, '/');
}

/** Hashed build output: cached for ever, precompressed by the build. */
async function registerStatic(app: FastifyInstance, clientDir: string): Promise<void> {
  for (const folder of ['assets', 'fonts']) {
    await app.register(fastifyStatic, {
      root: join(clientDir, folder),
      prefix: `/${folder}/`,
      decorateReply: false,
      index: false,
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
    });
  }
}
