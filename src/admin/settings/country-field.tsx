import { Select } from '@mantine/core';

import { countryName, findCountry, sortCountries } from '#domain/countries/countries.ts';

import { useLanguage } from '../i18n/language.ts';

interface CountryFieldProps {
  label: string;
  description?: string | undefined;
  error?: string | undefined;
  /** An ISO code; older settings may hold any text, which stays until another is chosen. */
  value: string;
  onChange(value: string): void;
}

export function CountryField({ value, onChange, ...field }: CountryFieldProps) {
  const language = useLanguage((state) => state.language);
  const known = sortCountries(language).map((country) => ({
    value: country.code,
    label: countryName(country, language),
  }));
  const isUnknown = value !== '' && findCountry(value) === undefined;
  return (
    <Select
      {...field}
      searchable
      clearable
      data={isUnknown ? [{ value, label: value }, ...known] : known}
      value={value === '' ? null : (findCountry(value)?.code ?? value)}
      onChange={(next) => onChange(next ?? '')}
    />
  );
}
