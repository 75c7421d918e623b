import { keepPreviousData, useQuery } from '@tanstack/react-query';

import type { CustomerList } from '#domain/schemas/customer.schema.ts';
import type { OrderList } from '#domain/schemas/manage-orders.schema.ts';
import type { PageRowList } from '#domain/schemas/manage-pages.schema.ts';
import type { ProductPage } from '#domain/schemas/manage-products.schema.ts';

import { api, type Query } from '../api/api-client.ts';
import { builderPath } from '../content/builder-path.ts';
import { useMay } from '../session/session.ts';

/** Something that the search has found, with the screen that shows it. */
export interface Found {
  key: string;
  title: string;
  note: string;
  to: string;
}

export type FoundKind = 'products' | 'orders' | 'customers' | 'pages';

const limit = 5;
const shortest = 2;

/** Products, orders, customers and pages that match, as the lists of their screens find them. */
export function useFound(q: string): { groups: [FoundKind, Found[]][]; isSearching: boolean } {
  const isAsked = q.length >= shortest;
  const products = useList<ProductPage>('/admin/products', { q, limit }, useMay('products:read') && isAsked);
  const orders = useList<OrderList>('/admin/orders', { q, limit }, useMay('orders:read') && isAsked);
  const customers = useList<CustomerList>(
    '/admin/customers',
    { q, limit },
    useMay('customers:read') && isAsked,
  );
  const pages = useList<PageRowList>(
    '/admin/pages',
    { q, kind: 'page', limit },
    useMay('site:write') && isAsked,
  );
  const isSearching = [products, orders, customers, pages].some(({ isFetching }) => isFetching);
  if (!isAsked) return { groups: [], isSearching: false };
  return {
    isSearching,
    groups: [
      [
        'products',
        (products.data?.items ?? []).map(({ id, title, slug }) => ({
          key: `product ${id}`,
          title,
          note: slug,
          to: `/products/${id}`,
        })),
      ],
      [
        'orders',
        (orders.data?.orders ?? []).map(({ number, customer }) => ({
          key: `order ${number}`,
          title: number,
          note: customer.name || customer.email,
          to: `/orders/${number}`,
        })),
      ],
      [
        'customers',
        (customers.data?.customers ?? []).map(({ id, name, email }) => ({
          key: `customer ${id ?? email}`,
          title: name || email,
          note: name ? email : '',
          // Somebody without an account has no screen, but orders.
          to: id === null ? `/orders?q=${encodeURIComponent(email)}` : `/customers/${id}`,
        })),
      ],
      [
        'pages',
        (pages.data?.pages ?? []).map(({ id, title, path }) => ({
          key: `page ${id}`,
          title,
          note: path,
          to: builderPath(path),
        })),
      ],
    ],
  };
}

function useList<Answer>(path: string, query: Query, isWanted: boolean) {
  return useQuery({
    queryKey: ['palette', path, query],
    queryFn: ({ signal }) => api.get<Answer>(path, query, signal),
    placeholderData: keepPreviousData,
    enabled: isWanted,
    staleTime: 30_000,
  });
}
