import { useQuery } from '@tanstack/react-query';

import type { AdminMethod } from '#domain/schemas/manage-delivery.schema.ts';

import { api } from '../api/api-client.ts';
import { useMay } from '../session/session.ts';

export const methodsKey = ['payment-methods'];

/** The payment methods with what is stored of their keys, for admins. */
export function useMethods() {
  const isAdmin = useMay('admin');
  return useQuery({
    queryKey: methodsKey,
    // Others of the staff are refused.
    enabled: isAdmin,
    queryFn: ({ signal }) => api.get<AdminMethod[]>('/admin/payment-methods', undefined, signal),
  });
}
