import { MultiSelect } from '@mantine/core';
import type { ReactNode } from 'react';

import { useTexts } from '../i18n/use-texts.ts';
import { deliveryTexts } from './delivery.texts.ts';
import { regionOptions } from './region-options.ts';
import { useRegions } from './use-regions.ts';

interface RegionSelectProps {
  /** ISO codes. */
  countries: readonly string[];
  value: string[];
  onChange(codes: string[]): void;
  error?: ReactNode;
}

/** States, provinces or regions of the chosen countries. */
export function RegionSelect({ countries, value, onChange, error }: RegionSelectProps) {
  const t = useTexts(deliveryTexts);
  const regions = useRegions(countries);
  const options = regionOptions(regions ?? [], value, t('otherRegions'));
  const isUseless = options.length === 0 && regions !== undefined;
  return (
    <MultiSelect
      label={t('regions')}
      description={t(countries.length === 0 ? 'regionsNoCountry' : isUseless ? 'regionsNone' : 'regionsHelp')}
      searchable
      clearable
      hidePickedOptions
      disabled={isUseless}
      maxDropdownHeight={320}
      limit={200}
      nothingFoundMessage={t('nothingFound')}
      data={options}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}
