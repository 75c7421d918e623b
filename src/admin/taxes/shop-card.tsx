import { Alert, Button, Group, Radio, Select, Stack, Switch, TextInput } from '@mantine/core';

import type { Taxes } from '#domain/schemas/tax.schema.ts';
import { findRate, standardClass } from '#domain/taxes/find-rate.ts';
import { fromPercent } from '#domain/taxes/tax-amounts.ts';
import { taxNumberKind } from '#domain/taxes/tax-number.ts';

import { api } from '../api/api-client.ts';
import { CountryField } from '../settings/country-field.tsx';
import { Card } from '../ui/card.tsx';
import { LeaveGuard } from '../ui/leave-guard.tsx';
import { notifySuccess } from '../ui/notify.ts';
import { useServerForm } from '../ui/use-server-form.ts';
import { textOf, today, useTaxWords } from './tax-words.ts';
import { useTaxChanges } from './use-tax-changes.ts';

interface ShopValues extends Record<string, unknown> {
  enabled: boolean;
  pricesIncludeTax: boolean;
  country: string;
  taxNumber: string;
  byDestination: boolean;
  deliveryClass: string;
  sellsToCompanies: boolean;
}

/** Whether taxes are shown, and where the shop is taxed. */
export function ShopCard({ taxes }: { taxes: Taxes }) {
  const { t, nameCountry, classChoices } = useTaxWords(taxes.classes);
  const { keep } = useTaxChanges();
  const { version, deliveryClass, ...stored } = taxes.settings;
  const { form, isSending, submit } = useServerForm<ShopValues>({
    initialValues: { ...stored, deliveryClass: deliveryClass ?? standardClass },
    async send(values) {
      const input = {
        ...values,
        deliveryClass: values.deliveryClass === standardClass ? null : values.deliveryClass,
        version,
      };
      keep(await api.put<Taxes>('/admin/taxes/settings', input));
      notifySuccess(t('saved'));
    },
  });
  const { enabled, country } = form.values;
  return (
    <Card title={t('shop')} text={t('shopText')}>
      {form.isDirty() && <LeaveGuard />}
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Switch
            label={t('enabled')}
            description={t('enabledHelp')}
            {...form.getInputProps('enabled', { type: 'checkbox' })}
          />
          {enabled && country !== '' && !isTaxed(taxes, country) && (
            <Alert color="yellow">{t('noHomeRate', { country: nameCountry(country) })}</Alert>
          )}
          <Radio.Group
            label={t('entered')}
            description={t('enteredHelp')}
            value={form.values.pricesIncludeTax ? 'with' : 'without'}
            onChange={(entered) => form.setFieldValue('pricesIncludeTax', entered === 'with')}
          >
            <Group mt="xs">
              <Radio value="with" label={t('enteredWith')} />
              <Radio value="without" label={t('enteredWithout')} />
            </Group>
          </Radio.Group>
          <CountryField
            label={t('country')}
            value={country}
            onChange={(code) => form.setFieldValue('country', code)}
            error={textOf(form.errors['country'])}
          />
          <TextInput
            label={t(taxNumberKind(country) ?? 'taxNumber')}
            description={t('taxNumberHelp')}
            maxLength={40}
            dir="ltr"
            {...form.getInputProps('taxNumber')}
          />
          <Switch
            label={t('byDestination')}
            description={t('byDestinationHelp')}
            {...form.getInputProps('byDestination', { type: 'checkbox' })}
          />
          <Switch
            label={t('sellsToCompanies')}
            description={t('sellsToCompaniesHelp')}
            {...form.getInputProps('sellsToCompanies', { type: 'checkbox' })}
          />
          {classChoices.length > 1 && (
            <Select
              label={t('deliveryClass')}
              allowDeselect={false}
              data={classChoices}
              {...form.getInputProps('deliveryClass')}
            />
          )}
          <Group justify="flex-end">
            <Button type="submit" loading={isSending} disabled={!form.isDirty()}>
              {t('save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  );
}

/** Whether goods of the standard class are taxed today at home; the shop's own clock may be hours away. */
function isTaxed({ rates }: Taxes, country: string): boolean {
  const rules = {
    enabled: true,
    pricesIncludeTax: true,
    country,
    byDestination: false,
    deliveryClass: null,
    sellsToCompanies: false,
    rates: rates.map(({ percent, region, ...rate }) => ({
      ...rate,
      region: region || null,
      rate: fromPercent(percent),
    })),
  };
  return findRate(rules, null, { place: { country: '', region: '' }, day: today() }) !== null;
}
