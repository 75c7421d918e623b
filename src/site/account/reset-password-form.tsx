import { useMemo, useState } from 'react';

import { createTranslator } from '#domain/i18n/translate.ts';
import { checkPassword } from '#domain/password-rules.ts';
import { checkNoEmpty } from '#domain/validation.ts';
import type { Language } from '#locales/languages.ts';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useForm } from '#ui/form/use-form.ts';

import { callApi } from '../client/api-client.ts';
import { toFormAnswer } from '../client/form-answer.ts';
import { openModal } from '../modals/open-modal.ts';
import type { AccountMessage } from './account.messages.ts';
import type { AuthView } from './auth-view.ts';
import { RequestResetForm } from './request-reset-form.tsx';

export interface ResetPasswordProps {
  token: string;
  language: Language;
  messages: Record<AccountMessage, string>;
}

/** Sets a new password with the token of a mail; a token that is spent leads to a new one (requirement 468), none to the request. */
export function ResetPasswordForm({ token, language, messages }: ResetPasswordProps) {
  const t = useMemo(() => createTranslator(language, messages), [language, messages]);
  const [outcome, setOutcome] = useState<'open' | 'done' | 'expired'>('open');
  const [asked, setAsked] = useState<AuthView | null>(null);
  const form = useForm({
    idPrefix: 'new-password',
    initial: { password: '' },
    labels: { password: t('forms.newPassword') },
    rules: { password: [checkNoEmpty, checkPassword] },
    t,
    async submit({ password }) {
      const path = `/reset_password_confirm/${encodeURIComponent(token)}`;
      const [failure] = await callApi('POST', path, { body: { password } });
      if (!failure) return { success: true };
      if (failure.status !== 404 && failure.status !== 410) return toFormAnswer(failure, t);
      setOutcome('expired');
      return { errors: [t('auth.resetExpired')] };
    },
    onSuccess: () => setOutcome('done'),
  });
  if (token === '') {
    if (asked === null) return <RequestResetForm onDone={setAsked} t={t} />;
    return (
      <p className="vt-auth" role="status">
        {asked.name === 'resetSent' ? t('auth.resetSent', { email: asked.email }) : t('auth.resetKept')}
      </p>
    );
  }
  if (outcome !== 'open') {
    const isDone = outcome === 'done';
    return (
      <div className="vt-auth" role="status">
        <p>{t(isDone ? 'auth.resetDone' : 'auth.resetExpired')}</p>
        <p>
          <button
            type="button"
            className="vt-button vt-button--primary"
            onClick={() => void openModal('AccountAuthForm', { mode: isDone ? 'signin' : 'reset' })}
          >
            {t(isDone ? 'auth.signIn' : 'auth.resetAgain')}
          </button>
        </p>
      </div>
    );
  }
  // Sent by the browser itself, before the code has arrived, the password would stand in the address.
  return (
    <form className="vt-form" method="dialog" {...form.props}>
      <ErrorSummary form={form} />
      <PasswordField field={form.field('password')} autoComplete="new-password" t={t} />
      <SubmitButton status={form.status}>{t('auth.setPassword')}</SubmitButton>
    </form>
  );
}
