import type { Translator } from '#domain/i18n/translate.ts';
import { paths } from '#domain/routes.ts';

import type { MainBlock } from '../page-model.ts';
import { BestsellerRow, bestsellerSheets, type Bestsellers } from '../product/bestsellers.tsx';
import { SearchForm, searchFormCss } from '../search/search-form.tsx';
import errorCss from './error-block.css?inline';

interface ErrorContent {
  title: string;
  message: string;
  /** Where nothing stands at an address, what was meant may be elsewhere. */
  withSearch: boolean;
  bestsellers: Bestsellers;
}

/** Title, message and ways on (specification section 2, error page). */
export function errorBlock({ title, message, withSearch, bestsellers }: ErrorContent): MainBlock {
  const hasBestsellers = bestsellers.products.length > 0;
  return {
    name: `error${withSearch ? '-search' : ''}${hasBestsellers ? '-bestsellers' : ''}`,
    css: [...(hasBestsellers ? bestsellerSheets : []), ...(withSearch ? [searchFormCss] : []), errorCss],
    render: (context) => (
      <>
        <ErrorTexts title={title} message={message} withSearch={withSearch} t={context.t} />
        <BestsellerRow {...bestsellers} context={context} />
      </>
    ),
  };
}

function ErrorTexts({
  title,
  message,
  withSearch,
  t,
}: Omit<ErrorContent, 'bestsellers'> & { t: Translator }) {
  return (
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
  );
}
