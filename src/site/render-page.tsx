import { renderToStaticMarkup, renderToString } from 'react-dom/server';

import { announcementAt } from '#domain/announcement.ts';
import { cartCookie } from '#domain/cart.ts';
import { earliest } from '#domain/moments.ts';
import type { Image } from '#domain/schemas/image.schema.ts';
import type { MenuEntry } from '#domain/schemas/menu.schema.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import { wishlistCookie } from '#domain/wishlist.ts';
import { cookieName, isSecureOrigin } from '#http/cookies.ts';
import { safeHeaders } from '#http/safe-headers.ts';
import { languages } from '#locales/languages.ts';
import type { ViewRegistry } from '#sections/framework/registry.ts';
import type { PreparedSection } from '#sections/framework/render-section.tsx';
import { joinSheets } from '#ui/sheets.ts';

import type { FragmentCache } from './cache/fragment-cache.ts';
import type { KeptMarkup } from './cache/kept-markup.ts';
import type { PagePart, RenderedPage } from './cache/page-entry.ts';
import { createSectionContext } from './create-section-context.ts';
import { contentSecurityPolicy } from './document/content-security-policy.ts';
import { noOwnCode, readOwnCode, type OwnCode } from './document/own-code.ts';
import { escapedJson } from './document/escaped-json.ts';
import { HeadMeta } from './document/head.tsx';
import { baseStyles, pageStyles, shopTheme } from './document/page-styles.ts';
import { breadcrumbData, organizationData } from './document/structured-data.ts';
import { hideDismissed } from './layout/hide-dismissed.ts';
import type { LayoutCache } from './layout/layout-cache.tsx';
import type { PageModel } from './page-model.ts';
import { renderSections } from './render-sections.ts';
import type { SiteAssets } from './site-assets.ts';
import { fontPreloads, moreFontSheets } from './theme/font-faces.ts';
import { moreFontsId } from './theme/more-fonts-id.ts';

/** What every page of the site shares besides its own model. */
export interface Shell {
  settings: Settings;
  menus: Record<string, MenuEntry[]>;
  /** Of catalogs in menus, by their addresses. */
  menuPictures: ReadonlyMap<string, Image>;
  /** Pictures that settings name: logos, favicon, share picture. */
  images: ReadonlyMap<number, Image>;
  assets: SiteAssets;
  views: ViewRegistry;
  /** Without a trailing slash. */
  origin: string;
  adminOrigin: string;
  /** The configured address of the API; undefined when it is this origin's `/api`. */
  apiUrl: string | undefined;
  pictureOrigin: string | undefined;
  /** As of when the site is shown: in a preview of a moment to come, that one. */
  now: Date;
  year: number;
  /** False: tax is added to prices. */
  pricesIncludeTax: boolean;
  fragments: FragmentCache;
  kept: KeptMarkup;
  layout: LayoutCache;
}

interface RenderOptions {
  /** `?disable-interaction` makes the page inert for previews and screenshots. */
  inert: boolean;
  /** Leaves out trackers and the owner's own code: what is not published yet is not measured. */
  withoutOwnCode?: boolean;
  reportBroken(section: PreparedSection, error: unknown): void;
}

/** Turns a loaded page into a whole document with its headers. Touches nothing but its arguments. */
export function renderPage(page: PageModel, shell: Shell, options: RenderOptions): RenderedPage {
  const { settings, assets, origin } = shell;
  const images = page.images.size === 0 ? shell.images : new Map([...shell.images, ...page.images]);
  const context = createSectionContext({
    settings,
    page: page.context,
    images,
    origin,
    keep: shell.kept.keeperFor(settings),
  });
  const { views, fragments } = shell;
  const sections = renderSections(page.sections, {
    views,
    context,
    fragments,
    reportBroken: options.reportBroken,
  });
  const main = page.main ? renderToString(page.main.render(context)) : '';
  // An owner may leave the title out of sight, not out of the page (requirement 123).
  const title =
    sections.hasTitle || main.includes('<h1')
      ? ''
      : renderToString(<h1 className="vt-visually-hidden">{page.context.h1 || page.context.title}</h1>);
  const surroundings = shell.layout.render(context, shell);

  const style = pageStyles(settings, `${sections.cssKey}\n${page.main?.name ?? ''}`, () =>
    [
      shopTheme(settings, assets.fonts),
      baseStyles,
      joinSheets([page.main?.css ?? [], sections.sheets].flat(), settings),
      sections.scopedCss,
      settings.seo.customStyle.replaceAll('</', '<\\/'),
    ].join(''),
  );
  const ownCode = options.withoutOwnCode ? noOwnCode : readOwnCode(settings);
  const nonce = ownCode.policy ? ` nonce="${ownCode.policy.nonce}"` : '';
  const picture = (id: number | null) => (id === null ? null : (images.get(id) ?? null));
  const sharedImage = picture(settings.common.sharedImage);
  const headMarkup = renderToStaticMarkup(
    <HeadMeta
      head={page.head}
      context={context}
      favicon={picture(settings.common.favicon)}
      sharedImage={sharedImage}
    />,
  );
  const structuredData = [
    organizationData(settings, origin, picture(settings.header.logo), sharedImage),
    ...breadcrumbData(page.context.breadcrumbs, origin, page.context.path),
    ...page.head.structuredData,
  ];

  const { layout } = page.context;
  const html: PagePart[] = [
    `<!doctype html><html lang="${context.language}" dir="${languages[context.language].dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${headMarkup}${preloads(settings, assets)}<style>`,
    style.bytes,
    `</style>${moreFonts(settings, assets)}${options.inert ? `<link rel="stylesheet" href="${assets.disableInteractionCss}">` : ''}`,
    `<script type="module" src="${assets.boot}"${nonce}></script></head>`,
    `<body data-layout="${layout}"${shopAttributes(shell)}>`,
    surroundings.header,
    `<main id="main" class="vt-main" tabindex="-1">${title}${main}`,
    ...sections.parts,
    '</main>',
    surroundings.footer,
    surroundings.overlays,
    // After the texts that they repeat, so that compression finds these near: 0.6 to 0.9 KB of a home page.
    structuredData.map(jsonLd).join(''),
    ownCode.markup,
    '</body></html>',
  ];

  return {
    status: page.status,
    html,
    tags: [
      'settings',
      'menus',
      'redirects',
      ...(shell.menuPictures.size > 0 ? ['catalogs', 'images'] : []),
      ...page.tags,
    ],
    cacheable: page.cacheable && page.status === 200,
    expiresAt: earliest([announcementAt(settings, shell.now).changesAt, page.expiresAt ?? null]),
    headers: pageHeaders(page, shell, { styleHash: style.hash, ownCode }),
  };
}

function pageHeaders(
  page: PageModel,
  { settings, origin, apiUrl, pictureOrigin }: Shell,
  { styleHash, ownCode }: { styleHash: string; ownCode: OwnCode },
): Record<string, string> {
  const isShared = page.cacheable && page.status === 200;
  return {
    'Cache-Control': isShared ? 'public, max-age=0, must-revalidate' : 'no-store',
    'Content-Security-Policy': contentSecurityPolicy({
      styleHash,
      origin,
      scriptOrigins: [...ownCode.scriptOrigins, ...(page.sources?.scripts ?? [])],
      connections: [...ownCode.connections, ...(page.sources?.connections ?? [])],
      apiUrl,
      pictureOrigin,
      formTargets: page.formTargets ?? 'self',
      allowedHosts: settings.seo.allowedHosts,
      ownCode: ownCode.policy,
      isReported: ownCode.isReported,
      inlineScripts: inlineScriptsOf(settings),
    }),
    ...(page.setCookie && !page.cacheable && { 'Set-Cookie': page.setCookie }),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    ...safeHeaders({ isSecure: isSecureOrigin(origin) }),
  };
}

/** Scripts that stand in pages themselves. */
function inlineScriptsOf({ header: { announcement } }: Settings): string[] {
  return announcement.isShow && announcement.dismissible ? [hideDismissed] : [];
}

/** What the script must know of the shop (`readShopContext`). None of the values holds a quote. */
export function shopAttributes({ settings, origin, apiUrl }: Shell): string {
  const { currency, priceFormatSeparator, cartStyle, cartNote, goesWith, wishlist } = settings.ecommerce;
  const api = apiUrl === undefined ? '' : ` data-api="${apiUrl}/api"`;
  const drawer = ` data-cart-style="drawer"${cartNote ? ' data-cart-note' : ''}${goesWith.cart ? ' data-cart-more' : ''}`;
  const style = cartStyle === 'drawer' ? drawer : '';
  const cart = cookieName(cartCookie.name, isSecureOrigin(origin));
  const wishes = wishlist
    ? ` data-wishlist="${cookieName(wishlistCookie.name, isSecureOrigin(origin))}"`
    : '';
  return ` data-language="${settings.language}" data-currency="${currency}" data-separator="${priceFormatSeparator}" data-type="${settings.common.type}" data-cart="${cart}"${style}${wishes}${api}`;
}

export function preloads(settings: Settings, assets: SiteAssets): string {
  return fontPreloads(settings.styles, settings.language, assets.fonts)
    .map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`)
    .join('');
}

/** Letters beyond the page's own faces: the script asks for them at need (client/more-fonts.ts). */
function moreFonts(settings: Settings, assets: SiteAssets): string {
  const sheets = moreFontSheets(settings.styles, assets.fonts).map(
    (href) => `<link rel="stylesheet" href="${href}">`,
  );
  return `<noscript id="${moreFontsId}">${sheets.join('')}</noscript>`;
}

function jsonLd(data: Record<string, unknown>): string {
  return `<script type="application/ld+json">${escapedJson(data)}</script>`;
}
