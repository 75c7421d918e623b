import { PasswordInput, type PasswordInputProps } from '@mantine/core';

import { useTexts } from '../i18n/use-texts.ts';
import { uiTexts } from './ui.texts.ts';

/** A field whose text is shown on demand, by a button that says so in the language of the admin. */
export function HiddenInput(props: PasswordInputProps) {
  const t = useTexts(uiTexts);
  return <PasswordInput {...props} visibilityToggleButtonProps={{ 'aria-label': t('showHidden') }} />;
}
