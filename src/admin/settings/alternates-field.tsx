import { ActionIcon, Button, Group, Input, Stack, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';

import { useTexts } from '../i18n/use-texts.ts';
import { settingsTexts } from './settings.texts.ts';

interface Alternate {
  language: string;
  url: string;
}

interface AlternatesFieldProps {
  label: string;
  description?: string | undefined;
  error?: string | undefined;
  value: unknown;
  onChange(value: Alternate[]): void;
}

const most = 20;

/** Addresses of the site in other languages. */
export function AlternatesField({ label, description, error, value, onChange }: AlternatesFieldProps) {
  const t = useTexts(settingsTexts);
  const rows = Array.isArray(value) ? (value as Alternate[]) : [];
  const change = (at: number, fields: Partial<Alternate>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...fields } : row)));
  return (
    <Input.Wrapper label={label} labelElement="div" description={description} error={error}>
      <Stack gap="xs" mt="xs" role="group" aria-label={label}>
        {rows.map((row, index) => (
          <Group key={index} gap="xs" wrap="nowrap">
            <TextInput
              aria-label={`${t('language')} ${index + 1}`}
              placeholder="ru"
              w={90}
              maxLength={20}
              value={row.language}
              onChange={(event) => change(index, { language: event.currentTarget.value })}
            />
            <TextInput
              aria-label={`${t('address')} ${index + 1}`}
              placeholder="https://"
              flex={1}
              value={row.url}
              onChange={(event) => change(index, { url: event.currentTarget.value })}
            />
            <ActionIcon
              variant="subtle"
              color="gray.7"
              aria-label={t('removeLine', { name: row.url || `${index + 1}` })}
              onClick={() => onChange(rows.toSpliced(index, 1))}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          </Group>
        ))}
        {rows.length < most && (
          <div>
            <Button
              size="xs"
              variant="default"
              leftSection={<IconPlus size={14} aria-hidden />}
              onClick={() => onChange([...rows, { language: '', url: '' }])}
            >
              {t('add')}
            </Button>
          </div>
        )}
      </Stack>
    </Input.Wrapper>
  );
}
