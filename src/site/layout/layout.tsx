import type { MenuEntry } from '#domain/schemas/menu.schema.ts';
import type { SectionContext } from '#sections/framework/section-context.ts';

import { ConsentDialogs } from '../consent/consent-dialogs.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Messengers } from './messengers.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { SearchDialog } from './search-dialog.tsx';

export interface LayoutProps {
  context: SectionContext;
  /** Trees by name: info, main, footer. */
  menus: Record<string, MenuEntry[]>;
  year: number;
}

/** What stands around a page's content. Checkout's layout keeps only what does not lead away (requirement 67). */
export function Layout({ part, ...props }: LayoutProps & { part: 'header' | 'footer' | 'overlays' }) {
  const { t } = props.context;
  if (part === 'header') {
    return (
      <>
        <a className="vt-skip-link" href="#main">
          {t('site.skipToContent')}
        </a>
        <Header {...props} />
      </>
    );
  }
  if (part === 'footer') return <Footer {...props} />;
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
