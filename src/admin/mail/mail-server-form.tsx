import { Alert, Button, Group, Select, Stack, TextInput } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import {
  mailSecurities,
  type MailSecurity,
  type MailServerAnswer,
} from '#domain/schemas/mail-server.schema.ts';

import { useTexts } from '../i18n/use-texts.ts';
import { HiddenInput } from '../ui/hidden-input.tsx';
import { Card } from '../ui/card.tsx';
import { LeaveGuard } from '../ui/leave-guard.tsx';
import { NumberField } from '../ui/number-field.tsx';
import { numberFieldProps } from '../ui/number-field-props.ts';
import { MailTestCard } from './mail-test-card.tsx';
import { mailTexts } from './mail.texts.ts';
import { toInput, useMailServer } from './use-mail-server.ts';

interface MailServerFormProps {
  answer: MailServerAnswer;
  /** Beside the button that saves. */
  actions?: ReactNode;
  onSaved?(): void;
  /** Keeps what is typed over a reload, but for the password. */
  keepAs?: string;
}

/** The mail server's fields and a test email over what is typed. The password is written and never read back. */
export function MailServerForm({ answer, actions, onSaved, keepAs }: MailServerFormProps) {
  const t = useTexts(mailTexts);
  const { stored, source } = answer;
  const { form, isSending, submit, spreadPasted, choose, forget } = useMailServer({
    answer,
    onSaved,
    keepAs,
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
          <HiddenInput
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
