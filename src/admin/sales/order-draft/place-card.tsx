import { Alert, Button, Group, Radio, Stack, Text } from '@mantine/core';

import { draftPayments, type OrderDraftPreview } from '#domain/schemas/order-draft.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { useMailState } from '../../mail/use-mail.ts';
import { Card } from '../../ui/card.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { OrderSums } from '../order/order-sums.tsx';
import { explainEdit } from '../order-edit/explain-edit.ts';
import { isComplete } from './draft-values.ts';
import { orderDraftTexts } from './order-draft.texts.ts';
import type { useDraft } from './use-draft.ts';

/** What the order would cost, how it is paid, and the buttons that keep the draft or make it an order. */
export function PlaceCard(writing: ReturnType<typeof useDraft>) {
  const { form, draft, preview, payment, setPayment, choose, isDirty, isSending, changedTotal } = writing;
  const t = useTexts(orderDraftTexts);
  const { formatMoney } = useFormat();
  const { data, error } = preview;
  const isReady = isComplete(form.values);
  return (
    <Card title={t('result')}>
      <Stack gap="md" aria-live="polite" aria-busy={preview.isFetching}>
        {data && <OrderSums order={data} isDelivered={data.needsDelivery} />}
        {data?.exchange && <ExchangeSums exchange={data.exchange} />}
        {error && (
          <Alert color="red" variant="light" c="dark">
            {explainEdit(error)}
          </Alert>
        )}
        {changedTotal && (
          <Alert color="yellow" title={t('totalChanged')} role="alert">
            {t('totalChangedText', {
              from: formatMoney(changedTotal.from),
              to: formatMoney(changedTotal.to),
            })}
          </Alert>
        )}
      </Stack>
      {data?.exchange?.due === 0 ? null : (
        <>
          <Radio.Group
            label={t('payment')}
            value={payment}
            onChange={(next) => setPayment(draftPayments.find((each) => each === next) ?? 'link')}
          >
            <Stack gap="xs" mt="xs">
              {draftPayments.map((each) => (
                <Radio key={each} value={each} label={t(`payment.${each}`)} />
              ))}
            </Stack>
          </Radio.Group>
          <Outcome {...writing} />
        </>
      )}
      <Group justify="flex-end" gap="sm">
        <Button
          type="submit"
          variant="default"
          loading={isSending}
          disabled={!isReady || (draft !== null && !isDirty)}
          onClick={() => choose('save')}
        >
          {t('save')}
        </Button>
        <Button
          type="submit"
          loading={isSending}
          disabled={!isReady || !preview.isCurrent}
          onClick={() => choose('place')}
        >
          {t(draft !== null && draft.exchangeOf !== null ? 'placeExchange' : 'place')}
        </Button>
      </Group>
    </Card>
  );
}

/** What comes back against what goes out. */
function ExchangeSums({ exchange }: { exchange: NonNullable<OrderDraftPreview['exchange']> }) {
  const t = useTexts(orderDraftTexts);
  const { formatMoney } = useFormat();
  const { worth, due, left } = exchange;
  const rows = [
    [t('exchange.worth'), formatMoney(worth)],
    ...(due > 0 ? [[t('exchange.due'), formatMoney(due)]] : []),
    ...(left > 0 ? [[t('exchange.left'), formatMoney(left)]] : []),
  ];
  return (
    <Stack gap={4}>
      {rows.map(([label, amount], index) => (
        <Group key={label} justify="space-between" gap="sm">
          <Text size="sm" {...(index > 0 && { fw: 600 })}>
            {label}
          </Text>
          <Text size="sm" {...(index > 0 && { fw: 600 })}>
            {amount}
          </Text>
        </Group>
      ))}
      {due === 0 && left === 0 && <Text size="sm">{t('exchange.even')}</Text>}
    </Stack>
  );
}

/** What happens once it is placed. */
function Outcome({ form, payment, preview }: ReturnType<typeof useDraft>) {
  const t = useTexts(orderDraftTexts);
  const isSent = useMailState()?.isSent ?? true;
  const { email, deliveryType } = form.values;
  if (payment === 'link' && preview.data && !preview.data.takesOnline && preview.data.total > 0)
    return <Text size="sm">{t('noOnline')}</Text>;
  const key =
    payment === 'link'
      ? email !== '' && isSent
        ? 'outcome.linkMailed'
        : 'outcome.link'
      : deliveryType === 'counter' && (preview.data?.needsDelivery ?? true)
        ? 'outcome.done'
        : 'outcome.paid';
  return (
    <Text size="sm" c="gray.7">
      {t(key)}
    </Text>
  );
}
