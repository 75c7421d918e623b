import { Select, SimpleGrid, TextInput } from '@mantine/core';

import type { Taxes } from '#domain/schemas/tax.schema.ts';
import { standardClass } from '#domain/taxes/find-rate.ts';

import { api } from '../api/api-client.ts';
import { CountryField } from '../settings/country-field.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { NumberField } from '../ui/number-field.tsx';
import { numberFieldProps } from '../ui/number-field-props.ts';
import { notifySuccess } from '../ui/notify.ts';
import { useServerForm } from '../ui/use-server-form.ts';
import { RegionField } from './region-field.tsx';
import { textOf, today, useTaxWords } from './tax-words.ts';
import { useTaxChanges } from './use-tax-changes.ts';

interface RateValues extends Record<string, unknown> {
  class: string;
  country: string;
  region: string;
  percent: number | null;
  validFrom: string;
  name: string;
}

/** One more rate, with the day on which it begins. */
export function RateDialog({ taxes, onClose }: { taxes: Taxes; onClose(): void }) {
  const { t, classChoices } = useTaxWords(taxes.classes);
  const { keep } = useTaxChanges();
  const { country } = taxes.settings;
  const { form, isSending, submit } = useServerForm<RateValues>({
    initialValues: {
      class: standardClass,
      country,
      region: '',
      percent: null,
      validFrom: today(),
      name: taxes.rates.find((rate) => rate.country === country)?.name ?? t('vat'),
    },
    async send(values) {
      keep(await api.post<Taxes>('/admin/taxes/rates', values));
      notifySuccess(t('saved'));
      onClose();
    },
  });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('addRate')}
      submitLabel={t('save')}
      isSending={isSending}
      onSubmit={submit}
      noValidate
    >
      <CountryField
        label={t('country')}
        value={form.values.country}
        onChange={(code) => {
          form.setFieldValue('country', code);
          form.setFieldValue('region', '');
        }}
        error={textOf(form.errors['country'])}
      />
      <RegionField
        country={form.values.country}
        value={form.values.region}
        onChange={(region) => form.setFieldValue('region', region)}
        error={textOf(form.errors['region'])}
      />
      {classChoices.length > 1 && (
        <Select
          label={t('class')}
          allowDeselect={false}
          data={classChoices}
          {...form.getInputProps('class')}
        />
      )}
      <SimpleGrid cols={2}>
        <NumberField
          kind="percent"
          label={t('rate')}
          min={0}
          max={99.99}
          required
          {...numberFieldProps(form, 'percent')}
        />
        <TextInput type="date" label={t('validFrom')} required {...form.getInputProps('validFrom')} />
      </SimpleGrid>
      <TextInput
        label={t('rateName')}
        description={t('rateNameHelp')}
        maxLength={60}
        required
        {...form.getInputProps('name')}
      />
    </FormDialog>
  );
}
