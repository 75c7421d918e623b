import { Select } from '@mantine/core';

import { useTexts } from '../i18n/use-texts.ts';
import { pickersTexts } from './pickers.texts.ts';
import { usePickerSearch } from './use-picker-items.ts';

interface CategoryFieldProps {
  /** A slug; empty is any. */
  value: string;
  onChange(slug: string): void;
  label: string;
  description?: string | undefined;
}

/** A category of articles; shops have few. */
export function CategoryField({ value, onChange, label, description }: CategoryFieldProps) {
  const t = useTexts(pickersTexts);
  const { items: categories, query } = usePickerSearch('category', '');
  const options = categories.map(({ url, title }) => ({ value: url, label: title }));
  const isKnown = value === '' || options.some((option) => option.value === value);
  return (
    <Select
      label={label}
      description={description}
      placeholder={t('any')}
      clearable
      searchable
      data={isKnown ? options : [...options, { value, label: value }]}
      value={value === '' ? null : value}
      onChange={(chosen) => onChange(chosen ?? '')}
      error={query.isThere && !isKnown ? t('targetGone', { url: value }) : undefined}
      clearButtonProps={{ 'aria-label': t('clear') }}
    />
  );
}
