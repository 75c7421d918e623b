import { Anchor, Button, Grid, Group, Rating, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Link, useNavigate, useParams } from 'react-router';

import { displayPhone } from '#domain/phone-display.ts';
import type { CustomerDetail } from '#domain/schemas/customer.schema.ts';
import type { OrderList } from '#domain/schemas/order-desk.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { mayUse, useSession } from '../../session/session.ts';
import { Card } from '../../ui/card.tsx';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { notifyFailure, notifySuccess } from '../../ui/notify.ts';
import { Page } from '../../ui/page.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { StateBadge } from '../order-badges.tsx';
import { useAddressLines } from '../order/address-lines.ts';
import { customersTexts } from './customers.texts.ts';

const shownOrders = 20;

/** A customer with an account: who it is, what they bought and wrote, and what the law gives them. */
export function Component() {
  const t = useTexts(customersTexts);
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['customer', id],
    queryFn: ({ signal }) =>
      api.get<CustomerDetail>(`/admin/customers/${encodeURIComponent(id)}`, {}, signal),
  });
  const isAdmin = mayUse(
    useSession((session) => session.account),
    'admin',
  );
  return (
    <Page title={data?.name || data?.email || t('facts')} backTo="/customers">
      {isPending && <LoadingState />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && (
        <Grid gap="lg">
          <Grid.Col span={{ base: 12, lg: 8 }}>
            <Stack gap="lg">
              <OrdersCard customer={data} />
              <ReviewsCard customer={data} />
            </Stack>
          </Grid.Col>
          <Grid.Col span={{ base: 12, lg: 4 }}>
            <Stack gap="lg">
              <FactsCard customer={data} />
              {isAdmin && <PrivacyCard customer={data} />}
            </Stack>
          </Grid.Col>
        </Grid>
      )}
    </Page>
  );
}

function FactsCard({ customer }: { customer: CustomerDetail }) {
  const t = useTexts(customersTexts);
  const { formatDate, formatMoney, formatNumber } = useFormat();
  const { profile } = customer;
  const address = { country: '', region: '', locality: '', street: '', postalCode: '', ...profile.address };
  const lines = useAddressLines(address);
  const facts: [label: string, value: ReactNode][] = [
    [
      t('email'),
      <Anchor key="email" href={`mailto:${customer.email}`} size="sm">
        {customer.email}
      </Anchor>,
    ],
    [t('phone'), displayPhone(customer.phone)],
    [t('birthDate'), profile.birthDate ? formatDate(profile.birthDate) : ''],
    [t('address'), lines.join('\n')],
    [t('since'), formatDate(customer.since)],
    [t('orders'), formatNumber(customer.orders)],
    [t('spent'), customer.spent.map(({ amount, currency }) => formatMoney(amount, currency)).join('\n')],
  ];
  return (
    <Card title={t('facts')}>
      <Stack component="dl" gap="sm" m={0}>
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <Text component="dt" size="sm" c="gray.7">
                {label}
              </Text>
              <Text
                component="dd"
                size="sm"
                m={0}
                style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
              >
                {value}
              </Text>
            </div>
          ))}
      </Stack>
    </Card>
  );
}

function OrdersCard({ customer }: { customer: CustomerDetail }) {
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

function ReviewsCard({ customer: { reviews } }: { customer: CustomerDetail }) {
  const t = useTexts(customersTexts);
  return (
    <Card title={t('reviews')}>
      {reviews.length === 0 && <Text c="gray.7">{t('noReviews')}</Text>}
      {reviews.map((review) => (
        <div key={review.id}>
          <Group gap="sm">
            <Rating
              value={review.rating}
              readOnly
              size="sm"
              aria-label={t('rating', { rating: review.rating })}
            />
            <Text size="sm" fw={600}>
              {review.product.title}
            </Text>
            <Text size="sm" c="gray.7">
              {t(`review.${review.status}`)}
            </Text>
          </Group>
          <Text size="sm" mt={4} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {review.text}
          </Text>
        </div>
      ))}
    </Card>
  );
}

function PrivacyCard({ customer }: { customer: CustomerDetail }) {
  const t = useTexts(customersTexts);
  const navigate = useNavigate();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);

  async function save(): Promise<void> {
    const everything = await api.get<unknown>(`/admin/customers/${customer.id}/export`);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(
      new Blob([JSON.stringify(everything, null, 2)], { type: 'application/json' }),
    );
    link.download = `customer-${customer.id}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  }

  async function erase(): Promise<void> {
    const isWanted = await confirmAction({
      title: t('eraseTitle', { name: customer.name || customer.email }),
      text: t('eraseText'),
      confirmLabel: t('erase'),
      danger: true,
    });
    if (!isWanted) return;
    await api.delete(`/admin/customers/${customer.id}`);
    await client.invalidateQueries({ queryKey: ['customers'] });
    notifySuccess(t('erased'));
    await navigate('/customers');
  }

  async function run(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    await work().catch(notifyFailure);
    setBusy(false);
  }

  return (
    <Card title={t('privacy')} text={t('privacyText')}>
      <Stack gap="sm" align="flex-start">
        <Button
          variant="default"
          loading={isBusy}
          onClick={() => void run(save)}
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          {t('export')}
        </Button>
        <Button
          variant="subtle"
          c="red.9"
          loading={isBusy}
          onClick={() => void run(erase)}
          leftSection={<IconTrash size={16} aria-hidden />}
        >
          {t('erase')}
        </Button>
      </Stack>
    </Card>
  );
}
