import { Select, SimpleGrid, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';

import { countryName, sortCountries } from '#domain/countries/countries.ts';
import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { useFormat } from '../../ui/use-format.ts';
import { orderTexts } from './order.texts.ts';
import { RegionField } from './region-field.tsx';

type Address = NonNullable<OrderDetail['delivery']['address']>;

interface AddressFieldsProps {
  address: Address;
  onChange(address: Address): void;
  inputProps(name: keyof Address): GetInputPropsReturnType;
}

/** Where an order goes. Another country has other regions. */
export function AddressFields({ address, onChange, inputProps }: AddressFieldsProps) {
  const t = useTexts(orderTexts);
  const { language } = useFormat();
  const { country } = address;
  const countries = sortCountries(language).map((known) => ({
    value: known.code,
    label: countryName(known, language),
  }));
  const isUnknown = country !== '' && !countries.some(({ value }) => value === country);
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <Select
        label={t('country')}
        required
        searchable
        data={isUnknown ? [{ value: country, label: country }, ...countries] : countries}
        {...inputProps('country')}
        onChange={(code) => onChange({ ...address, country: code ?? '', region: '' })}
      />
      <RegionField
        country={country}
        value={address.region}
        onChange={(region) => onChange({ ...address, region })}
      />
      <TextInput label={t('locality')} required {...inputProps('locality')} />
      <TextInput label={t('postalCode')} {...inputProps('postalCode')} />
      <TextInput label={t('street')} required style={{ gridColumn: '1 / -1' }} {...inputProps('street')} />
    </SimpleGrid>
  );
}
