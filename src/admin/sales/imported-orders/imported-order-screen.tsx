import { Alert, Anchor, Grid, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';

import type { ManagedImportedOrder } from '#domain/schemas/imported-order.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useMay } from '../../session/session.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Page } from '../../ui/page.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { useImportedAddress } from './imported-address.ts';
import { ImportedLinesCard } from './imported-lines-card.tsx';
import { importedOrdersTexts } from './imported-orders.texts.ts';
import { ImportedState } from './imported-state.tsx';
import { useSourceName } from './use-source-name.ts';

/** One order of the former shop, to read: as the file had it. */
export function Component() {
  const t = useTexts(importedOrdersTexts);
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['imported-order', id],
    queryFn: ({ signal }) =>
      api.get<ManagedImportedOrder>(`/admin/imported-orders/${encodeURIComponent(id)}`, {}, signal),
  });
  return (
    <Page
      title={data ? t('order', { number: data.number }) : t('title')}
      backTo="/orders/imported"
      aside={data && <ImportedState state={data.state} />}
    >
      {isPending && <LoadingState />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && (
        <Grid gap="lg">
          <Grid.Col span={{ base: 12, lg: 8 }}>
            <Stack gap="lg">
              {!data.addsUp && <Alert color="yellow">{t('sumsDiffer')}</Alert>}
              {data.isErased && <Alert color="gray">{t('erased')}</Alert>}
              <ImportedLinesCard order={data} />
            </Stack>
          </Grid.Col>
          <Grid.Col span={{ base: 12, lg: 4 }}>
            <Stack gap="lg">
              <OrderCard order={data} />
              <PersonCard order={data} />
            </Stack>
          </Grid.Col>
        </Grid>
      )}
    </Page>
  );
}

function OrderCard({ order }: { order: ManagedImportedOrder }) {
  const t = useTexts(importedOrdersTexts);
  const nameSource = useSourceName();
  const { formatTime } = useFormat();
  return (
    <Card title={t('about.order')}>
      <FactList
        facts={[
          [t('placed'), formatTime(order.placedAt)],
          [t('status'), order.status],
          [t('fulfilment'), order.fulfilment],
          [t('paymentMethod'), order.paymentMethod],
          [t('deliveryMethod'), order.deliveryMethod],
          [t('source'), nameSource(order.source)],
          [t('file'), order.fileName],
          [t('imported'), formatTime(order.importedAt)],
        ]}
      />
    </Card>
  );
}

function PersonCard({ order }: { order: ManagedImportedOrder }) {
  const t = useTexts(importedOrdersTexts);
  const mayOpen = useMay('customers:read');
  const [billing, shipping] = [useImportedAddress(order.billing), useImportedAddress(order.shipping)];
  const { name, email, phone, note, customerId } = order;
  if ([name, email, phone, note, billing, shipping].every((fact) => fact === '')) return null;
  return (
    <Card title={t('customer')}>
      <FactList
        facts={[
          [t('name'), name],
          [t('email'), email],
          [t('phone'), phone],
          [t('shipping'), shipping],
          [t('billing'), billing === shipping ? '' : billing],
          [t('note'), note],
        ]}
      />
      {customerId !== null && mayOpen && (
        <Anchor component={Link} to={`/customers/${customerId}`} size="sm">
          {t('toCustomer')}
        </Anchor>
      )}
    </Card>
  );
}
