import { Alert, Button, Group, Radio, Stack, Text } from '@mantine/core';

import { draftPayments } from '#domain/schemas/order-draft.schema.ts';

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
          {t('place')}
        </Button>
      </Group>
    </Card>
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
