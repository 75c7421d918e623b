import type { Settings } from '#domain/settings/settings.schema.ts';

import footerCenterCss from '../chrome/footer-center.css?inline';
import { themeCss } from './theme-css.ts';

/** A page and its footer on the same paper. */
const whiteFooter = '.vt-footer{border-block-start:1px solid var(--vt-color-border)}';

/** What of a shop's CSS its settings make: palette, sizes, and the rules of layouts that few shops choose. */
export function shopCss({ styles, footer, language }: Settings): string {
  return [
    themeCss(styles, { language }),
    ...(footer.template === 'center' ? [footerCenterCss] : []),
    ...(footer.background === 'white' ? [whiteFooter] : []),
  ].join('\n');
}
