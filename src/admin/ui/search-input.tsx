import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';

import { useTexts } from '../i18n/use-texts.ts';
import { uiTexts } from './ui.texts.ts';
import { useTypedText } from './use-typed-text.ts';

interface SearchInputProps {
  value: string;
  /** Called when typing pauses. */
  onChange(value: string): void;
  placeholder?: string;
  /** Takes it when the dialog that it stands in opens. */
  takesKeyboard?: boolean;
  /** Of a wide screen; for a long placeholder. */
  width?: number;
}

export function SearchInput({
  value,
  onChange,
  placeholder,
  takesKeyboard = false,
  width = 280,
}: SearchInputProps) {
  const t = useTexts(uiTexts);
  const { typed, type } = useTypedText(value, onChange);

  return (
    <TextInput
      type="search"
      role="searchbox"
      aria-label={placeholder ?? t('search')}
      placeholder={placeholder ?? t('search')}
      value={typed}
      data-autofocus={takesKeyboard || undefined}
      onChange={(event) => type(event.currentTarget.value)}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        typed !== '' && <CloseButton size="sm" aria-label={t('clear')} onClick={() => type('')} />
      }
      w={{ base: '100%', xs: width }}
    />
  );
}
