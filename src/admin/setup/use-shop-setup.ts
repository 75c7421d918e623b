import { useQuery } from '@tanstack/react-query';

import type { ShopSetup } from '#domain/schemas/shop-setup.schema.ts';

import { api } from '../api/api-client.ts';

/** What the shop has of all that it needs before it can sell; for admins. */
export function useShopSetup({ enabled = true } = {}) {
  return useQuery({
    queryKey: ['shop-setup'],
    queryFn: ({ signal }) => api.get<ShopSetup>('/admin/shop-setup', undefined, signal),
    enabled,
  });
}
