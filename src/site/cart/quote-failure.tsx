import type { Translator } from '#domain/i18n/translate.ts';

/** The server did not say what the cart costs. */
export function QuoteFailure({ t, onRetry }: { t: Translator; onRetry(): void }) {
  return (
    <p className="vt-cart__limit" role="alert">
      {t('cart.failed')}{' '}
      <button type="button" className="vt-cart__retry" onClick={onRetry}>
        {t('common.retry')}
      </button>
    </p>
  );
}
