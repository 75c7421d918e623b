import { Radio, Select, SimpleGrid, Stack, Text, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';

import { draftDeliveries } from '#domain/schemas/order-draft.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { AddressFields } from '../order/address-fields.tsx';
import { stateTexts } from '../states.texts.ts';
import { orderEditTexts } from '../order-edit/order-edit.texts.ts';
import type { DraftValues } from './draft-values.ts';
import { orderDraftTexts } from './order-draft.texts.ts';

interface NamedPlace {
  code: string;
  title: string;
  enabled: boolean;
}

/** Where the goods go, and what that costs. */
export function DraftDeliveryCard({
  form,
  needsDelivery,
}: {
  form: UseFormReturnType<DraftValues>;
  needsDelivery: boolean;
}) {
  const t = useTexts(orderDraftTexts);
  const states = useTexts(stateTexts);
  return (
    <Card title={t('delivery')}>
      {needsDelivery ? <Places form={form} /> : <Text size="sm">{states('none')}</Text>}
      <Textarea
        label={t('comment')}
        description={t('commentHelp')}
        autosize
        minRows={2}
        maxLength={2000}
        {...form.getInputProps('comment')}
      />
    </Card>
  );
}

function Places({ form }: { form: UseFormReturnType<DraftValues> }) {
  const t = useTexts(orderDraftTexts);
  const edit = useTexts(orderEditTexts);
  const { currency } = useFormat();
  const { deliveryType } = form.values;
  const { data: places = [] } = useQuery({
    queryKey: ['delivery', 'locations'],
    queryFn: ({ signal }) => api.get<NamedPlace[]>('/admin/locations', undefined, signal),
  });
  return (
    <>
      <Radio.Group
        aria-label={t('delivery')}
        value={deliveryType}
        onChange={(next) =>
          form.setFieldValue('deliveryType', draftDeliveries.find((each) => each === next) ?? 'counter')
        }
      >
        <Stack gap="xs">
          {draftDeliveries.map((each) => (
            <Radio key={each} value={each} label={t(`delivery.${each}`)} />
          ))}
        </Stack>
      </Radio.Group>
      {deliveryType === 'pickup' && (
        <Select
          label={t('location')}
          required
          data={places
            .filter(({ enabled }) => enabled)
            .map(({ code, title }) => ({ value: code, label: title }))}
          {...form.getInputProps('locationCode')}
          value={form.values.locationCode === '' ? null : form.values.locationCode}
          onChange={(code) => form.setFieldValue('locationCode', code ?? '')}
        />
      )}
      {deliveryType === 'delivery' && (
        <AddressFields
          address={form.values.address}
          onChange={(address) => form.setFieldValue('address', address)}
          inputProps={(name) => form.getInputProps(`address.${name}`)}
        />
      )}
      {deliveryType !== 'counter' && (
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <NumberField
            kind="money"
            currency={currency}
            label={edit('deliveryPrice', { currency })}
            description={t('deliveryPriceHelp')}
            min={0}
            value={form.values.deliveryPrice}
            error={form.errors['deliveryPrice']}
            onChange={(price) => form.setFieldValue('deliveryPrice', price)}
          />
        </SimpleGrid>
      )}
      {form.errors['locationCode'] && deliveryType !== 'pickup' && (
        <Text size="sm" c="red.8" role="alert">
          {form.errors['locationCode']}
        </Text>
      )}
    </>
  );
}
