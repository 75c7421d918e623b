import { TextInput, type TextInputProps } from '@mantine/core';

import { useTexts } from '../i18n/use-texts.ts';
import { signInTexts } from './sign-in.texts.ts';

interface EmailInputProps extends Pick<TextInputProps, 'ref' | 'error'> {
  value: string;
  onChange: (email: string) => void;
}

/** The email that names an account of the staff; browsers fill it in. */
export function EmailInput({ value, onChange, ...props }: EmailInputProps) {
  const t = useTexts(signInTexts);
  return (
    <TextInput
      {...props}
      label={t('email')}
      type="email"
      name="email"
      autoComplete="username"
      required
      withAsterisk={false}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
