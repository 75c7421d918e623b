import { ActionIcon, Box, Button, Input, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';

import type { PickerKind } from '#domain/schemas/picker-item.schema.ts';

import { useTexts } from '../i18n/use-texts.ts';
import { PickerDialog } from './picker-dialog.tsx';
import './pickers.css';
import { pickersTexts } from './pickers.texts.ts';
import { Picked } from './picker-items-field.tsx';
import { usePickerItemsByIds } from './use-picker-items.ts';

interface PickerFieldProps {
  kind: PickerKind;
  value: number | null;
  onChange(id: number | null): void;
  label: string;
  description?: string | undefined;
  error?: ReactNode;
}

/** One thing of a kind, or none. */
export function PickerField({ kind, value, onChange, label, description, error }: PickerFieldProps) {
  const t = useTexts(pickersTexts);
  const [opened, setOpened] = useState(false);
  const { data: known } = usePickerItemsByIds(kind, value === null ? [] : [value]);
  return (
    <Input.Wrapper label={label} labelElement="div" description={description} error={error}>
      <Box role="group" aria-label={label} className="vt-picked">
        {value === null ? (
          <Text size="sm" c="gray.7" flex={1}>
            {t('none')}
          </Text>
        ) : (
          <Picked id={value} item={known?.get(value)} isLoaded={known !== undefined} />
        )}
        <Button
          size="xs"
          variant="default"
          aria-label={`${label}: ${value === null ? t('choose') : t('change')}`}
          onClick={() => setOpened(true)}
        >
          {value === null ? t('choose') : t('change')}
        </Button>
        {value !== null && (
          <ActionIcon
            variant="subtle"
            color="gray.7"
            aria-label={`${label}: ${t('clear')}`}
            onClick={() => onChange(null)}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        )}
      </Box>
      <PickerDialog
        kind={kind}
        opened={opened}
        onClose={() => setOpened(false)}
        isChosen={({ id }) => id === value}
        onPick={({ id }) => onChange(id)}
        isSingle
      />
    </Input.Wrapper>
  );
}
