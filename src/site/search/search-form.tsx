import type { Translator } from '#domain/i18n/translate.ts';
import { requestCaps } from '#domain/limits.ts';
import { paths } from '#domain/routes.ts';

export { default as searchFormCss } from './search-form.css?inline';

/** Asks for the search page by a request of its own; it works without script. */
export function SearchForm({ query = '', t }: { query?: string; t: Translator }) {
  return (
    <form className="vt-search-form" action={paths.search} role="search">
      <input
        className="vt-search-form__input"
        type="search"
        name="q"
        defaultValue={query}
        maxLength={requestCaps.queryLength}
        required
        placeholder={t('search.placeholder')}
        aria-label={t('search.label')}
      />
      <button type="submit" className="vt-button vt-button--primary">
        {t('search.submit')}
      </button>
    </form>
  );
}
