import { Alert, Button, Checkbox, Group, Radio, Select, Stack, Switch, Text } from '@mantine/core';
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
import { commercemlTexts } from './commerceml.texts.ts';

type Values = Pick<CommercemlChoices, 'enabled' | 'priceType' | 'oldPriceType' | 'warehouses' | 'missing'>;

/** What is taken from 1C, and what becomes of products that it does not name any more. */
export function ChoicesCard({ connection }: { connection: CommercemlConnection }) {
  const t = useTexts(commercemlTexts);
  const common = useTexts(uiTexts);
  const client = useQueryClient();
  const { enabled, priceType, oldPriceType, warehouses, missing, knownPriceTypes, knownWarehouses } =
    connection;
  const { form, isSending, submit } = useServerForm<Values>({
    initialValues: { enabled, priceType, oldPriceType, warehouses, missing },
    async send(values) {
      client.setQueryData(commercemlKey, await api.put<CommercemlConnection>('/admin/1c', values));
      notifySuccess(common('saved'));
    },
  });
  const prices = knownPriceTypes.map(({ id, title }) => ({ value: id, label: title }));
  const isUnchosen = prices.length > 1 && form.values.priceType === null;
  return (
    <Card title={t('choices')} text={t('choicesText')}>
      {form.isDirty() && <LeaveGuard />}
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
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
          <Group justify="flex-end">
            <Button type="submit" loading={isSending} disabled={!form.isDirty()}>
              {common('save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  );
}
