import { NativeSelect, SimpleGrid, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';

import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import type { EditValues } from './edit-values.ts';
import { orderEditTexts } from './order-edit.texts.ts';

const kinds = ['none', 'amount', 'percent'] as const;

/** The price of the delivery, and a discount that the staff give. */
export function EditedMoneyCard({
  form,
  order,
}: {
  form: UseFormReturnType<EditValues>;
  order: OrderDetail;
}) {
  const t = useTexts(orderEditTexts);
  const { currency } = order;
  const { kind, value } = form.values.discount;
  return (
    <Card title={t('money')} text={t('moneyHelp')}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NumberField
          kind="money"
          currency={currency}
          label={t('deliveryPrice', { currency })}
          min={0}
          required
          value={form.values.deliveryPrice}
          error={form.errors['deliveryPrice']}
          onChange={(price) => form.setFieldValue('deliveryPrice', price)}
        />
        <NativeSelect
          label={t('discount')}
          data={kinds.map((each) => ({ value: each, label: t(`discount.${each}`) }))}
          value={kind}
          error={form.errors['discount']}
          onChange={({ currentTarget }) =>
            form.setFieldValue('discount.kind', kinds.find((each) => each === currentTarget.value) ?? 'none')
          }
        />
        {kind !== 'none' && (
          <>
            <NumberField
              key={kind}
              kind={kind === 'percent' ? 'percent' : 'money'}
              currency={currency}
              label={kind === 'percent' ? t('discountPercent') : t('discountAmount', { currency })}
              min={0.01}
              max={kind === 'percent' ? 100 : undefined}
              required
              value={value}
              error={form.errors['discount.value']}
              onChange={(typed) => form.setFieldValue('discount.value', typed)}
            />
            <TextInput
              label={t('reason')}
              description={t('reasonHelp')}
              required
              maxLength={200}
              {...form.getInputProps('discount.reason')}
            />
          </>
        )}
      </SimpleGrid>
      <Text size="sm" c="gray.7">
        {t('addressHelp')}
      </Text>
    </Card>
  );
}
