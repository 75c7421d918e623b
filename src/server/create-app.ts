import { join } from 'node:path';

import fastifyStatic from '@fastify/static';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';

import { listenForChanges, type ChangeListener } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { trustProxyOption } from '#http/client-address.ts';
import { clientKey } from '#http/client-address.ts';
import { isSecureOrigin } from '#http/cookies.ts';
import { createCorsHeaders } from '#http/cors.ts';
import { createProxyWatch } from '#http/proxy-watch.ts';
import { createResponseCache } from '#http/response-cache.ts';
import { sendSafeHeaders } from '#http/safe-headers.ts';
import { apiServerOptions } from '#http/server-options.ts';
import { isDraftTag } from '#modules/drafts/draft-tags.ts';
import { isPresenceTag } from '#modules/live-editing/presence-notice.ts';
import type { BackedUpPlace } from '#modules/backups/make-backup.ts';
import { registerCommerceml } from '#modules/commerceml/receive-exchange.ts';
import { registerCarrierNotifications } from '#modules/carriers/carrier-notifications.ts';
import { createFileTransport } from '#modules/mail/file-transport.ts';
import type { MailTransport } from '#modules/mail/mail-transport.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import { createSmtpTransport } from '#modules/mail/smtp-transport.ts';
import { createImageService } from '#modules/media/derive-image.ts';
import type { ImageQueue } from '#modules/media/image-queue.ts';
import type { ImageStorage } from '#modules/media/image-storage.ts';
import { registerPaymentNotifications } from '#modules/payments/payment-notifications.ts';
import { registerPolicyReports } from '#modules/policy-reports/receive-policy-reports.ts';
import { registerApi } from '#modules/register-api.ts';
import { everything, gradually, type Invalidated } from '#platform/cache/tags.ts';
import { createModules, type Modules } from '#modules/modules.ts';
import type { ServerErrorReports } from '#platform/error-reports/server-error-reports.ts';
import type { DiskSpace } from '#platform/disk/disk-space.ts';
import type { SecretBox } from '#platform/secrets/secret-box.ts';
import { placedDefinitions } from '#sections/sections.ts';
import { sectionViews } from '#sections/section-views.ts';
import { PageCache } from '#site/cache/page-cache.ts';
import { registerAgents } from '#site/agents/register-agents.ts';
import { registerFeeds } from '#site/feeds/register-feeds.ts';
import { downloadFileRoutes } from '#site/downloads/download-file.routes.ts';
import { imageRoutes } from '#site/images/image.routes.ts';
import type { AnswerError } from '#site/answer-page.ts';
import { registerSite } from '#site/register-site.ts';
import { loadSiteAssets } from '#site/site-assets.ts';

import { loadAdminAssets } from './admin-assets.ts';
import { registerAdminPages } from './admin-pages.ts';
import { createAdmission, type RequestAdmission } from './admission/admit-requests.ts';
import type { Config } from './config.ts';
import { registerHealth } from './health.routes.ts';
import type { Health } from './health.ts';
import type { Metrics } from './metrics/metrics.ts';
import { listeningOrigin } from './listening-origin.ts';
import { openBackupPlace } from './open-backup-place.ts';
import { clientDir as builtClientDir, type ClientFolders } from './project-paths.ts';
import { sectionPreviews } from './section-previews.ts';
import { createRequestLogger } from './request-logger.ts';
import { createServerFactory, type ServerFactoryDeps } from './server-factory.ts';
import { createStarterSites } from './starter-sites.ts';
import type { RequestMetrics } from './metrics/request-metrics.ts';
import { followRequests, watchRequest } from './tracing/trace-requests.ts';

export type AppDeps = {
  config: Config;
  logger: Logger;
  db: Kysely<Database>;
  /** For what only reads, where that is another server; else `db`. */
  reading?: Kysely<Database>;
  /** The server behind `db`, for parts with connections of their own (change listener, backups). */
  databaseUrl: string;
  health: Health;
  /** Of DATA_DIR; none in tools and most tests. */
  disk?: DiskSpace | undefined;
  imageStorage: ImageStorage;
  imageQueue: ImageQueue;
  secrets: SecretBox;
  /** What hears of logged errors; none in tools and most tests. */
  errorReports?: ServerErrorReports;
  /** Where a monitoring system reads; none in tools and most tests. */
  metrics?: Pick<Metrics, 'requests' | 'readCache' | 'readAdmission'>;
  /** Set by `npm run dev` alone: pages and answers are made anew for each request, from what stands there. */
  development?: ClientFolders;
};

/**
 * Wires the rooms into one server. The database may be down or not yet migrated at this moment:
 * what needs it waits for `health.prepared`.
 */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, logger, db, reading = db, health, imageStorage, development } = deps;
  const clientDir = development?.clientDir ?? builtClientDir;
  const cacheSize = development && { maxBytes: 1 }; // Nothing fits into it.
  const pageCache = openPageCache(cacheSize, () => app);
  deps.metrics?.readCache(pageCache);
  const admission = openAdmission(deps);
  const responseCache = createResponseCache(cacheSize);
  const loggerInstance: FastifyBaseLogger = logger;
  let answerError: AnswerError | undefined;
  const late: Partial<Pick<ServerFactoryDeps, 'noteVisit' | 'crossBoundaries'>> = {};
  const proxyWatch = createProxyWatch(config.trustedProxies, logger);
  const app = Fastify({
    ...apiServerOptions((error, request, reply) => answerError?.(error, request, reply)),
    loggerInstance,
    childLoggerFactory: createRequestLogger,
    trustProxy: trustProxyOption(config.trustedProxies),
    logController: new LogController({ disableRequestLogging: true }),
    // While we drain, requests on open connections are still answered, then asked to close.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    serverFactory: createServerFactory({
      health,
      pageCache,
      proxyWatch,
      noteVisit: (visit) => late.noteVisit?.(visit),
      crossBoundaries: () => late.crossBoundaries?.(),
      admission,
      watch: watchFor(deps),
    }),
  });
  // Before any plugin: one that is loaded already would keep Fastify's own handler, which tells the message.
  app.setErrorHandler((error, request, reply) => answerError?.(error, request, reply));
  const hasSecureOrigin = isSecureOrigin(config.publicUrl);
  sendSafeHeaders(app, { isSecure: hasSecureOrigin });
  followRoutes(app, deps);
  registerHealth(app, health);

  const origin = () => config.publicUrl ?? listeningOrigin(app.server, config);
  const modules = createModules({
    db,
    reading,
    definitions: placedDefinitions,
    log: logger,
    origin,
    publicUrl: config.publicUrl,
    hasSecureOrigin,
    demo: config.demo,
    mail: openMailTransport(config, logger),
    hasUnknownProxy: proxyWatch.hasSeenProxy,
    secrets: deps.secrets,
    pictures: { storage: imageStorage, queue: deps.imageQueue },
    starterSites: createStarterSites(deps),
    place: describePlace(deps),
    outside: { allowsOwnNetwork: config.webhooksToOwnNetwork },
    openPlace: (place) => openBackupPlace(config, place, logger),
    createSectionPreviews: sectionPreviews({ origin, clientDir }),
  });
  const { services } = modules;
  connectSettings(deps, services.settings, admission);
  late.noteVisit = modules.visits.note;
  const dropCached = dropFrom(modules, { responseCache, pageCache });
  late.crossBoundaries = () => dropCached(modules.takeCrossed());
  const changes = followChanges(deps, dropCached);
  runModules(app, modules, { prepared: health.prepared, changes });
  endStreams(app, modules, health);

  await registerImages(app, deps, services);
  await registerStatic(app, clientDir);
  await registerApi(app, {
    modules,
    cache: responseCache,
    ...describeApi(deps),
  });
  registerPrograms(app, modules, origin);
  const assets = await loadSiteAssets(clientDir);
  registerAdminPages(app, {
    assets: await loadAdminAssets(clientDir),
    auth: modules.tokens,
    staff: modules.staff,
    hasSecureOrigin,
    pictureOrigin: imageStorage.publicOrigin,
  });
  await app.register(downloadFileRoutes, { downloads: services.downloads });
  registerFeeds(app, { services, origin });
  registerAgents(app, { services, origin, clientKey });
  answerError = registerSite(app, {
    cache: pageCache,
    services,
    assets,
    views: sectionViews,
    origin,
    adminOrigin: '',
    apiUrl: config.apiUrl,
    pictureOrigin: imageStorage.publicOrigin,
    clientKey,
  });
  return app;
}

/** Where other programs call that are no clients of the API: browsers that report, 1C, providers and carriers. */
function registerPrograms(app: FastifyInstance, modules: Modules, origin: () => string): void {
  const { services } = modules;
  registerPolicyReports(app, modules);
  registerCommerceml(app, { ...modules.commerceml, settings: services.settings });
  registerPaymentNotifications(app, { payments: services.payments, origin });
  registerCarrierNotifications(app, services);
}

/** What has changed gradually is asked for as by a visitor, past what is stored and the queues of visitors. */
function openPageCache(size: { maxBytes: number } | undefined, app: () => FastifyInstance): PageCache {
  const redraw = (url: string) => app().inject({ url, headers: { 'accept-encoding': 'br' } });
  return new PageCache({ ...size, redraw });
}

/** What another statement or instance has changed is dropped from every cache. */
function dropFrom(
  modules: Invalidated,
  { responseCache, pageCache }: { responseCache: Invalidated; pageCache: PageCache },
) {
  return (tags: readonly string[]): void => {
    if (tags.length === 0) return;
    modules.invalidate(tags);
    // What shows products shows their prices, and answers do not tell listings from the rest.
    const shows = (...changed: string[]) =>
      changed.some((tag) => tags.includes(tag)) ? [...tags, 'products'] : tags;
    if (tags.every((tag) => isDraftTag(tag) || isPresenceTag(tag))) return;
    pageCache.invalidate(shows('prices'), { isGradual: tags.includes(gradually) });
    responseCache.invalidate(shows('prices', 'listing-order'));
  };
}

function followChanges(
  { databaseUrl, db, logger }: AppDeps,
  dropCached: (tags: readonly string[]) => void,
): ChangeListener {
  return listenForChanges({
    connectionString: databaseUrl,
    db,
    onTags: dropCached,
    onReset: () => dropCached([everything]),
    onError: (error) => logger.warn({ err: error }, 'The channel of changes was lost; listening again'),
  });
}

/** Metrics and traces hear of every request. */
function watchFor({ metrics, config }: AppDeps): RequestMetrics['watch'] {
  const scheme = isSecureOrigin(config.publicUrl) ? 'https' : 'http';
  return (request, response) => {
    metrics?.requests.watch(request, response);
    watchRequest(request, response, scheme);
  };
}

/** Files, where the environment names no mail server. */
function openMailTransport({ smtpUrl, dataDir }: Config, log: Logger): MailTransport {
  return smtpUrl ? createSmtpTransport(smtpUrl) : createFileTransport({ folder: join(dataDir, 'mail'), log });
}

function openAdmission({ logger, metrics, config }: AppDeps): RequestAdmission {
  const admission = createAdmission({
    log: logger,
    noteRefusal: metrics?.requests.nameRefusal,
    corsHeaders: createCorsHeaders(ownAddresses(config)),
  });
  metrics?.readAdmission(admission);
  return admission;
}

/** Metrics and traces learn which route answers. */
function followRoutes(app: FastifyInstance, { metrics }: AppDeps): void {
  followRequests(app);
  if (metrics) nameRoutes(app, metrics);
}

function nameRoutes(app: FastifyInstance, { requests }: Pick<Metrics, 'requests'>): void {
  app.addHook('onRequest', (request, _reply, done) => {
    requests.nameRoute(request.raw, request.routeOptions.url);
    done();
  });
}

/** Where backups find the shop's data. */
function describePlace({ config, databaseUrl }: AppDeps): BackedUpPlace {
  return {
    dataDir: config.dataDir,
    databaseUrl,
    hasOwnKey: config.secretKeys !== undefined,
    isEmbedded: config.databaseUrl === undefined,
    hasBucket: config.s3 !== undefined,
  };
}

/** What the API knows of the place where it runs. */
function describeApi({ config, disk }: AppDeps) {
  return {
    disks: disk && { files: disk, orders: config.databaseUrl ? undefined : disk },
    allowedOrigins: ownAddresses(config),
    baseUrl: config.apiUrl ?? '/api',
  };
}

/** For what is there before they can be read. */
function connectSettings(
  { errorReports, logger }: AppDeps,
  settings: Pick<SettingsReader, 'read'>,
  admission: RequestAdmission,
): void {
  admission.speak(settings);
  errorReports?.connect({
    readSetting: async () => (await settings.read()).seo.errorReports,
    onFailure: (error) => logger.warn({ err: error }, 'An error could not be reported'),
  });
}

/** Starts what modules do by themselves once the database is prepared, and stops it with the server. */
function runModules(
  app: FastifyInstance,
  modules: Modules,
  { prepared, changes }: { prepared: Promise<unknown>; changes: { close(): Promise<void> } },
): void {
  app.addHook('onClose', async () => {
    modules.facetIndex.stop();
    await Promise.all(modules.jobs.map((job) => job.stop()));
    modules.mailServer.close();
    await changes.close();
  });
  void prepared.then(() => modules.facetIndex.start());
  // Mails name the address that we listen on, unless one is configured.
  app.addHook('onListen', async () => {
    void prepared.then(() => modules.jobs.forEach((job) => job.start()));
  });
}

/** Builders go to another instance as soon as this one is about to stop. */
function endStreams(app: FastifyInstance, { liveEditing }: Modules, health: Health): void {
  void health.draining.then(() => liveEditing.close());
  app.addHook('preClose', async () => liveEditing.close());
}

async function registerImages(
  app: FastifyInstance,
  { imageStorage: storage, imageQueue: queue, logger: log }: AppDeps,
  { images: stored, settings }: Pick<Modules['services'], 'images' | 'settings'>,
): Promise<void> {
  const images = createImageService({ storage, queue, findImage: (id) => stored.findStored(id), log });
  await app.register(imageRoutes, {
    images,
    extraSizes: async () => {
      const { previewSizeInListing, previewSizeInItem } = (await settings.read()).ecommerce;
      return [previewSizeInListing, previewSizeInItem];
    },
  });
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

/** Whose pages may call the API from elsewhere. */
function ownAddresses({ publicUrl, apiUrl }: Config): string[] {
  return [publicUrl, apiUrl].filter((url) => url !== undefined);
}
