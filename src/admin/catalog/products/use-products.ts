import { keepPreviousData, useQuery } from '@tanstack/react-query';

import type { ProductFilter, ProductPage } from '#domain/schemas/manage-products.schema.ts';

import { api } from '../../api/api-client.ts';
import { useUrlState } from '../../ui/use-url-state.ts';

export const pageLength = 50;
export const productsKey = ['products'] as const;

/** The filter of the list, kept in the address, and as calls take it. */
export function useProductFilter() {
  const [values, change] = useUrlState({
    q: '',
    catalog: '',
    state: '',
    stock: '',
    sort: '-updated',
    offset: '0',
  });
  const { q, catalog, state, stock } = values;
  const filter: ProductFilter = {
    ...(q !== '' && { q }),
    ...(catalog !== '' && { catalog: Number(catalog) }),
    ...((state === 'enabled' || state === 'disabled') && { state }),
    ...((stock === 'low' || stock === 'out') && { stock }),
  };
  return { values, change, filter, isFiltered: Object.keys(filter).length > 0 };
}

export function useProducts(filter: ProductFilter, sort: string, offset: number) {
  const query = { ...filter, sort, offset, limit: pageLength };
  return useQuery({
    queryKey: [...productsKey, 'list', query],
    queryFn: ({ signal }) => api.get<ProductPage>('/admin/products', query, signal),
    placeholderData: keepPreviousData,
  });
}
