import type { Translator } from '#domain/i18n/translate.ts';
import { checkEmail, checkNoEmpty } from '#domain/validation.ts';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useForm } from '#ui/form/use-form.ts';

import { callApi } from '../client/api-client.ts';
import { toFormAnswer } from '../client/form-answer.ts';

/** Asks for a link to set a new password; the answer is the same for unknown addresses. */
export function RequestResetForm({ onDone, t }: { onDone(email: string): void; t: Translator }) {
  const form = useForm({
    idPrefix: 'reset',
    initial: { email: '' },
    labels: { email: t('forms.email') },
    rules: { email: [checkNoEmpty, checkEmail] },
    t,
    async submit({ email }) {
      const [failure] = await callApi('POST', '/reset_password_request', { body: { email: email.trim() } });
      return failure ? toFormAnswer(failure, t) : { success: true };
    },
    onSuccess: (_answer, { email }) => onDone(email.trim()),
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
