import { useQuery, useQueryClient } from '@tanstack/react-query';

import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';

import { api } from '../../api/api-client.ts';
import { ApiError } from '../../api/api-error.ts';
import { useRun } from '../../ui/use-run.ts';

const keyOf = (number: string) => ['order', number] as const;

export function useOrder(number: string) {
  return useQuery({
    queryKey: keyOf(number),
    queryFn: ({ signal }) => api.get<OrderDetail>(`/admin/orders/${encodeURIComponent(number)}`, {}, signal),
  });
}

/** Changes an order and shows what it is then; lists are asked for again. */
export function useOrderChange({ number }: Pick<OrderDetail, 'number'>) {
  const client = useQueryClient();

  /** As it is thrown, for forms that show what is wrong at their fields. */
  async function apply(call: () => Promise<OrderDetail>): Promise<OrderDetail> {
    try {
      const order = await call();
      client.setQueryData(keyOf(number), order);
      void client.invalidateQueries({ queryKey: ['orders'] });
      void client.invalidateQueries({ queryKey: ['dashboard'] });
      return order;
    } catch (error) {
      // Somebody else was quicker: show what they made of it.
      if (error instanceof ApiError && error.status === 409)
        void client.invalidateQueries({ queryKey: keyOf(number) });
      throw error;
    }
  }

  return { apply, ...useRun(apply) };
}

/** After something that the order's own calls do not do, such as a refund. */
export function useOrderRefresh({ number }: Pick<OrderDetail, 'number'>): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keyOf(number) });
}
