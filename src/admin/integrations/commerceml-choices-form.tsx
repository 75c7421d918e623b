import { Alert, Button, Checkbox, Group, Radio, Select, Stack, Switch, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';

import {
  missingChoices,
  type CommercemlChoices,
  type CommercemlConnection,
} from '#domain/schemas/commerceml.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Card } from '../ui/card.tsx';
import { LeaveGuard } from '../ui/leave-guard.tsx';
import { notifySuccess } from '../ui/notify.ts';
import { uiTexts } from '../ui/ui.texts.ts';
import { useServerForm } from '../ui/use-server-form.ts';
import { commercemlKey } from './commerceml-keys.ts';
import { OrdersCard } from './commerceml-orders-card.tsx';
import { commercemlTexts } from './commerceml.texts.ts';

export type ChoicesValues = Omit<CommercemlChoices, 'ordersFrom'> & {
  /** Empty: no day was chosen. */
  ordersFrom: string;
};

/** What is taken from 1C, and what it is given. */
export function ChoicesForm({ connection }: { connection: CommercemlConnection }) {
  const common = useTexts(uiTexts);
  const client = useQueryClient();
  const { enabled, priceType, oldPriceType, warehouses, missing } = connection;
  const { sendsOrders, ordersFrom, ordersEncoding, takesStates, takesCash } = connection;
  const { form, isSending, submit } = useServerForm<ChoicesValues>({
    initialValues: {
      enabled,
      priceType,
      oldPriceType,
      warehouses,
      missing,
      sendsOrders,
      ordersFrom: ordersFrom ?? '',
      ordersEncoding,
      takesStates,
      takesCash,
    },
    async send(values) {
      const choices: CommercemlChoices = { ...values, ordersFrom: values.ordersFrom || null };
      client.setQueryData(commercemlKey, await api.put<CommercemlConnection>('/admin/1c', choices));
      notifySuccess(common('saved'));
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      {form.isDirty() && <LeaveGuard />}
      <Stack gap="lg">
        <CatalogCard connection={connection} form={form} />
        <OrdersCard connection={connection} form={form} />
        <Group justify="flex-end">
          <Button type="submit" loading={isSending} disabled={!form.isDirty()}>
            {common('save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** What is taken from 1C, and what becomes of products that it does not name any more. */
function CatalogCard({
  connection: { knownPriceTypes, knownWarehouses },
  form,
}: {
  connection: CommercemlConnection;
  form: UseFormReturnType<ChoicesValues>;
}) {
  const t = useTexts(commercemlTexts);
  const prices = knownPriceTypes.map(({ id, title }) => ({ value: id, label: title }));
  const isUnchosen = prices.length > 1 && form.values.priceType === null;
  return (
    <Card title={t('choices')} text={t('choicesText')}>
      <Switch
        label={t('enabled')}
        description={t('enabledHelp')}
        {...form.getInputProps('enabled', { type: 'checkbox' })}
      />
      {prices.length === 0 ? (
        <Text size="sm" c="gray.7">
          {t('nothingNamed')}
        </Text>
      ) : (
        <>
          {isUnchosen && <Alert color="yellow">{t('choosePrice')}</Alert>}
          <Select
            label={t('priceType')}
            description={t('priceTypeHelp')}
            placeholder={prices.length === 1 ? prices[0]?.label : t('choose')}
            data={prices}
            clearable
            {...form.getInputProps('priceType')}
          />
          <Select
            label={t('oldPriceType')}
            description={t('oldPriceTypeHelp')}
            placeholder={t('none')}
            data={prices}
            clearable
            {...form.getInputProps('oldPriceType')}
          />
        </>
      )}
      {knownWarehouses.length > 1 && (
        <Checkbox.Group
          label={t('warehouses')}
          description={t('warehousesHelp')}
          {...form.getInputProps('warehouses')}
        >
          <Stack gap="xs" mt="xs">
            {knownWarehouses.map(({ id, title }) => (
              <Checkbox key={id} value={id} label={<bdi>{title}</bdi>} />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
      <Radio.Group label={t('missing')} description={t('missingHelp')} {...form.getInputProps('missing')}>
        <Stack gap="xs" mt="xs">
          {missingChoices.map((choice) => (
            <Radio key={choice} value={choice} label={t(`missing.${choice}`)} />
          ))}
        </Stack>
      </Radio.Group>
    </Card>
  );
}
