import { ActionIcon, Box, Button, Input, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';

import type { PickKind } from '#domain/schemas/pick.schema.ts';

import { useTexts } from '../i18n/use-texts.ts';
import { PickDialog } from './pick-dialog.tsx';
import './pickers.css';
import { pickersTexts } from './pickers.texts.ts';
import { Picked } from './picks-field.tsx';
import { usePicksByIds } from './use-picks.ts';

interface PickFieldProps {
  kind: PickKind;
  value: number | null;
  onChange(id: number | null): void;
  label: string;
  description?: string | undefined;
  error?: ReactNode;
}

/** One thing of a kind, or none. */
export function PickField({ kind, value, onChange, label, description, error }: PickFieldProps) {
  const t = useTexts(pickersTexts);
  const [opened, setOpened] = useState(false);
  const { data: known } = usePicksByIds(kind, value === null ? [] : [value]);
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
      <PickDialog
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
