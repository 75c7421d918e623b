import { useQuery, useQueryClient } from '@tanstack/react-query';

import type { OrderShipments, Shipment } from '#domain/schemas/carrier.schema.ts';
import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';

import { api } from '../../api/api-client.ts';
import { useOrderRefresh } from '../order/use-order.ts';

const keyOf = (orderId: string) => ['order-shipments', orderId] as const;
/** The carrier answers within seconds what it makes of these. */
const isUnderWay = ({ state }: Shipment) => state === 'requested' || state === 'canceling';
const soonMs = 3000;
const laterMs = 60_000;

/** The shipments of an order, followed while the carrier is at work. */
export function useShipments(order: Pick<OrderDetail, 'id' | 'number' | 'state' | 'tracking'>) {
  const refreshOrder = useOrderRefresh(order);
  return useQuery({
    // What can be sent hangs on how the order stands.
    queryKey: [...keyOf(order.id), order.state],
    queryFn: async ({ signal }) => {
      const shipments = await api.get<OrderShipments>(pathOf(order.id), {}, signal);
      // The carrier has given a number, which stands on the order now.
      const news = shipments.shipments.some(
        ({ trackingNumber }) => trackingNumber !== '' && order.tracking.number === '',
      );
      if (news) void refreshOrder();
      return shipments;
    },
    refetchInterval: ({ state: { data } }) => (data?.shipments.some(isUnderWay) ? soonMs : laterMs),
  });
}

export const pathOf = (orderId: string) => `/admin/orders/${orderId}/shipments`;

/** Shows what a call has answered. */
export function useShowShipments({ id, number }: Pick<OrderDetail, 'id' | 'number'>) {
  const client = useQueryClient();
  const refreshOrder = useOrderRefresh({ number });
  return (shipments: OrderShipments) => {
    client.setQueriesData({ queryKey: keyOf(id) }, shipments);
    void refreshOrder();
  };
}
