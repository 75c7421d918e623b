import { MultiSelect, Select, Text, TextInput } from '@mantine/core';

import { shippedSets, type Taxes } from '#domain/schemas/tax.schema.ts';
import { euCountries, euRatesDate } from '#domain/taxes/shipped-rates.ts';

import { api } from '../api/api-client.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { notifySuccess } from '../ui/notify.ts';
import { useFormat } from '../ui/use-format.ts';
import { useServerForm } from '../ui/use-server-form.ts';
import { useTaxWords } from './tax-words.ts';
import { useTaxChanges } from './use-tax-changes.ts';

type ShippedSet = (typeof shippedSets)[number];
interface FillValues extends Record<string, unknown> {
  set: ShippedSet;
  countries: string[];
  name: string;
}

const setOfCountry: Readonly<Record<string, ShippedSet>> = { AE: 'ae', RU: 'ru22' };

/** Rates that come with the program. */
export function FillDialog({ taxes, onClose }: { taxes: Taxes; onClose(): void }) {
  const { t, language, nameCountry } = useTaxWords(taxes.classes);
  const { formatDay } = useFormat();
  const { keep } = useTaxChanges();
  const { form, isSending, submit } = useServerForm<FillValues>({
    initialValues: { set: setOfCountry[taxes.settings.country] ?? 'eu', countries: [], name: t('vat') },
    async send(values) {
      keep(await api.post<Taxes>('/admin/taxes/shipped-rates', values));
      notifySuccess(t('filled'));
      onClose();
    },
  });
  const choices = [...euCountries].map((value) => ({ value, label: nameCountry(value) }));
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('fill')}
      submitLabel={t('fill')}
      isSending={isSending}
      onSubmit={submit}
      noValidate
    >
      <Text size="sm" c="gray.7">
        {t('fillText')}
      </Text>
      <Select
        label={t('set')}
        allowDeselect={false}
        data={shippedSets.map((value) => ({ value, label: t(`set.${value}`) }))}
        {...form.getInputProps('set')}
      />
      {form.values.set === 'eu' && (
        <>
          <MultiSelect
            label={t('countries')}
            description={t('countriesHelp')}
            searchable
            clearable
            hidePickedOptions
            nothingFoundMessage={t('nothingFound')}
            data={choices.toSorted((a, b) => a.label.localeCompare(b.label, language))}
            {...form.getInputProps('countries')}
          />
          <Text size="sm" c="gray.7">
            {t('euSource', { day: formatDay(euRatesDate) })}
          </Text>
        </>
      )}
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
