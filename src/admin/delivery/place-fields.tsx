import { Checkbox, MultiSelect, Select, SimpleGrid, TagsInput, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';

import { countryName, sortCountries } from '#domain/countries/countries.ts';

import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { NumberField } from '../ui/number-field.tsx';
import { numberFieldProps } from '../ui/number-field-props.ts';
import { deliveryTexts } from './delivery.texts.ts';
import type { PlaceValues } from './place-values.ts';
import { RegionSelect } from './region-select.tsx';
import { useCarrierNames } from './use-carrier-texts.ts';

type PlaceForm = UseFormReturnType<PlaceValues>;

/** Where a zone is. */
export function ZoneFields({ form }: { form: PlaceForm }) {
  const t = useTexts(deliveryTexts);
  const language = useLanguage((state) => state.language);
  const carriers = useCarrierNames();
  return (
    <>
      <Select
        label={t('carrier')}
        description={t('carrierHelp')}
        allowDeselect={false}
        data={[{ value: '', label: t('noCarrier') }, ...carriers]}
        {...form.getInputProps('carrier')}
      />
      {form.values.carrier !== '' && (
        <Checkbox
          label={t('pickupPoints')}
          description={t('pickupPointsHelp')}
          {...form.getInputProps('pickupPoints', { type: 'checkbox' })}
        />
      )}
      <NumberField
        kind="money"
        label={t('freeFrom')}
        description={t('freeFromHelp')}
        min={0}
        {...numberFieldProps(form, 'freeFrom')}
      />
      <MultiSelect
        label={t('countries')}
        description={t('countriesHelp')}
        searchable
        clearable
        hidePickedOptions
        nothingFoundMessage={t('nothingFound')}
        data={sortCountries(language).map((country) => ({
          value: country.code,
          label: countryName(country, language),
        }))}
        {...form.getInputProps('countries')}
      />
      <RegionSelect
        countries={form.values.countries}
        value={form.values.regions}
        onChange={(regions) => form.setFieldValue('regions', regions)}
        error={form.errors['regions']}
      />
      <TagsInput
        label={t('localities')}
        description={t('localitiesHelp')}
        placeholder={t('enterEach')}
        acceptValueOnBlur
        {...form.getInputProps('localities')}
      />
    </>
  );
}

/** Where a pickup location is, and when somebody is there. */
export function LocationFields({ form }: { form: PlaceForm }) {
  const t = useTexts(deliveryTexts);
  return (
    <>
      <TextInput label={t('address')} maxLength={500} {...form.getInputProps('address')} />
      <TextInput label={t('phone')} maxLength={60} {...form.getInputProps('phone')} />
      <TextInput label={t('workTime')} maxLength={300} {...form.getInputProps('workTime')} />
      <SimpleGrid cols={2}>
        <NumberField
          kind="degrees"
          label={t('latitude')}
          description={t('coordinatesHelp')}
          min={-90}
          max={90}
          {...numberFieldProps(form, 'latitude')}
        />
        <NumberField
          kind="degrees"
          label={t('longitude')}
          description={t('coordinatesHelp')}
          min={-180}
          max={180}
          {...numberFieldProps(form, 'longitude')}
        />
      </SimpleGrid>
    </>
  );
}
