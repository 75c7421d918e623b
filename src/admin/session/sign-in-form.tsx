import { Button, Stack } from '@mantine/core';
import { useState } from 'react';

import type { StaffSignInAnswer } from '#domain/schemas/staff.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { focusAtFirst } from '../ui/focus-at-first.ts';
import { CodeForm } from './code-form.tsx';
import { EmailInput } from './email-input.tsx';
import { FailureAlert } from './failure-alert.tsx';
import { SecretInput } from './secret-input.tsx';
import { useSession } from './session.ts';
import { signInTexts } from './sign-in.texts.ts';
import { useSending } from './use-sending.ts';

interface SignInFormProps {
  /** Of whoever signs in again. */
  email?: string;
  /** The password is on its way to the server. */
  onTry?: () => void;
  /** The second step has begun or ended. */
  onStep?: (isSecond: boolean) => void;
}

/** Password first; the code of the app after it where the account asks for one. */
export function SignInForm({ email: knownEmail = '', onTry, onStep }: SignInFormProps) {
  const t = useTexts(signInTexts);
  const begin = useSession((state) => state.begin);
  const [email, setEmail] = useState(knownEmail);
  const [password, setPassword] = useState('');
  const [step, setStep] = useState<string | null>(null);
  const { isSending, failure, submit } = useSending(async () => {
    onTry?.();
    const { token, data, secondStep } = await api.post<StaffSignInAnswer>('/admin/login', {
      email,
      password,
    });
    if (token !== undefined && data) begin({ token, data });
    else if (secondStep !== undefined) go(secondStep);
  });

  function go(next: string | null): void {
    setStep(next);
    setPassword('');
    onStep?.(next !== null);
  }

  if (step !== null) return <CodeForm token={step} onBack={() => go(null)} />;
  return (
    <form onSubmit={submit}>
      <Stack>
        <FailureAlert failure={failure} />
        <EmailInput
          ref={knownEmail === '' ? focusAtFirst : undefined}
          value={email}
          error={failure?.fields['email']}
          onChange={setEmail}
        />
        <SecretInput
          label={t('password')}
          name="password"
          autoComplete="current-password"
          required
          withAsterisk={false}
          ref={knownEmail === '' ? undefined : focusAtFirst}
          value={password}
          error={failure?.fields['password']}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Button type="submit" size="md" loading={isSending}>
          {t('submit')}
        </Button>
      </Stack>
    </form>
  );
}
