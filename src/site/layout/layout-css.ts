import consentCss from '../consent/consent.css?inline';
import drawerCss from './drawer.css?inline';
import footerCss from './footer.css?inline';
import headerCss from './header.css?inline';
import navCss from './nav.css?inline';

/** CSS of what stands on every page. */
export const layoutCss = headerCss + navCss + drawerCss + footerCss + consentCss;
