import { Alert, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';

import type { OrderEditPreview } from '#domain/schemas/order-edit.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { useMailState } from '../../mail/use-mail.ts';
import { Card } from '../../ui/card.tsx';
import { uiTexts } from '../../ui/ui.texts.ts';
import { useFormat } from '../../ui/use-format.ts';
import { OrderSums } from '../order/order-sums.tsx';
import { explainEdit } from './explain-edit.ts';
import { orderEditTexts } from './order-edit.texts.ts';
import { hasAllNumbers, type useOrderEdit } from './use-order-edit.ts';

/** What the order would cost, and the button that makes it so. */
export function SaveCard({
  form,
  order,
  preview,
  isDirty,
  isSending,
  path,
}: ReturnType<typeof useOrderEdit>) {
  const t = useTexts(orderEditTexts);
  const ui = useTexts(uiTexts);
  const { formatMoney } = useFormat();
  const isSent = useMailState()?.isSent ?? true;
  const isComplete = hasAllNumbers(form.values);
  const shown = isDirty && preview.data ? preview.data : { ...order, totalBefore: order.total };
  return (
    <Card title={t('result')}>
      <Stack gap="md" aria-live="polite" aria-busy={preview.isFetching}>
        <OrderSums
          order={{ ...shown, currency: order.currency }}
          isDelivered={order.delivery.type !== 'none'}
        />
        {shown.total !== shown.totalBefore && <Difference shown={shown} order={order} />}
        {isDirty && shown.rest > 0 && (
          <Text size="sm">{t('rest', { amount: formatMoney(shown.rest, order.currency) })}</Text>
        )}
        {isDirty && preview.error && (
          <Alert color="red" variant="light" c="dark">
            {explainEdit(preview.error)}
          </Alert>
        )}
      </Stack>
      {order.contact.email !== '' && (
        <Checkbox
          label={t('notify')}
          description={isSent ? undefined : t('letterStays')}
          {...form.getInputProps('notify', { type: 'checkbox' })}
        />
      )}
      <Group justify="flex-end" gap="sm">
        <Button component={Link} to={path} variant="default">
          {ui('cancel')}
        </Button>
        <Button type="submit" loading={isSending} disabled={!isDirty || !isComplete}>
          {ui('save')}
        </Button>
      </Group>
    </Card>
  );
}

function Difference({
  shown: { total, totalBefore },
  order,
}: {
  shown: Pick<OrderEditPreview, 'total' | 'totalBefore'>;
  order: { currency: Parameters<ReturnType<typeof useFormat>['formatMoney']>[1] };
}) {
  const t = useTexts(orderEditTexts);
  const { formatMoney } = useFormat();
  const amount = formatMoney(Math.abs(total - totalBefore), order.currency);
  return (
    <Text size="sm" fw={600}>
      {t(total > totalBefore ? 'more' : 'less', { amount, before: formatMoney(totalBefore, order.currency) })}
    </Text>
  );
}
