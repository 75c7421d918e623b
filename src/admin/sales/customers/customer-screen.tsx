import { Grid, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';

import type { CustomerDetail } from '#domain/schemas/customer.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useMay } from '../../session/session.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Page } from '../../ui/page.tsx';
import { ImportedOrdersCard } from '../imported-orders/imported-orders-card.tsx';
import { customersTexts } from './customers.texts.ts';
import { FactsCard } from './facts-card.tsx';
import { GroupsCard } from './groups-card.tsx';
import { OrdersCard } from './orders-card.tsx';
import { PrivacyCard } from './privacy-card.tsx';
import { ReviewsCard } from './reviews-card.tsx';

/** A customer with an account: who it is, what they bought and wrote, and what the law gives them. */
export function Component() {
  const t = useTexts(customersTexts);
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['customer', id],
    queryFn: ({ signal }) =>
      api.get<CustomerDetail>(`/admin/customers/${encodeURIComponent(id)}`, {}, signal),
  });
  const mayErase = useMay('customers:write');
  return (
    <Page title={data?.name || data?.email || t('facts')} backTo="/customers">
      {isPending && <LoadingState />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && (
        <Grid gap="lg">
          <Grid.Col span={{ base: 12, lg: 8 }}>
            <Stack gap="lg">
              <OrdersCard customer={data} />
              <ImportedOrdersCard customerId={data.id} />
              <ReviewsCard customer={data} />
            </Stack>
          </Grid.Col>
          <Grid.Col span={{ base: 12, lg: 4 }}>
            <Stack gap="lg">
              <FactsCard customer={data} />
              <GroupsCard customer={data} />
              {mayErase && <PrivacyCard customer={data} />}
            </Stack>
          </Grid.Col>
        </Grid>
      )}
    </Page>
  );
}
