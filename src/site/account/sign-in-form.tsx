import type { Translator } from '#domain/i18n/translate.ts';
import { checkPassword } from '#domain/password-rules.ts';
import { checkEmail, checkNoEmpty } from '#domain/validation.ts';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useForm } from '#ui/form/use-form.ts';

import { toFormAnswer } from '../client/form-answer.ts';
import { signIn } from '../shop/session.ts';

const rules = { username: [checkNoEmpty, checkEmail], password: [checkNoEmpty, checkPassword] };

export function SignInForm({ onDone, t }: { onDone(): void; t: Translator }) {
  const form = useForm({
    idPrefix: 'signin',
    initial: { username: '', password: '' },
    labels: { username: t('forms.email'), password: t('forms.password') },
    rules,
    t,
    async submit({ username, password }) {
      const failure = await signIn(username.trim(), password);
      if (!failure) return { success: true };
      // Which of the two was wrong is nobody's business.
      if (failure.status === 401) return { children: { password: { errors: [t('forms.errors.login')] } } };
      return toFormAnswer(failure, t);
    },
    onSuccess: onDone,
  });
  return (
    <form className="vt-form" {...form.props}>
      <ErrorSummary form={form} />
      <TextField field={form.field('username')} type="email" autoComplete="username" maxLength={254} />
      <PasswordField field={form.field('password')} autoComplete="current-password" t={t} />
      <SubmitButton status={form.status}>{t('auth.signIn')}</SubmitButton>
    </form>
  );
}
