import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';

import { readPath, type Change } from '#domain/editing/fields.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { builderTexts } from '../builder.texts.ts';
import { useEditPage, usePage } from '../store/use-builder.ts';

interface PageFieldProps {
  path: string[];
  label: string;
  help?: string;
  most: number;
  required?: boolean;
  isLong?: boolean;
}

/** A text that the page says of itself. */
export function PageField({ path, label, help, most, required = false, isLong = false }: PageFieldProps) {
  const t = useTexts(builderTexts);
  const edit = useEditPage();
  const stored = String(readPath({ ...usePage() }, path) ?? '');
  /** What cannot be stored stays in the field, with the reason. */
  const [refused, setRefused] = useState<string | null>(null);
  const change = (value: string) => {
    const change: Change = value === '' && !required ? { path } : { path, value };
    const outcome = edit({ type: 'page.update', changes: [change] }, { merge: path.join('.') });
    setRefused(outcome.ok ? null : value);
  };
  const shared = {
    label,
    description: help,
    maxLength: most,
    required,
    value: refused ?? stored,
    error: refused !== null && t('titleNeeded'),
    onBlur: () => setRefused(null),
  };
  return isLong ? (
    <Textarea {...shared} autosize minRows={3} onChange={(event) => change(event.currentTarget.value)} />
  ) : (
    <TextInput {...shared} onChange={(event) => change(event.currentTarget.value)} />
  );
}
