import { useEffect, useMemo, useRef } from 'react';

import { createTranslator } from '#domain/i18n/translate.ts';
import { formatPrice, toMinor, type PriceSeparator } from '#domain/money.ts';
import type { Currency } from '#domain/currencies.ts';
import type { Product } from '#domain/schemas/product.schema.ts';
import type { Language } from '#locales/languages.ts';
import { ProductRow } from '#sections/product-widget/product-row.tsx';
import { cardOfProduct, type CardSettings } from '#ui/card-of-product.ts';

import type { RelatedProductsMessage } from './related-products.messages.ts';

/** What a row of cards needs to be drawn in the browser. */
export interface CardsRowProps {
  language: Language;
  currency: Currency;
  separator: PriceSeparator;
  settings: CardSettings;
  messages: Record<RelatedProductsMessage, string>;
}

/** A headed row of products that the browser has asked for; nothing without any. */
export function CardsRow({
  id,
  title,
  products,
  language,
  currency,
  separator,
  settings,
  messages,
}: CardsRowProps & { id: string; title: RelatedProductsMessage; products: readonly Product[] }) {
  const t = useMemo(() => createTranslator(language, messages), [language, messages]);
  const root = useRef<HTMLElement>(null);
  // The row's own script is loaded with the first row of a page.
  useEffect(() => {
    if (products.length > 0) root.current?.dispatchEvent(new CustomEvent('vt:content', { bubbles: true }));
  }, [products]);

  if (products.length === 0) return null;
  const price = (major: number) => formatPrice(toMinor(major), { currency, separator });
  return (
    <section className="vt-similar vt-container" aria-labelledby={id} ref={root}>
      <h2 id={id}>{t(title)}</h2>
      <ProductRow
        cards={products.map((product) => cardOfProduct(product, settings, t))}
        layout="row"
        label={t(title)}
        level={3}
        eager={false}
        texts={{ t, price, settings }}
      />
    </section>
  );
}
