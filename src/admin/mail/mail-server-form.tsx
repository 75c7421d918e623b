import { Alert, Button, Group, PasswordInput, Select, Stack, TextInput } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import {
  mailSecurities,
  type MailSecurity,
  type MailServerAnswer,
  type MailServerInput,
} from '#domain/schemas/mail-server.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Card } from '../ui/card.tsx';
import { confirmAction } from '../ui/confirm-action.tsx';
import { forgetKept, keepValues, readKept } from '../ui/kept-values.ts';
import { LeaveGuard } from '../ui/leave-guard.tsx';
import { notifyFailure, notifySuccess } from '../ui/notify.ts';
import { NumberField } from '../ui/number-field.tsx';
import { numberFieldProps } from '../ui/number-field-props.ts';
import { useServerForm } from '../ui/use-server-form.ts';
import { MailTestCard } from './mail-test-card.tsx';
import { mailTexts } from './mail.texts.ts';
import { readPastedServer } from './pasted-server.ts';

// A type, not an interface: only types fit the tree of values that forms hold.
type ServerValues = Omit<MailServerInput, 'port'> & { port: number | null };

const usualPorts: Readonly<Record<MailSecurity, number>> = { starttls: 587, tls: 465, none: 25 };
const emptyServer: ServerValues = {
  host: '',
  port: usualPorts.starttls,
  security: 'starttls',
  username: '',
  password: '',
  sender: '',
};

interface MailServerFormProps {
  answer: MailServerAnswer;
  /** Beside the button that saves. */
  actions?: ReactNode;
  onSaved?(): void;
  /** Keeps what is typed over a reload, but for the password. */
  keepAs?: string;
}

/** The mail server's fields and a test letter over what is typed. The password is written and never read back. */
export function MailServerForm({ answer, actions, onSaved, keepAs }: MailServerFormProps) {
  const t = useTexts(mailTexts);
  const client = useQueryClient();
  const { stored, source } = answer;
  const { form, isSending, submit } = useServerForm<ServerValues>({
    initialValues: {
      ...(stored ? { ...withoutSecret(stored), password: '' } : emptyServer),
      ...(keepAs !== undefined && readKept<ServerValues>(keepAs)),
    },
    onValuesChange: (typed) => keepAs !== undefined && keepValues(keepAs, { ...typed, password: '' }),
    async send(values) {
      const body = { ...toInput(values), version: answer.version };
      const saved = await api.put<MailServerAnswer>('/admin/mail/server', body);
      notifySuccess(t('saved'));
      client.setQueryData(['mail', 'server'], saved);
      await client.invalidateQueries({ queryKey: ['mail', 'state'] });
      if (keepAs !== undefined) forgetKept(keepAs);
      onSaved?.();
    },
  });
  if (source === 'environment') {
    return (
      <Stack gap="md">
        <Alert icon={<IconInfoCircle aria-hidden />}>{t('environment')}</Alert>
        <MailTestCard server={() => null} onRefused={() => {}} />
        {actions && <Group justify="flex-end">{actions}</Group>}
      </Stack>
    );
  }

  function spreadPasted(): void {
    const pasted = readPastedServer(form.getValues().host);
    if (!pasted) return;
    const security = pasted.isTls ? 'tls' : form.getValues().security;
    form.setValues({ host: pasted.host, security, port: pasted.port ?? usualPorts[security] });
  }

  function choose(security: MailSecurity): void {
    const { port, security: before } = form.getValues();
    form.setValues({ security, ...(port === usualPorts[before] && { port: usualPorts[security] }) });
  }

  async function forget(): Promise<void> {
    const isWanted = await confirmAction({
      title: t('forgetTitle'),
      text: t('forgetText'),
      confirmLabel: t('forget'),
      danger: true,
    });
    if (!isWanted) return;
    try {
      await api.delete('/admin/mail/server');
      await client.invalidateQueries({ queryKey: ['mail'] });
    } catch (error) {
      notifyFailure(error);
    }
  }

  return (
    <Stack gap="md">
      {form.isDirty() && keepAs === undefined && <LeaveGuard />}
      <form onSubmit={submit} autoComplete="off" noValidate inert={isSending}>
        <Card title={t('server')} text={t('serverHelp')}>
          <Group align="flex-start" grow preventGrowOverflow={false}>
            <TextInput
              label={t('host')}
              placeholder="smtp.example.com"
              maxLength={253}
              miw={200}
              {...form.getInputProps('host')}
              onBlur={spreadPasted}
            />
            <Select
              label={t('security')}
              allowDeselect={false}
              miw={200}
              data={mailSecurities.map((value) => ({ value, label: t(`security.${value}`) }))}
              {...form.getInputProps('security')}
              onChange={(value) => value && choose(value as MailSecurity)}
            />
            <NumberField
              kind="count"
              isPlain
              label={t('port')}
              min={1}
              max={65_535}
              required
              withAsterisk={false}
              maw={140}
              {...numberFieldProps(form, 'port')}
            />
          </Group>
          <TextInput
            label={t('username')}
            description={t('usernameHelp')}
            autoComplete="off"
            maxLength={254}
            {...form.getInputProps('username')}
          />
          <PasswordInput
            label={t('password')}
            description={t(stored?.hasPassword ? 'passwordStored' : 'passwordHelp')}
            autoComplete="new-password"
            maxLength={500}
            {...form.getInputProps('password')}
          />
          <TextInput
            label={t('sender')}
            description={t('senderHelp')}
            type="email"
            maxLength={254}
            {...form.getInputProps('sender')}
          />
          <Group justify="space-between">
            <div>
              {stored && (
                <Button variant="subtle" color="red.9" onClick={() => void forget()}>
                  {t('forget')}
                </Button>
              )}
            </div>
            <Group gap="sm">
              {actions}
              <Button type="submit" loading={isSending}>
                {t('save')}
              </Button>
            </Group>
          </Group>
        </Card>
      </form>
      <MailTestCard
        server={() => (form.isDirty() || !stored ? toInput(form.getValues()) : null)}
        onRefused={form.setErrors}
      />
    </Stack>
  );
}

function withoutSecret({ host, port, security, username, sender }: NonNullable<MailServerAnswer['stored']>) {
  return { host, port, security, username, sender };
}

/** An emptied port is refused by the server, with its own words. */
function toInput({ port, ...values }: ServerValues): MailServerInput {
  return { ...values, port: port ?? 0 };
}
