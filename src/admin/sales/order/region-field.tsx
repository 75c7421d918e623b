import { Select, TextInput } from '@mantine/core';

import { useTexts } from '../../i18n/use-texts.ts';
import { useRegions } from '../../delivery/use-regions.ts';
import { orderTexts } from './order.texts.ts';

interface RegionFieldProps {
  country: string;
  value: string;
  onChange(region: string): void;
}

/** The region of an address: chosen where its country has a list, else typed. */
export function RegionField({ country, value, onChange }: RegionFieldProps) {
  const t = useTexts(orderTexts);
  const known = useRegions([country])?.[0]?.regions ?? [];
  if (known.length === 0)
    return (
      <TextInput
        label={t('region')}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  const options = known.map(({ code, name }) => ({ value: code, label: name }));
  const isUnknown = value !== '' && !known.some(({ code }) => code === value);
  return (
    <Select
      label={t('region')}
      searchable
      clearable
      data={isUnknown ? [{ value, label: value }, ...options] : options}
      value={value === '' ? null : value}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  );
}
