import { Stack, Text } from '@mantine/core';

import type { OrderContact } from '#domain/schemas/manage-orders.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { useFormat } from '../../ui/use-format.ts';
import { orderTexts } from './order.texts.ts';

/** Whom the gift cards of the order go to. */
export function RecipientFacts({ recipient }: { recipient: OrderContact['giftCard'] }) {
  const t = useTexts(orderTexts);
  const { formatDay } = useFormat();
  const { name = '', email = '', message = '', sendOn = '' } = recipient ?? {};
  const lines = [name, email === '' ? t('cardToBuyer') : email].filter((line) => line !== '');
  return (
    <Stack gap={4}>
      <Text size="sm" c="gray.7">
        {t('cardTo')}
      </Text>
      {lines.map((line) => (
        <Text key={line} size="sm" style={{ overflowWrap: 'anywhere' }}>
          <bdi>{line}</bdi>
        </Text>
      ))}
      {sendOn !== '' && <Text size="sm">{t('cardOn', { day: formatDay(sendOn) })}</Text>}
      {message !== '' && (
        <Text size="sm" dir="auto" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {message}
        </Text>
      )}
    </Stack>
  );
}
