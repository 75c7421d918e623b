import type { Settings } from '#domain/settings/settings.schema.ts';
import baseCss from '#ui/base.css?inline';
import directionCss from '#ui/direction.css?inline';
import pictureCss from '#ui/picture.css?inline';
import tokensCss from '#ui/tokens.css?inline';

import consentCss from '../consent/consent.css?inline';
import drawerCss from '../layout/drawer.css?inline';
import footerCss from '../layout/footer.css?inline';
import headerCss from '../layout/header.css?inline';
import navCss from '../layout/nav.css?inline';
import { fontFaceCss } from '../theme/font-faces.ts';
import type { FontManifest } from '../theme/font-manifest.ts';
import { shopCss } from '../theme/shop-css.ts';
import { hashOf } from './content-security-policy.ts';

const layoutCss = headerCss + navCss + drawerCss + footerCss + consentCss;

/** CSS of what stands on every page of every shop. */
export const baseStyles = tokensCss + baseCss + pictureCss + layoutCss + directionCss;

/**
 * The part of a shop's CSS that its settings make: fonts, palette, sizes, rarer layouts. `allLetters` where the
 * page cannot ask for more (`moreFonts`).
 */
export function shopTheme(settings: Settings, fonts: FontManifest, allLetters = false): string {
  const { language, styles, ecommerce } = settings;
  const site = { language, currency: ecommerce.currency };
  return fontFaceCss(styles, site, fonts, allLetters) + shopCss(settings);
}

export interface PageStyles {
  bytes: Buffer;
  /** Of the exact text between the style tags, for the page's policy; base64 of SHA-256. */
  hash: string;
}

/** More kinds of pages than a shop has; scoped styles of many sections could make more. */
const mostKinds = 500;
const made = new WeakMap<Settings, Map<string, PageStyles>>();

/**
 * The style of a page, hashed and encoded once for all pages of its kind: that was half a millisecond of
 * every page. `key` names all that the text depends on besides the settings.
 */
export function pageStyles(settings: Settings, key: string, compose: () => string): PageStyles {
  let kinds = made.get(settings);
  if (!kinds) made.set(settings, (kinds = new Map()));
  const known = kinds.get(key);
  if (known) return known;
  const bytes = Buffer.from(compose());
  const styles = { bytes, hash: hashOf(bytes) };
  if (kinds.size < mostKinds) kinds.set(key, styles);
  return styles;
}
