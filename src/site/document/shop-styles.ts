import type { Settings } from '#domain/settings/settings.schema.ts';
import baseCss from '#ui/base.css?inline';
import pictureCss from '#ui/picture.css?inline';
import tokensCss from '#ui/tokens.css?inline';

import { layoutCss } from '../layout/layout-css.ts';
import type { FontManifest } from '../theme/font-manifest.ts';
import { fontFaceCss } from '../theme/font-faces.ts';
import { shopCss } from '../theme/shop-css.ts';

/** CSS of what stands on every page of every shop. */
export const baseStyles = tokensCss + baseCss + pictureCss + layoutCss;

/**
 * The part of a shop's CSS that its settings make: fonts, palette, sizes, rarer layouts. `allLetters` where the
 * page cannot ask for more (`moreFonts`).
 */
export function shopTheme(settings: Settings, fonts: FontManifest, allLetters = false): string {
  const { language, styles, ecommerce } = settings;
  const site = { language, currency: ecommerce.currency };
  return fontFaceCss(styles, site, fonts, allLetters) + shopCss(settings);
}
