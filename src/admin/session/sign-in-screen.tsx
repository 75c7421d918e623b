import { Alert, Anchor } from '@mantine/core';
import { useState } from 'react';

import { useTexts } from '../i18n/use-texts.ts';
import { DoorFrame } from './door-frame.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { signInTexts } from './sign-in.texts.ts';

/** `notice` tells what has just been done, such as a password that was set. */
export function SignInScreen({ notice }: { notice?: string }) {
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
      <SignInForm onStep={setSecondStep} />
      {!isSecondStep && (
        <Anchor component="button" type="button" size="sm" ta="start" onClick={() => setForgotten(true)}>
          {t('forgot')}
        </Anchor>
      )}
    </DoorFrame>
  );
}
