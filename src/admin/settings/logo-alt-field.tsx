import { Input, Stack, TextInput } from '@mantine/core';

import { ImageField } from '../media/image-field.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { settingsTexts } from './settings.texts.ts';

interface LogoAltFieldProps {
  label: string;
  description?: string | undefined;
  error?: string | undefined;
  /** A number is a picture, a text the words for the logo. */
  value: unknown;
  onChange(value: number | string | null): void;
}

/** Either a light version of the logo or the words that stand for it. */
export function LogoAltField({ label, description, error, value, onChange }: LogoAltFieldProps) {
  const t = useTexts(settingsTexts);
  return (
    <Input.Wrapper label={label} labelElement="div" description={description} error={error}>
      <Stack gap="xs" mt="xs" role="group" aria-label={label}>
        <ImageField
          label={t('invertedLogo')}
          value={typeof value === 'number' ? value : null}
          onChange={onChange}
        />
        {typeof value !== 'number' && (
          <TextInput
            label={t('logoWords')}
            maxLength={200}
            value={typeof value === 'string' ? value : ''}
            onChange={(event) => onChange(event.currentTarget.value || null)}
          />
        )}
      </Stack>
    </Input.Wrapper>
  );
}
