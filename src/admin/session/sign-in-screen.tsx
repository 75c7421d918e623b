import { Alert, Anchor } from '@mantine/core';
import { useState } from 'react';

import { useTexts } from '../i18n/use-texts.ts';
import { DoorFrame } from './door-frame.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { signInTexts } from './sign-in.texts.ts';

interface SignInScreenProps {
  /** What has just been done, such as a password that was set. */
  notice?: string;
  onTry: () => void;
}

export function SignInScreen({ notice, onTry }: SignInScreenProps) {
  const t = useTexts(signInTexts);
  const [isForgotten, setForgotten] = useState(false);
  const [isSecondStep, setSecondStep] = useState(false);
  if (isForgotten) {
    return (
      <DoorFrame title={t('forgotTitle')} text={t('forgotHint')}>
        <ForgotForm onBack={() => setForgotten(false)} />
      </DoorFrame>
    );
  }
  return (
    <DoorFrame title={t(isSecondStep ? 'codeTitle' : 'title')}>
      {notice !== undefined && (
        <Alert color="teal" role="status">
          {notice}
        </Alert>
      )}
      <SignInForm onTry={onTry} onStep={setSecondStep} />
      {!isSecondStep && (
        <Anchor component="button" type="button" size="sm" ta="start" onClick={() => setForgotten(true)}>
          {t('forgot')}
        </Anchor>
      )}
    </DoorFrame>
  );
}
