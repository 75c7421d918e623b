import type { Translator } from '#domain/i18n/translate.ts';
import { checkPassword } from '#domain/password-rules.ts';
import { checkEmail, checkNoEmpty } from '#domain/validation.ts';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useForm } from '#ui/form/use-form.ts';

import { callApi } from '../client/api-client.ts';
import { toFormAnswer } from '../client/form-answer.ts';
import { cartStore } from '../shop/cart-store.ts';
import { signIn } from '../shop/session.ts';

const rules = {
  firstName: [checkNoEmpty],
  lastName: [checkNoEmpty],
  email: [checkNoEmpty, checkEmail],
  password: [checkNoEmpty, checkPassword],
};

/** Creates an account and signs its owner in. */
export function CreateAccountForm({ onDone, t }: { onDone(): void; t: Translator }) {
  const form = useForm({
    idPrefix: 'create',
    initial: { firstName: kept('firstName'), lastName: kept('lastName'), email: kept('email'), password: '' },
    labels: {
      firstName: t('forms.firstName'),
      lastName: t('forms.lastName'),
      email: t('forms.email'),
      password: t('forms.password'),
    },
    rules,
    t,
    async submit({ firstName, lastName, email, password }) {
      const body = { email: email.trim(), password, profile: { firstName, lastName } };
      const [failure] = await callApi('POST', '/register', { body });
      if (failure?.status === 409) return { children: { email: { errors: [t('forms.errors.emailTaken')] } } };
      const refused = failure ?? (await signIn(body.email, password));
      return refused ? flattenProfile(toFormAnswer(refused, t)) : { success: true };
    },
    onSuccess: onDone,
  });
  return (
    <form className="vt-form" {...form.props}>
      <ErrorSummary form={form} />
      <div className="vt-form__row">
        <TextField field={form.field('firstName')} autoComplete="given-name" maxLength={100} />
        <TextField field={form.field('lastName')} autoComplete="family-name" maxLength={100} />
      </div>
      <TextField field={form.field('email')} type="email" autoComplete="email" maxLength={254} />
      <PasswordField field={form.field('password')} autoComplete="new-password" t={t} />
      <SubmitButton status={form.status}>{t('auth.create')}</SubmitButton>
    </form>
  );
}

/** What was typed at the checkout: who orders as a guest and then wants an account types a password only. */
function kept(name: string): string {
  const value = cartStore.get().checkoutFields[name];
  return typeof value === 'string' ? value : '';
}

/** The server nests the names; here they stand among the other fields. */
function flattenProfile(answer: ReturnType<typeof toFormAnswer>): ReturnType<typeof toFormAnswer> {
  const { profile, ...children } = answer?.children ?? {};
  return answer && profile ? { ...answer, children: { ...children, ...profile.children } } : answer;
}
