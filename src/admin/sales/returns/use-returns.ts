import { useQuery, useQueryClient } from '@tanstack/react-query';

import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';
import type { OrderReturns } from '#domain/schemas/return.schema.ts';

import { api } from '../../api/api-client.ts';
import { ApiError } from '../../api/api-error.ts';
import { useRun } from '../../ui/use-run.ts';
import { useOrderRefresh } from '../order/use-order.ts';

const keyOf = (orderId: string) => ['order-returns', orderId] as const;

export function useReturns({ id }: Pick<OrderDetail, 'id'>) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => api.get<OrderReturns>(`/admin/orders/${id}/returns`, {}, signal),
  });
}

/** Changes a return, shows what it is then, and asks for the order and the lists again. */
export function useReturnChange(order: Pick<OrderDetail, 'id' | 'number'>) {
  const client = useQueryClient();
  const refreshOrder = useOrderRefresh(order);

  /** As it is thrown, for forms that show what is wrong at their fields. */
  async function apply(call: () => Promise<OrderReturns>): Promise<void> {
    try {
      client.setQueryData(keyOf(order.id), await call());
    } catch (error) {
      // Somebody else was quicker, or the money is under way: show what is so now.
      if (error instanceof ApiError && error.status !== 422)
        void client.invalidateQueries({ queryKey: keyOf(order.id) });
      throw error;
    }
    void client.invalidateQueries({ queryKey: ['returns'] });
    await refreshOrder();
  }

  return { apply, ...useRun(apply) };
}
