import { useEffect, useState } from 'react';

import { defaultLimits } from '#domain/limits.ts';
import type { Product } from '#domain/schemas/product.schema.ts';

import { callApi } from '../client/api-client.ts';
import { cartChanged, cartStore } from '../shop/cart-store.ts';
import { CardsRow, type CardsRowProps } from './cards-row.tsx';

/** What goes with the products in the cart; nothing, and no call, while it is empty (requirement 303). */
export function RelatedProducts(row: CardsRowProps) {
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

  return <CardsRow {...row} id="related-title" title="product.related" products={products} />;
}

async function findRelated(ids: number[]): Promise<Product[]> {
  const [, products] = await callApi<Product[]>('GET', '/products/related-products', {
    query: { ids, limit: defaultLimits.relatedProducts },
  });
  return products ?? [];
}
