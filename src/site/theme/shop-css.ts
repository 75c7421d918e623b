import type { Settings } from '#domain/settings/settings.schema.ts';

import announcementCss from '../layout/announcement.css?inline';
import footerCenterCss from '../layout/footer-center.css?inline';
import headerTemplatesCss from '../layout/header-templates.css?inline';
import messengersCss from '../layout/messengers.css?inline';
import mobileMenuExtrasCss from '../layout/mobile-menu-extras.css?inline';
import navPicturesCss from '../layout/nav-pictures.css?inline';
import { themeCss } from './theme-css.ts';

/** A page and its footer on the same paper. */
const whiteFooter = '.vt-footer{border-block-start:1px solid var(--vt-color-border)}';

/** What of a shop's CSS its settings make: palette, sizes, and the rules of layouts that few shops choose. */
export function shopCss({ styles, common, header, footer, language }: Settings): string {
  return [
    themeCss(styles, { language }),
    ...(header.template === 'logo-left' && header.mobileTemplate === 'logo-left' ? [] : [headerTemplatesCss]),
    ...(header.menuSubOptions.panel === 'pictures' ? [navPicturesCss] : []),
    ...(header.mobileMenu.pictures || header.mobileMenu.account ? [mobileMenuExtrasCss] : []),
    ...(header.announcement.isShow ? [announcementCss] : []),
    ...(hasMessengers(common) ? [messengersCss] : []),
    ...(footer.template === 'center' ? [footerCenterCss] : []),
    ...(footer.background === 'white' ? [whiteFooter] : []),
  ].join('\n');
}

/** Perhaps: what an address is worth is seen when it is drawn (messengers.tsx). */
function hasMessengers({ phones, whatsapps, emails, telegram }: Settings['common']): boolean {
  return [...phones, ...whatsapps, ...emails, telegram].some((address) => address.trim() !== '');
}
