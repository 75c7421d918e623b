import type { Translator } from '#domain/i18n/translate.ts';
import type { Account } from '#domain/schemas/account.schema.ts';
import { checkPassword } from '#domain/password-rules.ts';
import { checkEmail, checkNoEmpty } from '#domain/validation.ts';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useForm } from '#ui/form/use-form.ts';

import { callApi } from '../client/api-client.ts';
import { toFormAnswer } from '../client/form-answer.ts';
import { authStore } from '../shop/auth-store.ts';
import { Saved } from './profile-form.tsx';

const rules = {
  email: [checkNoEmpty, checkEmail],
  // Left empty, the password stays.
  password: [(value: unknown) => (value === '' ? null : checkPassword(value))],
  currentPassword: [checkNoEmpty],
};

interface AccessFormProps {
  email: string;
  /** They have just been changed. */
  isChanged: boolean;
  onChanged(): void;
  t: Translator;
}

/** Email and password; both need the present password. */
export function AccessForm({ email, isChanged, onChanged, t }: AccessFormProps) {
  const form = useForm({
    idPrefix: 'access',
    initial: { email, password: '', currentPassword: '' },
    labels: {
      email: t('forms.email'),
      password: t('forms.newPassword'),
      currentPassword: t('forms.currentPassword'),
    },
    rules,
    t,
    async submit(values) {
      const session = authStore.get();
      const body = {
        currentPassword: values.currentPassword,
        ...(values.email.trim() !== email && { email: values.email.trim() }),
        ...(values.password !== '' && { password: values.password }),
      };
      const [failure, account] = await callApi<Account>('PUT', '/users', { body, token: session?.token });
      if (failure?.status === 409) return { children: { email: { errors: [t('forms.errors.emailTaken')] } } };
      if (failure) return toFormAnswer(failure, t);
      if (session) authStore.set({ ...session, email: account.email });
      return { success: true };
    },
    onSuccess: onChanged,
  });
  return (
    <form className="vt-form" {...form.props}>
      <ErrorSummary form={form} />
      <TextField field={form.field('email')} type="email" autoComplete="email" maxLength={254} />
      <div className="vt-form__row">
        <PasswordField field={form.field('password')} autoComplete="new-password" t={t} />
        <PasswordField field={form.field('currentPassword')} autoComplete="current-password" t={t} />
      </div>
      <Saved isSaved={isChanged && form.touched.size === 0} t={t} />
      <SubmitButton status={form.status}>{t('common.save')}</SubmitButton>
    </form>
  );
}
