import { Anchor, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import type { CustomerDetail } from '#domain/schemas/customer.schema.ts';
import type { OrderList } from '#domain/schemas/manage-orders.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { StateBadge } from '../order-badges.tsx';
import { customersTexts } from './customers.texts.ts';

const shownOrders = 20;

/** The customer's latest orders; all of them are a link away. */
export function OrdersCard({ customer }: { customer: CustomerDetail }) {
  const t = useTexts(customersTexts);
  const { formatMoney, formatDate } = useFormat();
  const query = { user: customer.id, limit: shownOrders };
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['orders', query],
    queryFn: ({ signal }) => api.get<OrderList>('/admin/orders', query, signal),
  });
  return (
    <Card title={t('latestOrders')}>
      {isPending && <LoadingState rows={3} />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.orders.map((order) => (
        <Group key={order.id} justify="space-between" gap="sm">
          <Group gap="sm">
            <Anchor component={Link} to={`/orders/${order.number}`} fw={600} miw={56}>
              {order.number}
            </Anchor>
            <Text size="sm" c="gray.7" miw={100}>
              {formatDate(order.createdAt)}
            </Text>
            <StateBadge state={order.state} />
          </Group>
          <Text size="sm" fw={600}>
            {formatMoney(order.total, order.currency)}
          </Text>
        </Group>
      ))}
      {data?.total === 0 && <Text c="gray.7">{t('noOrders')}</Text>}
      {data && data.total > shownOrders && (
        <Anchor component={Link} to={`/orders?user=${customer.id}`} size="sm">
          {t('allOrders')}
        </Anchor>
      )}
    </Card>
  );
}
