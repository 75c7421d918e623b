import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';

import type { StaffSignInAnswer } from '#domain/schemas/staff.schema.ts';

import { api } from '../api/api-client.ts';
import { ApiError } from '../api/api-error.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useSession } from './session.ts';
import { signInTexts } from './sign-in.texts.ts';

export function SignInForm({ email: knownEmail = '' }: { email?: string }) {
  const t = useTexts(signInTexts);
  const begin = useSession((state) => state.begin);
  const [email, setEmail] = useState(knownEmail);
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState('');
  const [isSending, setSending] = useState(false);

  async function signIn(event: FormEvent): Promise<void> {
    event.preventDefault();
    setSending(true);
    setFailure('');
    try {
      const { token, data } = await api.post<StaffSignInAnswer>('/admin/login', { email, password });
      if (token && data) begin({ token, data });
    } catch (error) {
      setFailure(error instanceof ApiError && error.status > 0 ? error.message : t('offline'));
    } finally {
      setSending(false);
    }
  }

  return (
    <form onSubmit={(event) => void signIn(event)}>
      <Stack>
        {failure !== '' && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        <TextInput
          label={t('email')}
          type="email"
          name="email"
          autoComplete="username"
          required
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <PasswordInput
          label={t('password')}
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Button type="submit" loading={isSending}>
          {t('submit')}
        </Button>
      </Stack>
    </form>
  );
}
