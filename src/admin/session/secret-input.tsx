import type { PasswordInputProps } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';

import { useTexts } from '../i18n/use-texts.ts';
import { HiddenInput } from '../ui/hidden-input.tsx';
import { signInTexts } from './sign-in.texts.ts';

/** A password field that says when Caps Lock is on: what is typed cannot be seen. */
export function SecretInput({ description, ...props }: PasswordInputProps) {
  const t = useTexts(signInTexts);
  const [isCapsLock, setCapsLock] = useState(false);
  const look = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <HiddenInput
      {...props}
      description={isCapsLock ? t('capsLock') : description}
      descriptionProps={isCapsLock ? { c: 'orange.9', role: 'status' } : {}}
      onKeyDown={look}
      onKeyUp={look}
      onBlur={(event) => {
        setCapsLock(false);
        props.onBlur?.(event);
      }}
      maxLength={128}
    />
  );
}
