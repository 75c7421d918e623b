import { Alert, Anchor, Button, Stack } from '@mantine/core';
import { useState } from 'react';

import type { ResetRequestAnswer } from '#domain/schemas/account.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { focusAtFirst } from '../ui/focus-at-first.ts';
import { EmailInput } from './email-input.tsx';
import { FailureAlert } from './failure-alert.tsx';
import { signInTexts } from './sign-in.texts.ts';
import { useSending } from './use-sending.ts';

/** Asks for a link that sets a new password; the answer is the same whoever asks. */
export function ForgotForm({ onBack }: { onBack: () => void }) {
  const t = useTexts(signInTexts);
  const [email, setEmail] = useState('');
  const [answer, setAnswer] = useState<{ email: string; isSent: boolean } | null>(null);
  const { isSending, failure, submit } = useSending(async () => {
    const { isSent = true } = await api.post<ResetRequestAnswer>('/admin/password-reset-request', { email });
    setAnswer({ email, isSent });
  });
  const back = (
    <Anchor component="button" type="button" size="sm" ta="start" onClick={onBack}>
      {t('back')}
    </Anchor>
  );
  if (answer) {
    return (
      <Stack>
        <Alert color={answer.isSent ? 'teal' : 'orange'} role="status">
          {t(answer.isSent ? 'linkSent' : 'linkKept', { email: answer.email })}
        </Alert>
        {back}
      </Stack>
    );
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        <FailureAlert failure={failure} />
        <EmailInput ref={focusAtFirst} value={email} error={failure?.fields['email']} onChange={setEmail} />
        <Button type="submit" size="md" loading={isSending}>
          {t('sendLink')}
        </Button>
        {back}
      </Stack>
    </form>
  );
}
