import { useRef } from 'react';

import type { Translator } from '#domain/i18n/translate.ts';
import type { ResetRequestAnswer } from '#domain/schemas/account.schema.ts';
import { checkEmail, checkNoEmpty } from '#domain/validation.ts';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useForm } from '#ui/form/use-form.ts';

import { callApi } from '../client/api-client.ts';
import { toFormAnswer } from '../client/form-answer.ts';
import type { AuthView } from './auth-view.ts';

/** Asks for a link to set a new password; the answer is the same for unknown addresses. */
export function RequestResetForm({ onDone, t }: { onDone(view: AuthView): void; t: Translator }) {
  const isSent = useRef(true);
  const form = useForm({
    idPrefix: 'reset',
    initial: { email: '' },
    labels: { email: t('forms.email') },
    rules: { email: [checkNoEmpty, checkEmail] },
    t,
    async submit({ email }) {
      const [failure, answer] = await callApi<ResetRequestAnswer>('POST', '/reset_password_request', {
        body: { email: email.trim() },
      });
      if (failure) return toFormAnswer(failure, t);
      isSent.current = answer?.isSent ?? true;
      return { success: true };
    },
    onSuccess: (_answer, { email }) =>
      onDone(isSent.current ? { name: 'resetSent', email: email.trim() } : { name: 'resetKept' }),
  });
  return (
    <form className="vt-form" {...form.props}>
      <p>{t('auth.resetHint')}</p>
      <ErrorSummary form={form} />
      <TextField field={form.field('email')} type="email" autoComplete="email" maxLength={254} />
      <SubmitButton status={form.status}>{t('auth.resetSubmit')}</SubmitButton>
    </form>
  );
}
