import { useEffect, useRef, useState } from 'react';

import { consentEvent } from '#domain/cookie-consent.ts';
import type { Product } from '#domain/schemas/product.schema.ts';

import { callApi } from '../client/api-client.ts';
import { noteViewed, readViewed } from '../shop/viewed-products.ts';
import { CardsRow, type CardsRowProps } from './cards-row.tsx';

export interface ViewedProductsProps extends CardsRowProps {
  /** The product of the page, which is noted and not shown. */
  productId: number;
}

/** One alone is no row. */
const fewest = 2;

/** What was looked at before on this device, as it is now. */
export function ViewedProducts({ productId, ...row }: ViewedProductsProps) {
  const root = useRef<HTMLDivElement>(null);
  const [products, setProducts] = useState<Product[]>([]);

  useEffect(() => {
    const asking = new AbortController();
    const { signal } = asking;
    const note = () => noteViewed(productId);
    const show = async (place: Element) => {
      const ids = readViewed().filter((id) => id !== productId);
      note();
      if (ids.length < fewest) return;
      const [, found] = await callApi<Product[]>('GET', '/products-by-ids', { query: { ids }, signal });
      if (!found || found.length < fewest) return;
      await whenBelowScreen(place, signal);
      if (!signal.aborted) setProducts(found);
    };
    document.addEventListener(consentEvent, note, { signal });
    if (root.current) void show(root.current);
    return () => asking.abort();
  }, [productId]);

  return (
    <div ref={root}>
      <CardsRow {...row} id="viewed-title" title="product.viewed" products={products} />
    </div>
  );
}

/** What grows there moves nothing that is seen. */
function whenBelowScreen(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      const entry = entries.at(-1);
      if (!entry || entry.isIntersecting || entry.boundingClientRect.top <= 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect());
  });
}
