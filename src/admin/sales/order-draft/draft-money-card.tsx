import { SimpleGrid, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';

import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { DiscountFields } from '../order-edit/discount-fields.tsx';
import type { DraftValues } from './draft-values.ts';
import { orderDraftTexts } from './order-draft.texts.ts';

interface MoneyCardProps {
  form: UseFormReturnType<DraftValues>;
  refusedCodes: readonly string[];
}

/** What is taken off: by codes, and by the staff. */
export function DraftMoneyCard({ form, refusedCodes }: MoneyCardProps) {
  const t = useTexts(orderDraftTexts);
  const { currency } = useFormat();
  return (
    <Card title={t('discounts')}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <DiscountFields form={form} currency={currency} />
      </SimpleGrid>
      <TextInput label={t('codes')} maxLength={400} {...form.getInputProps('codes')} />
      {refusedCodes.map((text) => (
        <Text key={text} size="sm" c="red.8" role="status">
          {text}
        </Text>
      ))}
    </Card>
  );
}
