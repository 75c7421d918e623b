import { paths } from '#domain/routes.ts';

import type { MainBlock } from '../page-model.ts';
import { SearchForm, searchFormCss } from '../search/search-form.tsx';
import errorCss from './error-block.css?inline';

interface ErrorTexts {
  title: string;
  message: string;
  /** Where nothing stands at an address, what was meant may be elsewhere. */
  withSearch: boolean;
}

/** Title, message and ways on (specification section 2, error page). */
export function errorBlock({ title, message, withSearch }: ErrorTexts): MainBlock {
  return {
    name: 'error',
    css: withSearch ? [searchFormCss, errorCss] : errorCss,
    render: ({ t }) => (
      <div className="vt-error vt-container">
        <h1 className="vt-error__title">{title}</h1>
        <p className="vt-error__message">{message}</p>
        {withSearch && <SearchForm t={t} />}
        <p className="vt-error__ways">
          <a className={`vt-button vt-button--${withSearch ? 'outline' : 'primary'}`} href={paths.home}>
            {t('errorPage.buttons.toHome')}
          </a>
          {withSearch && (
            <a className="vt-button vt-button--outline" href={paths.catalogs}>
              {t('cart.toCatalog')}
            </a>
          )}
        </p>
      </div>
    ),
  };
}
