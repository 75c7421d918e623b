import { useQuery } from '@tanstack/react-query';

import type { AdminMethod } from '#domain/schemas/manage-delivery.schema.ts';

import { api } from '../api/api-client.ts';

export const methodsKey = ['payment-methods'];

/** The payment methods with what is stored of their keys. */
export function useMethods() {
  return useQuery({
    queryKey: methodsKey,
    queryFn: ({ signal }) => api.get<AdminMethod[]>('/admin/payment-methods', undefined, signal),
  });
}
