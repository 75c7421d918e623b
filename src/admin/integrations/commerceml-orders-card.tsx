import { Checkbox, Select, Switch, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';

import { ordersEncodings, type CommercemlConnection } from '#domain/schemas/commerceml.schema.ts';

import { useTexts } from '../i18n/use-texts.ts';
import { Card } from '../ui/card.tsx';
import { DateInput } from '../ui/date-input.tsx';
import { useFormat } from '../ui/use-format.ts';
import type { ChoicesValues } from './commerceml-choices-form.tsx';
import { commercemlTexts } from './commerceml.texts.ts';

const encodingLabels = { 'utf-8': 'UTF-8', 'windows-1251': 'windows-1251' } as const;

interface OrdersCardProps {
  connection: CommercemlConnection;
  form: UseFormReturnType<ChoicesValues>;
}

/** Which orders go to 1C, and what of them comes back. */
export function OrdersCard({ connection, form }: OrdersCardProps) {
  const t = useTexts(commercemlTexts);
  const { formatTime } = useFormat();
  const { ordersFrom, ordersSince, dueOrderCount } = connection;
  const began = ordersFrom === null ? ordersSince : null;
  return (
    <Card title={t('orders')} text={t('ordersText')}>
      <Switch
        label={t('sendsOrders')}
        description={t('sendsOrdersHelp')}
        {...form.getInputProps('sendsOrders', { type: 'checkbox' })}
      />
      {form.values.sendsOrders && (
        <>
          <DateInput
            label={t('ordersFrom')}
            description={
              began === null ? t('ordersFromHelp') : t('ordersFromSince', { time: formatTime(began) })
            }
            w={{ base: '100%', xs: 260 }}
            {...form.getInputProps('ordersFrom')}
            value={form.values.ordersFrom}
          />
          <Select
            label={t('ordersEncoding')}
            description={t('ordersEncodingHelp')}
            data={ordersEncodings.map((value) => ({ value, label: encodingLabels[value] }))}
            allowDeselect={false}
            w={{ base: '100%', xs: 260 }}
            {...form.getInputProps('ordersEncoding')}
          />
          <Switch
            label={t('takesStates')}
            description={t('takesStatesHelp')}
            {...form.getInputProps('takesStates', { type: 'checkbox' })}
          />
          {form.values.takesStates && (
            <Checkbox
              label={t('takesCash')}
              description={t('takesCashHelp')}
              {...form.getInputProps('takesCash', { type: 'checkbox' })}
            />
          )}
        </>
      )}
      {connection.sendsOrders && (
        <Text size="sm" c="gray.7">
          {t('dueOrders', { count: dueOrderCount })}
        </Text>
      )}
    </Card>
  );
}
