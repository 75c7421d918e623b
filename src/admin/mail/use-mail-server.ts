import { useQueryClient } from '@tanstack/react-query';

import type { MailSecurity, MailServerAnswer, MailServerInput } from '#domain/schemas/mail-server.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { confirmAction } from '../ui/confirm-action.tsx';
import { forgetKept, keepValues, readKept } from '../ui/kept-values.ts';
import { notifyFailure, notifySuccess } from '../ui/notify.ts';
import { useServerForm } from '../ui/use-server-form.ts';
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

interface MailServerHookInput {
  answer: MailServerAnswer;
  onSaved?: (() => void) | undefined;
  /** Keeps what is typed over a reload, but for the password. */
  keepAs?: string | undefined;
}

/** The mail server's form: saves it, forgets it, and fills what follows from what is typed. */
export function useMailServer({ answer, onSaved, keepAs }: MailServerHookInput) {
  const t = useTexts(mailTexts);
  const client = useQueryClient();
  const { stored } = answer;
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

  return { form, isSending, submit, spreadPasted, choose, forget };
}

function withoutSecret({ host, port, security, username, sender }: NonNullable<MailServerAnswer['stored']>) {
  return { host, port, security, username, sender };
}

/** An emptied port is refused by the server, with its own words. */
export function toInput({ port, ...values }: ServerValues): MailServerInput {
  return { ...values, port: port ?? 0 };
}
