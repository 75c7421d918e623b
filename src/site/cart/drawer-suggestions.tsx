import { useEffect, useState } from 'react';

import type { Translator } from '#domain/i18n/translate.ts';
import { imageUrl, missingImage } from '#domain/image-url.ts';
import { priceRange } from '#domain/price.ts';
import { productPath } from '#domain/routes.ts';
import type { Product } from '#domain/schemas/product.schema.ts';

import { callApi } from '../client/api-client.ts';
import { addToCart } from '../shop/cart-actions.ts';

interface DrawerSuggestionsProps {
  /** Products in the cart. */
  ids: readonly number[];
  t: Translator;
  price(major: number): string;
}

const shownAtMost = 3;
/** More than are shown: some of them may come into the cart meanwhile. */
const askedFor = 8;

/** What goes with the goods in the cart. What has no choice to make is added in place. */
export function DrawerSuggestions({ ids, t, price }: DrawerSuggestionsProps) {
  const [products, setProducts] = useState<Product[]>([]);
  const wanted = [...ids].toSorted((a, b) => a - b).join(' ');
  useEffect(() => {
    if (wanted === '') return;
    const asking = new AbortController();
    const ask = async () => {
      const query = { ids: wanted.split(' ').map(Number), limit: askedFor };
      const { signal } = asking;
      const [, found] = await callApi<Product[]>('GET', '/products/related-products', { query, signal });
      if (found && !signal.aborted) setProducts(found);
    };
    void ask();
    return () => asking.abort();
  }, [wanted]);

  const shown = products.filter(({ id }) => !ids.includes(id)).slice(0, shownAtMost);
  if (shown.length === 0) return null;
  return (
    <section className="vt-drawer-more" aria-labelledby="drawer-more">
      <h3 className="vt-drawer-more__title" id="drawer-more">
        {t('product.related')}
      </h3>
      <ul className="vt-drawer-more__list">
        {shown.map((product) => (
          <Suggestion key={product.id} product={product} t={t} price={price} />
        ))}
      </ul>
    </section>
  );
}

interface SuggestionProps extends Pick<DrawerSuggestionsProps, 't' | 'price'> {
  product: Product;
}

function Suggestion({ product, t, price }: SuggestionProps) {
  const { title, slug, variations } = product;
  const range = priceRange(variations);
  const [only = null] = variations.length === 1 ? variations : [];
  const mayAdd = only !== null && only.fullPrice > 0 && (only.stock === null || only.stock > 0);
  const image = product.imagePreview ?? product.images[0] ?? missingImage;
  return (
    <li className="vt-drawer-more__item">
      <img src={imageUrl(image, { width: 160, height: 160 })} alt="" width={64} height={64} loading="lazy" />
      <div>
        <a className="vt-drawer-line__title" href={productPath(slug, null)}>
          {title}
        </a>
        {range && range.price > 0 && (
          <p className="vt-drawer-line__facts">
            {range.differs ? t('product.from', { price: price(range.price) }) : price(range.price)}
          </p>
        )}
      </div>
      {mayAdd && (
        <button
          type="button"
          className="vt-button vt-button--outline"
          aria-label={t('cart.addTitle', { title })}
          onClick={() => addToCart(product, only.id, 1)}
        >
          {t('cart.add')}
        </button>
      )}
    </li>
  );
}
