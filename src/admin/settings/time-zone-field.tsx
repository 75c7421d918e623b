import { Select } from '@mantine/core';
import { useMemo } from 'react';

import { localeOf, type Language } from '#locales/languages.ts';

import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { settingsTexts } from './settings.texts.ts';

interface TimeZoneFieldProps {
  label: string;
  description?: string | undefined;
  error?: string | undefined;
  value: string;
  onChange(value: string): void;
}

/** A time zone by its IANA name, with its present distance to UTC. */
export function TimeZoneField({ value, onChange, ...field }: TimeZoneFieldProps) {
  const t = useTexts(settingsTexts);
  const language = useLanguage((state) => state.language);
  const data = useMemo(() => {
    const names = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...(value === '' ? [] : [value])]);
    return [...names].map((name) => ({ value: name, label: `${name} (${offsetOf(name, language)})` }));
  }, [language, value]);
  return (
    <Select
      {...field}
      maw={420}
      searchable
      clearable
      limit={50}
      placeholder={t('timeZoneOfCountry')}
      nothingFoundMessage={t('noTimeZone')}
      data={data}
      value={value === '' ? null : value}
      onChange={(next) => onChange(next ?? '')}
    />
  );
}

/** Empty for a name that the browser does not know. */
function offsetOf(timeZone: string, language: Language): string {
  try {
    const parts = new Intl.DateTimeFormat(localeOf(language), {
      timeZone,
      timeZoneName: 'shortOffset',
    }).formatToParts();
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  } catch {
    return '';
  }
}
