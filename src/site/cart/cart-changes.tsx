import type { Translator } from '#domain/i18n/translate.ts';

import type { CartChange } from './reconcile-cart.ts';

interface CartChangesProps {
  changes: readonly CartChange[];
  t: Translator;
  price(major: number): string;
}

/** Tells what the shop changed about the cart. Always in the page, so that readers hear what comes in. */
export function CartChanges({ changes, t, price }: CartChangesProps) {
  return (
    <div role="status">
      {changes.length > 0 && (
        <ul className="vt-changes">
          {changes.map((change) => (
            <li key={`${change.variationId} ${change.kind}`}>{describeChange(change, t, price)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function describeChange(change: CartChange, t: Translator, price: (major: number) => string): string {
  const { title } = change;
  switch (change.kind) {
    case 'gone':
      return title === '' ? t('cart.lineGoneUnnamed') : t('cart.lineGone', { title });
    case 'soldOut':
      return t('cart.soldOut', { title });
    case 'stock':
      return t('cart.stockChanged', { title, count: change.count });
    case 'price':
      return t('cart.priceChanged', { title, price: price(change.price) });
  }
}
