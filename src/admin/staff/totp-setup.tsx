import { Anchor, Button, Code, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';

import type { RecoveryCodes, TotpEnrolment } from '#domain/schemas/staff.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { FailureAlert } from '../session/failure-alert.tsx';
import { useSending } from '../session/use-sending.ts';
import { notifyFailure } from '../ui/notify.ts';
import { focusAtFirst } from '../ui/focus-at-first.ts';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodeList } from './recovery-codes.tsx';
import { totpTexts } from './totp.texts.ts';

interface TotpSetupProps {
  onStart?: () => void;
  onCancel?: () => void;
  /** The codes were shown and kept. */
  onDone: () => void;
}

/** Turns two-factor sign-in on in three steps: scan, confirm by a code, keep the recovery codes. */
export function TotpSetup({ onStart, onCancel, onDone }: TotpSetupProps) {
  const t = useTexts(totpTexts);
  const [enrolment, setEnrolment] = useState<TotpEnrolment | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [isStarting, setStarting] = useState(false);

  async function start(): Promise<void> {
    setStarting(true);
    try {
      setEnrolment(await api.post<TotpEnrolment>('/admin/me/totp'));
      onStart?.();
    } catch (error) {
      notifyFailure(error);
    } finally {
      setStarting(false);
    }
  }

  if (codes) return <RecoveryCodeList codes={codes} onDone={onDone} />;
  if (!enrolment) {
    return (
      <Button loading={isStarting} onClick={() => void start()} style={{ alignSelf: 'flex-start' }}>
        {t('turnOn')}
      </Button>
    );
  }
  return (
    <ConfirmForm
      enrolment={enrolment}
      onCodes={setCodes}
      onCancel={() => {
        setEnrolment(null);
        onCancel?.();
      }}
    />
  );
}

interface ConfirmFormProps {
  enrolment: TotpEnrolment;
  onCodes: (codes: readonly string[]) => void;
  onCancel: () => void;
}

function ConfirmForm({ enrolment, onCodes, onCancel }: ConfirmFormProps) {
  const t = useTexts(totpTexts);
  const [code, setCode] = useState('');
  const { isSending, failure, submit } = useSending(async () => {
    const { codes } = await api.put<RecoveryCodes>('/admin/me/totp', { code });
    onCodes(codes);
  });
  return (
    <form onSubmit={submit}>
      <Stack>
        <FailureAlert failure={failure} />
        <Text size="sm">{t('scan')}</Text>
        <Group align="flex-start" gap="lg">
          <QrCode text={enrolment.address} label={t('picture')} />
          <Stack gap="xs" maw={320}>
            <Text size="sm" c="gray.7">
              {t('byHand')}
            </Text>
            <Code block fz="sm" style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
              {enrolment.secret.replace(/(.{4})(?=.)/g, '$1 ')}
            </Code>
            <Anchor href={enrolment.address} size="sm">
              {t('openApp')}
            </Anchor>
          </Stack>
        </Group>
        <TextInput
          label={t('code')}
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          required
          withAsterisk={false}
          ref={focusAtFirst}
          maxLength={10}
          maw={340}
          value={code}
          error={failure?.fields['code']}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Group gap="sm">
          <Button type="submit" loading={isSending}>
            {t('confirm')}
          </Button>
          <Button variant="default" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
