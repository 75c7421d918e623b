import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';

import { useTexts } from '../i18n/use-texts.ts';
import { uiTexts } from './ui.texts.ts';

interface SearchInputProps {
  value: string;
  /** Called when typing pauses. */
  onChange(value: string): void;
  placeholder?: string;
}

export function SearchInput({ value, onChange, placeholder }: SearchInputProps) {
  const t = useTexts(uiTexts);
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const tell = useDebouncedCallback(onChange, 300);
  // Changed from outside, such as by the browser's way back.
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }

  function change(next: string): void {
    setTyped(next);
    tell(next);
  }

  return (
    <TextInput
      type="search"
      role="searchbox"
      aria-label={placeholder ?? t('search')}
      placeholder={placeholder ?? t('search')}
      value={typed}
      onChange={(event) => change(event.currentTarget.value)}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        typed !== '' && <CloseButton size="sm" aria-label={t('clear')} onClick={() => change('')} />
      }
      w={{ base: '100%', xs: 280 }}
    />
  );
}
