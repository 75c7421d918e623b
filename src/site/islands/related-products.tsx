import { useEffect, useMemo, useRef, useState } from 'react';

import { createTranslator } from '#domain/i18n/translate.ts';
import { defaultLimits } from '#domain/limits.ts';
import { formatPrice, toMinor, type PriceSeparator } from '#domain/money.ts';
import type { Currency } from '#domain/currencies.ts';
import type { Product } from '#domain/schemas/product.schema.ts';
import type { Language } from '#locales/languages.ts';
import { ProductRow } from '#sections/product-widget/product-row.tsx';
import { cardOfProduct, type CardSettings } from '#ui/card-of-product.ts';

import { callApi } from '../client/api-client.ts';
import { cartChanged, cartStore } from '../shop/cart-store.ts';
import type { RelatedProductsMessage } from './related-products.messages.ts';

export interface RelatedProductsProps {
  language: Language;
  currency: Currency;
  separator: PriceSeparator;
  settings: CardSettings;
  messages: Record<RelatedProductsMessage, string>;
}

/** What goes with the products in the cart; nothing, and no call, while it is empty (requirement 303). */
export function RelatedProducts({ language, currency, separator, settings, messages }: RelatedProductsProps) {
  const t = useMemo(() => createTranslator(language, messages), [language, messages]);
  const root = useRef<HTMLElement>(null);
  const [products, setProducts] = useState<Product[]>([]);

  useEffect(() => {
    let asked = 0;
    const ask = async () => {
      const turn = ++asked;
      const ids = [...new Set(cartStore.get().list.map(({ id }) => id))];
      const found = ids.length === 0 ? [] : await findRelated(ids);
      if (turn === asked) setProducts(found);
    };
    const listen = () => void ask();
    listen();
    document.addEventListener(cartChanged, listen);
    return () => {
      asked = -1;
      document.removeEventListener(cartChanged, listen);
    };
  }, []);
  // The row's own script is loaded with the first row of a page.
  useEffect(() => {
    if (products.length > 0) root.current?.dispatchEvent(new CustomEvent('vt:content', { bubbles: true }));
  }, [products]);

  if (products.length === 0) return null;
  const price = (major: number) => formatPrice(toMinor(major), { currency, separator });
  return (
    <section className="vt-similar vt-container" aria-labelledby="related-title" ref={root}>
      <h2 id="related-title">{t('product.related')}</h2>
      <ProductRow
        cards={products.map((product) => cardOfProduct(product, settings, t))}
        layout="row"
        label={t('product.related')}
        level={3}
        eager={false}
        texts={{ t, price, settings }}
      />
    </section>
  );
}

async function findRelated(ids: number[]): Promise<Product[]> {
  const [, products] = await callApi<Product[]>('GET', '/products/related-products', {
    query: { ids, limit: defaultLimits.relatedProducts },
  });
  return products ?? [];
}
