import { Text, TextInput, Textarea } from '@mantine/core';

import { useTexts } from '../../i18n/use-texts.ts';
import { useTyped } from '../../ui/use-typed.ts';
import { seoTexts } from './seo.texts.ts';

interface CountedFieldProps {
  label: string;
  hint?: string;
  value: string;
  /** What is shown when the field is empty. */
  placeholder: string;
  /** As many characters as search engines show. */
  best: number;
  max: number;
  isLong?: boolean;
  onChange(value: string): void;
}

/** A text for search engines, with how much of it they show. */
export function CountedField({ label, hint, best, max, isLong = false, ...field }: CountedFieldProps) {
  const t = useTexts(seoTexts);
  const typed = useTyped(field.value, field.onChange);
  const count = typed.value.length;
  const shared = { label, description: hint, placeholder: field.placeholder, maxLength: max, ...typed };
  return (
    <div>
      {isLong ? <Textarea autosize minRows={2} maxRows={6} {...shared} /> : <TextInput {...shared} />}
      {count > 0 && (
        <Text size="xs" mt={4} c={count > best ? 'orange.9' : 'gray.7'}>
          {count > best ? t('tooLong', { best }) : t('length', { count, best })}
        </Text>
      )}
    </div>
  );
}
