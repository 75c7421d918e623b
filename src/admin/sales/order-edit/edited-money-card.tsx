import { SimpleGrid, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';

import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { DiscountFields } from './discount-fields.tsx';
import type { EditValues } from './edit-values.ts';
import { orderEditTexts } from './order-edit.texts.ts';

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
  return (
    <Card title={t('money')} text={t('moneyHelp')}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {order.delivery.type !== 'none' && (
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
        )}
        <DiscountFields form={form} currency={currency} />
      </SimpleGrid>
      <Text size="sm" c="gray.7">
        {t('addressHelp')}
      </Text>
    </Card>
  );
}
