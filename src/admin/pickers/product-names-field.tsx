import { Button, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';

import { joinProductNames, mostNamedProducts, splitProductNames } from '#domain/product-names.ts';

import { useTexts } from '../i18n/use-texts.ts';
import { PickerDialog } from './picker-dialog.tsx';
import { pickersTexts } from './pickers.texts.ts';

interface ProductNamesFieldProps {
  label: string;
  value: string;
  onChange(text: string): void;
  maxLength?: number | undefined;
}

/** Products by their addresses or SKUs, as files have them: typed, or chosen from a list. */
export function ProductNamesField({ label, value, onChange, maxLength }: ProductNamesFieldProps) {
  const t = useTexts(pickersTexts);
  const [opened, setOpened] = useState(false);
  const names = splitProductNames(value);
  const toggle = (name: string) =>
    onChange(joinProductNames(names.includes(name) ? names.filter((one) => one !== name) : [...names, name]));
  return (
    <Stack gap="xs" align="start">
      <TextInput
        w="100%"
        label={label}
        description={t('namesHelp')}
        maxLength={maxLength}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <Button
        size="xs"
        variant="default"
        aria-label={`${label}: ${t('choose')}`}
        onClick={() => setOpened(true)}
      >
        {t('choose')}
      </Button>
      <PickerDialog
        kind="product"
        opened={opened}
        onClose={() => setOpened(false)}
        isChosen={({ url }) => names.includes(url)}
        onPick={({ url }) => toggle(url)}
        isFull={names.length >= mostNamedProducts}
        max={mostNamedProducts}
        chosenCount={names.length}
      />
    </Stack>
  );
}
