import { Alert, Button, Stack } from '@mantine/core';
import { useState } from 'react';

import type { MailTest } from '#domain/schemas/mail-server.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useSession } from '../../session/session.ts';
import { notifyFailure } from '../../ui/notify.ts';
import { ProgramOutput } from '../../ui/program-output.tsx';
import { lettersTexts } from './letters.texts.ts';
import type { LetterForm } from './use-letter.ts';

/** Sends the letter with what is typed to whoever types it. */
export function TestLetter({ form, orderId }: { form: LetterForm; orderId: string | null }) {
  const t = useTexts(lettersTexts);
  const email = useSession((state) => state.account?.email ?? '');
  const [result, setResult] = useState<MailTest>();
  const [isSending, setSending] = useState(false);
  const { letter, input } = form;

  async function send(): Promise<void> {
    setSending(true);
    setResult(undefined);
    try {
      const path = `/admin/mail/letters/${letter.kind}/${letter.language}/test-letter`;
      setResult(await api.post<MailTest>(path, { ...input, orderId }));
    } catch (error) {
      notifyFailure(error);
    }
    setSending(false);
  }

  return (
    <Stack gap="sm">
      <Button
        variant="default"
        loading={isSending}
        disabled={form.isWrong}
        onClick={() => void send()}
        style={{ alignSelf: 'flex-start' }}
      >
        {t('sendTest')}
      </Button>
      <div role="status">
        {result && (
          <Alert color={result.outcome === 'sent' ? 'teal' : 'red'}>
            {result.outcome === 'sent' ? t('sent.sent', { email }) : t('sent.failed')}
            <ProgramOutput text={result.detail} dir="auto" />
          </Alert>
        )}
      </div>
    </Stack>
  );
}
