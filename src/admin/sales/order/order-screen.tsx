import { Alert, Anchor, Grid, Stack, Text } from '@mantine/core';
import { IconArrowsExchange, IconCash, IconClock, IconMessage2 } from '@tabler/icons-react';
import { Link, useParams } from 'react-router';

import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { useMay } from '../../session/session.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Page } from '../../ui/page.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { OrderBadges } from '../order-badges.tsx';
import { DownloadsCard } from '../downloads/downloads-card.tsx';
import { InvoicesCard } from '../invoices/invoices-card.tsx';
import { ReturnsCard } from '../returns/returns-card.tsx';
import { ShipmentsCard } from '../shipments/shipments-card.tsx';
import { CustomerCard } from './customer-card.tsx';
import { DeliveryCard } from './delivery-card.tsx';
import { LinesCard } from './lines-card.tsx';
import { MailsCard } from './mails-card.tsx';
import { OrderActions } from './order-actions.tsx';
import { isUnconfirmed } from './order-moves.ts';
import { orderTexts } from './order.texts.ts';
import { PaymentsCard } from './payments-card.tsx';
import { TimelineCard } from './timeline-card.tsx';
import { useOrder } from './use-order.ts';

/** Everything about one order: its state and next step first, then goods, money, people and what happened. */
export function Component() {
  const t = useTexts(orderTexts);
  const { number = '' } = useParams();
  const { formatTime } = useFormat();
  const mayEdit = useMay('orders:write');
  const { data: order, error, isPending, refetch } = useOrder(number);
  return (
    <Page
      title={t('title', { number })}
      backTo="/orders"
      aside={order && <OrderBadges order={order} size="lg" />}
      actions={order && <OrderActions order={order} />}
    >
      {isPending && <LoadingState />}
      {error && !order && <ErrorState error={error} onRetry={() => void refetch()} />}
      {order && (
        <>
          <Text c="gray.7" mt={-12}>
            {t('placed', { date: formatTime(order.createdAt) })}
          </Text>
          {!mayEdit && <Alert color="ink">{t('readOnly')}</Alert>}
          <Notices order={order} />
          <Grid gap="lg">
            <Grid.Col span={{ base: 12, lg: 8 }}>
              <Stack gap="lg">
                <LinesCard order={order} />
                <PaymentsCard order={order} />
                <DownloadsCard key={`downloads ${order.id}`} order={order} />
                <InvoicesCard order={order} />
                <ReturnsCard order={order} />
                <TimelineCard key={order.id} order={order} />
              </Stack>
            </Grid.Col>
            <Grid.Col span={{ base: 12, lg: 4 }}>
              <Stack gap="lg">
                <CustomerCard order={order} />
                <DeliveryCard order={order} />
                <ShipmentsCard key={`shipments ${order.id}`} order={order} />
                <MailsCard order={order} />
              </Stack>
            </Grid.Col>
          </Grid>
        </>
      )}
    </Page>
  );
}

/** What must not be overlooked. */
function Notices({ order }: { order: OrderDetail }) {
  const t = useTexts(orderTexts);
  const { formatMoney, formatTime } = useFormat();
  return (
    <>
      {order.owed > 0 && (
        <Alert color="red" icon={<IconCash aria-hidden />} title={t('owedTitle')}>
          <Text size="sm" c="dark">
            {t('owedText', { amount: formatMoney(order.owed, order.currency) })}
          </Text>
        </Alert>
      )}
      {order.rest > 0 && (
        <Alert color="yellow" icon={<IconCash aria-hidden />} title={t('restTitle')}>
          <Text size="sm" c="dark">
            {t('restText', { amount: formatMoney(order.rest, order.currency) })}
          </Text>
        </Alert>
      )}
      {order.surplus > 0 && (
        <Alert color="red" icon={<IconCash aria-hidden />} title={t('surplusTitle')}>
          <Text size="sm" c="dark">
            {t('surplusText', { amount: formatMoney(order.surplus, order.currency) })}
          </Text>
        </Alert>
      )}
      {order.exchangeOf !== null && (
        <Alert color="ink" icon={<IconArrowsExchange aria-hidden />}>
          <Anchor component={Link} to={`/orders/${order.exchangeOf}`} size="sm">
            {t('exchangeOf', { number: order.exchangeOf })}
          </Anchor>
        </Alert>
      )}
      {order.state === 'new' && order.reservedUntil !== null && (
        <Alert color="blue" icon={<IconClock aria-hidden />}>
          <Text size="sm" c="dark">
            {t(isUnconfirmed(order) ? 'unconfirmed' : 'reserved', {
              time: formatTime(order.reservedUntil),
            })}
          </Text>
        </Alert>
      )}
      {order.comment !== '' && (
        <Alert
          color="yellow"
          icon={<IconMessage2 aria-hidden />}
          title={
            <Text c="dark" inherit>
              {t('comment')}
            </Text>
          }
        >
          <Text size="sm" c="dark" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} dir="auto">
            {order.comment}
          </Text>
        </Alert>
      )}
    </>
  );
}
