import type { Translator } from '#domain/i18n/translate.ts';
import { paths } from '#domain/routes.ts';

/** Nothing is in the cart, and where to find something. */
export function EmptyCart({ isOrder, t }: { isOrder: boolean; t: Translator }) {
  return (
    <div className="vt-empty">
      <svg
        className="vt-empty__picture"
        width="96"
        height="96"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="0.75"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M5 8h14l-1 12H6L5 8Zm4 0V7a3 3 0 0 1 6 0v1" />
      </svg>
      <p className="vt-empty__title">{t(isOrder ? 'cart.orderEmpty' : 'cart.empty')}</p>
      <p className="vt-empty__text">{t('cart.emptyHint')}</p>
      <a className="vt-button vt-button--primary" href={paths.catalogs}>
        {t('cart.toCatalog')}
      </a>
    </div>
  );
}
