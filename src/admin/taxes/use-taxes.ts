import { useQuery } from '@tanstack/react-query';

import type { Taxes } from '#domain/schemas/tax.schema.ts';

import { api } from '../api/api-client.ts';

export const taxesKey = ['taxes'];

/** What the shop says of its taxes, with its classes and rates. */
export function useTaxes() {
  return useQuery({
    queryKey: taxesKey,
    queryFn: ({ signal }) => api.get<Taxes>('/admin/taxes', undefined, signal),
  });
}
