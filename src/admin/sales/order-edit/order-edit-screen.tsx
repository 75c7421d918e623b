import { Alert, Grid, Stack } from '@mantine/core';
import { useParams } from 'react-router';

import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Page } from '../../ui/page.tsx';
import { useOrder } from '../order/use-order.ts';
import { EditedLinesCard } from './edited-lines-card.tsx';
import { EditedMoneyCard } from './edited-money-card.tsx';
import { orderEditTexts } from './order-edit.texts.ts';
import { SaveCard } from './save-card.tsx';
import { useOrderEdit } from './use-order-edit.ts';

/** Changes what was ordered, and what it costs. */
export function Component() {
  const t = useTexts(orderEditTexts);
  const { number = '' } = useParams();
  const { data: order, error, isPending, refetch } = useOrder(number);
  return (
    <Page title={t('title', { number })} backTo={`/orders/${number}`}>
      {isPending && <LoadingState />}
      {error && !order && <ErrorState error={error} onRetry={() => void refetch()} />}
      {order && !order.isEditable && <Alert color="ink">{t('hasLeft')}</Alert>}
      {order?.isEditable && <EditForm key={order.id} opened={order} />}
    </Page>
  );
}

function EditForm({ opened }: { opened: OrderDetail }) {
  const t = useTexts(orderEditTexts);
  const edit = useOrderEdit(opened);
  const { form, order, submit, isRebased, isDirty } = edit;
  return (
    <form onSubmit={submit} noValidate>
      {isDirty && <LeaveGuard />}
      {isRebased && (
        <Alert color="yellow" title={t('rebasedTitle')} role="alert" mb="lg">
          {t('rebasedText')}
        </Alert>
      )}
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, lg: 8 }}>
          <Stack gap="lg">
            <EditedLinesCard form={form} order={order} />
            <EditedMoneyCard form={form} order={order} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 4 }}>
          <SaveCard {...edit} />
        </Grid.Col>
      </Grid>
    </form>
  );
}
