import { paths } from '#domain/routes.ts';
import type { SectionContext } from '#sections/framework/section-context.ts';

import { Island } from '../islands/island.tsx';
import { SearchBox } from '../islands/search-box.tsx';
import { searchBoxMessages } from '../islands/search-box.messages.ts';
import { pickMessages } from '../islands/pick-messages.ts';
import { Icon } from './icons.tsx';

/** The header's search: a form that works alone, and suggestions once the field is touched. */
export function SearchDialog({ context }: { context: SectionContext }) {
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
