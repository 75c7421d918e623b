import { Select, TextInput } from '@mantine/core';

import { useRegions } from '../delivery/use-regions.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { taxesTexts } from './taxes.texts.ts';

interface RegionFieldProps {
  country: string;
  /** The code by which addresses name it, or a name where they know no codes. */
  value: string;
  onChange(region: string): void;
  error?: string | undefined;
}

/** A part of a country: chosen where addresses offer a list, else typed. */
export function RegionField({ country, value, onChange, error }: RegionFieldProps) {
  const t = useTexts(taxesTexts);
  const known = useRegions(country === '' ? [] : [country])?.[0]?.regions ?? [];
  const field = { label: t('region'), description: t('regionHelp'), error };
  if (known.length === 0) {
    return (
      <TextInput
        {...field}
        maxLength={100}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  return (
    <Select
      {...field}
      searchable
      clearable
      limit={200}
      nothingFoundMessage={t('nothingFound')}
      data={known.map(({ code, name }) => ({ value: code, label: name }))}
      value={known.some(({ code }) => code === value) ? value : null}
      onChange={(code) => onChange(code ?? '')}
    />
  );
}
