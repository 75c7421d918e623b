import { Alert, Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';

import type { MailServerInput, MailTest } from '#domain/schemas/mail-server.schema.ts';

import { api } from '../api/api-client.ts';
import { ApiError } from '../api/api-error.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useSession } from '../session/session.ts';
import { Card } from '../ui/card.tsx';
import { notifyFailure } from '../ui/notify.ts';
import { ProgramOutput } from '../ui/program-output.tsx';
import { flattenErrors } from '../ui/use-server-form.ts';
import { mailTexts } from './mail.texts.ts';

interface MailTestCardProps {
  /** What is typed; null: the server over which emails leave now. */
  server(): MailServerInput | null;
  /** Fields of the server that are refused, by their names. */
  onRefused(errors: Record<string, string>): void;
}

/** Sends an email now and tells what the server has said. */
export function MailTestCard({ server, onRefused }: MailTestCardProps) {
  const t = useTexts(mailTexts);
  const account = useSession((state) => state.account);
  const [to, setTo] = useState(account?.email ?? '');
  const [problem, setProblem] = useState<string>();
  const [result, setResult] = useState<MailTest & { to: string }>();
  const [isSending, setSending] = useState(false);

  async function send(): Promise<void> {
    setSending(true);
    setResult(undefined);
    setProblem(undefined);
    onRefused({});
    try {
      setResult({ ...(await api.post<MailTest>('/admin/mail/test', { to, server: server() })), to });
    } catch (error) {
      const errors = error instanceof ApiError ? flattenErrors(error.children) : {};
      setProblem(errors['to']);
      onRefused(
        Object.fromEntries(Object.entries(errors).map(([path, text]) => [path.replace('server.', ''), text])),
      );
      if (Object.keys(errors).length === 0) notifyFailure(error);
    }
    setSending(false);
  }

  return (
    <Card title={t('test')} text={t('testHelp')}>
      <Group align="flex-end" gap="sm">
        <TextInput
          label={t('to')}
          type="email"
          maxLength={254}
          value={to}
          error={problem}
          onChange={(event) => setTo(event.currentTarget.value)}
          style={{ flexGrow: 1 }}
        />
        <Button variant="default" loading={isSending} onClick={() => void send()}>
          {t('sendTest')}
        </Button>
      </Group>
      <div role="status">
        {result && (
          <Alert color={result.outcome === 'sent' ? 'teal' : 'red'}>
            <Stack gap="xs">
              {t(`outcome.${result.outcome}`, { to: result.to })}
              <ProgramOutput text={result.detail} dir="auto" />
            </Stack>
          </Alert>
        )}
      </div>
    </Card>
  );
}
