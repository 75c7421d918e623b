import type { FastifyBaseLogger } from 'fastify';

import { isDatabaseAway } from '#domain/database-away.ts';
import { AppError, unavailable } from '#domain/errors.ts';
import { catalogPath } from '#domain/routes.ts';
import type { Image } from '#domain/schemas/image.schema.ts';
import type { MenuEntry } from '#domain/schemas/menu.schema.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import { shopTimeZone } from '#domain/time-zones.ts';
import { translatorOf } from '#i18n/messages-of.ts';
import type { ShopServices } from '#modules/modules.ts';
import type { ViewRegistry } from '#sections/framework/registry.ts';

import { FragmentCache } from './cache/fragment-cache.ts';
import { KeptMarkup } from './cache/kept-markup.ts';
import type { RenderedPage } from './cache/page-entry.ts';
import { LayoutCache } from './layout/layout-cache.tsx';
import { fallbackPage } from './error/fallback-page.ts';
import type { PageModel } from './page-model.ts';
import { errorPage } from './pages/error.page.ts';
import type { PageRequest, Redirection } from './pages/page-request.ts';
import { loadBestsellers, noBestsellers, type Bestsellers } from './product/bestsellers.tsx';
import { renderEditPage } from './preview/render-edit-page.tsx';
import { showAsPreview, type ShownPreview } from './preview/show-as-preview.ts';
import { renderPage, type Shell } from './render-page.tsx';
import type { SiteAssets } from './site-assets.ts';

export interface SiteRendererDeps {
  services: ShopServices;
  assets: SiteAssets;
  views: ViewRegistry;
  /** Known once the server listens; without a trailing slash. */
  origin: () => string;
  adminOrigin: string;
  /** The configured address of the API, without a trailing slash; undefined: `/api` of this origin. */
  apiUrl: string | undefined;
  /** Where pictures are read from besides the shop itself. */
  pictureOrigin?: string | undefined;
}

export type LoadPage = (request: PageRequest) => Promise<PageModel> | PageModel;

interface RenderInput<Model> {
  path: string;
  query: URLSearchParams;
  /** May send the visitor on instead of giving a page, where the caller can. */
  load(request: PageRequest): Promise<Model> | Model;
  /** The page as its drafts have it, for whoever has the token. */
  preview?: ShownPreview;
  log: FastifyBaseLogger;
  requestId: string;
}

export type RenderSite = ReturnType<typeof createSiteRenderer>;

const menuNames = ['info', 'main', 'footer'];

/**
 * From a page loader to a finished document. Errors become the shop's error page; when even that
 * cannot be drawn, a plain page that depends on nothing.
 */
export function createSiteRenderer(deps: SiteRendererDeps) {
  const { assets, views, adminOrigin } = deps;

  const fragments = new FragmentCache();
  const kept = new KeptMarkup();
  const layout = new LayoutCache();

  async function loadShell({ services, moment }: SeenShop): Promise<Shell> {
    const [settings, menus, { pricesIncludeTax }] = await Promise.all([
      services.settings.read(),
      services.menus.findByNames(menuNames),
      services.taxes.readRules(),
    ]);
    const images = await loadShellImages(services, settings);
    const menuPictures = await loadMenuPictures(services, settings, menus);
    return {
      settings,
      menus,
      menuPictures,
      images,
      assets,
      views,
      origin: deps.origin(),
      adminOrigin,
      apiUrl: deps.apiUrl,
      pictureOrigin: deps.pictureOrigin,
      now: moment ?? new Date(),
      year: new Date().getUTCFullYear(),
      pricesIncludeTax,
      fragments,
      kept,
      layout,
    };
  }

  function render(input: RenderInput<PageModel>): Promise<RenderedPage>;
  function render(input: RenderInput<PageModel | Redirection>): Promise<RenderedPage | Redirection>;
  async function render(input: RenderInput<PageModel | Redirection>): Promise<RenderedPage | Redirection> {
    const { path, query, load, preview, log, requestId } = input;
    const view = await openView(deps.services, preview);
    const { services, failure } = view;
    const reportBroken: Parameters<typeof renderPage>[2]['reportBroken'] = (section, error) =>
      log.error(
        { err: error, section: section.id, type: section.type, path },
        'A section could not be rendered',
      );
    const options = { inert: query.has('disable-interaction'), reportBroken };

    let shell: Shell;
    try {
      shell = await loadShell(view);
    } catch (error) {
      log.error({ err: error, path }, 'Settings could not be loaded');
      return fallbackPage({ status: isDatabaseAway(error) ? 503 : 500, settingsFailed: true, requestId });
    }
    const t = translatorOf(shell.settings.language);
    try {
      if (failure) throw failure;
      const { settings, origin } = shell;
      const editing = preview?.mode === 'edit';
      const request = { services, settings, t, path, query, origin, editing };
      const mayTell = editing && preview.version === undefined;
      const page = await (mayTell ? loadOrTell(load, request) : load(request));
      if ('redirect' in page) return page;
      const isReadOnly = preview?.version !== undefined;
      const editorLanguage = preview?.language ?? null;
      if (editing)
        return await renderEditPage(page, shell, {
          services,
          isReadOnly,
          isOfMoment: view.moment !== undefined,
          editorLanguage,
          reportBroken,
        });
      const rendered = renderPage(page, shell, { ...options, withoutOwnCode: preview !== undefined });
      const { language, common } = settings;
      return preview
        ? showAsPreview(
            rendered,
            { ...preview, moment: view.moment },
            { t, language, timeZone: shopTimeZone(common) },
          )
        : rendered;
    } catch (error) {
      const failure = isDatabaseAway(error) ? unavailable('api.databaseAway', error) : error;
      if (!(failure instanceof AppError) || failure.status >= 500)
        log.error({ err: error, path }, 'A page could not be shown');
      const bestsellers = await findBestsellers(failure, shell, services);
      return renderError(failure, { shell, t, path, options, log, requestId, bestsellers });
    }
  }
  return render;
}

interface ErrorPageContext {
  shell: Shell;
  t: PageRequest['t'];
  path: string;
  options: Parameters<typeof renderPage>[2];
  log: FastifyBaseLogger;
  requestId: string;
  bestsellers: Bestsellers;
}

function renderError(
  error: unknown,
  { shell, t, path, options, log, requestId, bestsellers }: ErrorPageContext,
): RenderedPage {
  try {
    const page = renderPage(
      errorPage({ error, path, settings: shell.settings, t, bestsellers }),
      shell,
      options,
    );
    page.headers['X-Request-Id'] = requestId;
    if (error instanceof AppError && error.retryAfter) page.headers['Retry-After'] = String(error.retryAfter);
    return page;
  } catch (nested) {
    log.error({ err: nested, path }, 'The error page could not be shown');
    return fallbackPage({ status: 500, settingsFailed: false, requestId });
  }
}

/** Where nothing stands at an address; an error page waits for nothing that may fail as well. */
async function findBestsellers(
  failure: unknown,
  { settings }: Shell,
  services: ShopServices,
): Promise<Bestsellers> {
  if (!(failure instanceof AppError) || failure.status !== 404) return noBestsellers;
  return loadBestsellers({ services, settings }).catch(() => noBestsellers);
}

/** A page that is gone, or that a layer cannot change: the builder's frame says so, and header, theme and menus can be edited there too. */
async function loadOrTell<Model>(
  load: RenderInput<Model>['load'],
  request: PageRequest,
): Promise<Model | PageModel> {
  try {
    return await load(request);
  } catch (error) {
    if (!(error instanceof AppError) || (error.status !== 404 && error.status !== 409)) throw error;
    const { path, settings, t } = request;
    return errorPage({ error, path, settings, t });
  }
}

interface SeenShop {
  services: ShopServices;
  /** As of when it is seen, where that is not now. */
  moment?: Date | undefined;
  failure?: unknown;
}

/**
 * In a preview the shop as it will be once everything that is edited is published, or what a shared link shows of it;
 * with one document as a version had it, or as a layer has it, where one is named. `failure`: there is no such version
 * or layer, or it could not be read.
 */
async function openView(services: ShopServices, preview: ShownPreview | undefined): Promise<SeenShop> {
  if (!preview) return { services };
  const { version, layer, scope } = preview;
  const { seeLayer, seeScope, seeVersion, drafts } = services.previews;
  try {
    if (layer !== undefined) {
      const { moment, ...seen } = await seeLayer(layer);
      return { services: { ...services, ...seen }, moment };
    }
    if (version) return { services: { ...services, ...(await seeVersion(version)) } };
    if (!scope) return { services: { ...services, ...drafts } };
    const { moment, ...seen } = await seeScope(scope);
    return { services: { ...services, ...seen }, moment };
  } catch (failure) {
    return { services: scope ? services : { ...services, ...drafts }, failure };
  }
}

/** Of entries and of all below them. */
function listAddresses(entries: readonly MenuEntry[]): (string | null)[] {
  return entries.flatMap(({ uri, children }) => [uri, ...listAddresses(children)]);
}

/** Pictures of catalogs by their addresses, where the menu shows them: in its panels or on phones. */
async function loadMenuPictures(
  services: ShopServices,
  settings: Settings,
  menus: Shell['menus'],
): Promise<ReadonlyMap<string, Image>> {
  const { menuSubOptions, mobileMenu } = settings.header;
  if (menuSubOptions.panel !== 'pictures' && !mobileMenu.pictures) return new Map();
  const shown = new Set(Object.values(menus).flatMap(listAddresses));
  const catalogs = await services.catalogs.all();
  return new Map(
    catalogs.flatMap(({ slug, image }) => {
      const path = catalogPath(slug);
      return image && shown.has(path) ? [[path, image] as const] : [];
    }),
  );
}

async function loadShellImages(
  services: ShopServices,
  settings: Settings,
): Promise<ReadonlyMap<number, Image>> {
  const { header, footer, common } = settings;
  const ids = [
    header.logo,
    header.logoMobile,
    header.logoAlt,
    footer.logo,
    common.favicon,
    common.sharedImage,
  ].filter((id) => typeof id === 'number');
  const images = ids.length === 0 ? [] : await services.images.findByIds(ids);
  return new Map(images.map((image) => [image.id, image]));
}
