import { useState } from 'react';

import type { Translator } from '#domain/i18n/translate.ts';
import { paths } from '#domain/routes.ts';
import type { Product } from '#domain/schemas/product.schema.ts';
import type { Quote } from '#domain/schemas/order.schema.ts';

import { callApi } from '../client/api-client.ts';
import { addToCart } from '../shop/cart-actions.ts';

interface GiftWrapProps {
  wrap: Quote['giftWrap'];
  t: Translator;
  price(major: number): string;
}

/** Offers what the shop wraps gifts in; added, it is a line as any other, with its price by the server's count. */
export function GiftWrap({ wrap, t, price }: GiftWrapProps) {
  const [isBusy, setBusy] = useState(false);
  if (!wrap) return null;
  const { productId, variationId, title } = wrap;
  const add = async () => {
    if (isBusy) return;
    setBusy(true);
    const [, product] = await callApi<Product>('GET', `/products/${productId}`);
    if (product) addToCart(product, variationId, 1);
    setBusy(false);
  };
  return (
    <form
      className="vt-wrap"
      method="post"
      action={paths.cart}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <input type="hidden" name="op" value="add" />
      <input type="hidden" name="product" value={productId} />
      <input type="hidden" name="variation" value={variationId} />
      <svg
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M4 8h16v4H4zM5.500 12h13v8h-13zM12 8v12M12 8c-2-5-7-4.500-6 -1.500C6.500 8 9 8 12 8c3 0 5.500 0 6-1.500C19 3.500 14 3 12 8Z" />
      </svg>
      <span className="vt-wrap__text">
        {title} <span className="vt-wrap__price">{price(wrap.price)}</span>
      </span>
      <button
        type="submit"
        className="vt-button vt-button--outline"
        aria-label={t('cart.addTitle', { title })}
        aria-disabled={isBusy || undefined}
      >
        {t('cart.add')}
      </button>
    </form>
  );
}
