import { Anchor, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import type { ImportedOrderList } from '#domain/schemas/imported-order.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useMay } from '../../session/session.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { importedOrdersTexts } from './imported-orders.texts.ts';
import { ImportedState } from './imported-state.tsx';

const shownOrders = 10;

/** What a customer ordered in the former shop, by the email; nothing where there is none. */
export function ImportedOrdersCard({ customerId }: { customerId: number }) {
  const t = useTexts(importedOrdersTexts);
  const { formatForeignMoney, formatDate } = useFormat();
  const mayRead = useMay('orders:read');
  const query = { user: customerId, limit: shownOrders };
  const { data, error, refetch } = useQuery({
    queryKey: ['imported-orders', query],
    queryFn: ({ signal }) => api.get<ImportedOrderList>('/admin/imported-orders', query, signal),
    enabled: mayRead,
  });
  if (!error && (data?.total ?? 0) === 0) return null;
  return (
    <Card title={t('title')} text={t('cardText')}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.orders.map((order) => (
        <Group key={order.id} justify="space-between" gap="sm">
          <Group gap="sm">
            <Anchor component={Link} to={`/orders/imported/${order.id}`} fw={600} miw={56}>
              <bdi>{order.number}</bdi>
            </Anchor>
            <Text size="sm" c="gray.7" miw={100}>
              {formatDate(order.placedAt)}
            </Text>
            <ImportedState state={order.state} />
          </Group>
          <Text size="sm" fw={600}>
            {formatForeignMoney(order.total, order.currency)}
          </Text>
        </Group>
      ))}
      {data && data.total > shownOrders && (
        <Anchor component={Link} to={`/orders/imported?user=${customerId}`} size="sm">
          {t('allOfCustomer')}
        </Anchor>
      )}
    </Card>
  );
}
