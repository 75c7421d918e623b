import { useQuery, useQueryClient } from '@tanstack/react-query';

import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';
import type { OrderInvoices } from '#domain/schemas/invoice.schema.ts';

import { api } from '../../api/api-client.ts';
import { ApiError } from '../../api/api-error.ts';
import { useRun } from '../../ui/use-run.ts';

const keyOf = (orderId: string) => ['order-invoices', orderId] as const;

/** The documents of an order; asked for again when the order's money changes. */
export function useInvoices({ id, refunded, total }: Pick<OrderDetail, 'id' | 'refunded' | 'total'>) {
  return useQuery({
    queryKey: [...keyOf(id), refunded, total],
    queryFn: ({ signal }) => api.get<OrderInvoices>(`/admin/orders/${id}/invoices`, {}, signal),
    // A credit note comes a moment after the refund.
    refetchInterval: 10_000,
  });
}

/** Issues or cancels a document of an order, and shows what there is then. */
export function useInvoiceChange({ id }: Pick<OrderDetail, 'id'>) {
  const client = useQueryClient();

  async function apply(call: () => Promise<OrderInvoices>): Promise<void> {
    try {
      const invoices = await call();
      client.setQueriesData({ queryKey: keyOf(id) }, invoices);
      void client.invalidateQueries({ queryKey: ['invoices'] });
    } catch (error) {
      // Somebody else was quicker: show what there is now.
      if (error instanceof ApiError && error.status === 409)
        void client.invalidateQueries({ queryKey: keyOf(id) });
      throw error;
    }
  }

  return useRun(apply);
}
