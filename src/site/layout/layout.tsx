import type { AnnouncementLine } from '#domain/announcement.ts';
import { paths } from '#domain/routes.ts';
import type { MenuEntry } from '#domain/schemas/menu.schema.ts';
import type { SectionContext } from '#sections/framework/section-context.ts';

import { ConsentDialogs } from '../consent/consent-dialogs.tsx';
import { Island } from '../islands/island.tsx';
import { pickMessages } from '../islands/pick-messages.ts';
import { searchBoxMessages } from '../islands/search-box.messages.ts';
import { SearchBox } from '../islands/search-box.tsx';
import { Announcement } from './announcement.tsx';
import { Footer, OrderFooter } from './footer.tsx';
import { Header } from './header.tsx';
import { Icon } from './icons.tsx';
import { Messengers } from './messengers.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import type { MenuPictures } from './nav-menu.tsx';

export interface LayoutProps {
  context: SectionContext;
  /** Trees by name: info, main, footer. */
  menus: Record<string, MenuEntry[]>;
  /** Of catalogs in menus, by their addresses; none where panels show no pictures. */
  menuPictures: MenuPictures;
  /** Lines of the announcement at this moment. */
  announced: readonly AnnouncementLine[];
  year: number;
  /** False: tax is added to prices. */
  pricesIncludeTax: boolean;
}

/** What stands around a page's content. Checkout's layout keeps only what does not lead away (requirement 67). */
export function Layout({ part, ...props }: LayoutProps & { part: 'header' | 'footer' | 'overlays' }) {
  const { t, page } = props.context;
  if (part === 'header') {
    return (
      <>
        <a className="vt-skip-link" href="#main">
          {t('site.skipToContent')}
        </a>
        {props.context.page.layout !== 'order-page' && (
          <Announcement lines={props.announced} context={props.context} />
        )}
        <Header {...props} />
      </>
    );
  }
  if (part === 'footer')
    return page.layout === 'order-page' ? <OrderFooter {...props} /> : <Footer {...props} />;
  return (
    <>
      <MobileMenu {...props} />
      <SearchDialog context={props.context} />
      <Messengers context={props.context} />
      <div className="vt-notices" role="status" aria-live="polite" data-vt-notices="" />
      <div data-vt-modals="" />
      <ConsentDialogs context={props.context} />
    </>
  );
}

/** The header's search: a form that works alone, and suggestions once the field is touched. */
function SearchDialog({ context }: { context: SectionContext }) {
  const { t, language, settings } = context;
  const props = {
    action: paths.search,
    language,
    currency: settings.ecommerce.currency,
    separator: settings.ecommerce.priceFormatSeparator,
    messages: pickMessages(language, searchBoxMessages),
  };
  return (
    <dialog className="vt-search-dialog" id="vt-search" aria-label={t('search.title')}>
      <div className="vt-container vt-search-dialog__inner">
        <Island name="search-box" on="interaction" props={props}>
          <SearchBox {...props} />
        </Island>
        <button type="button" className="vt-icon-button" data-vt-close="">
          <Icon name="close" />
          <span className="vt-visually-hidden">{t('search.close')}</span>
        </button>
      </div>
    </dialog>
  );
}
