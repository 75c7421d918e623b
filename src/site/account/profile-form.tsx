import type { Translator } from '#domain/i18n/translate.ts';
import type { Profile } from '#domain/schemas/account.schema.ts';
import type { PhoneCountry } from '#domain/countries/phone-country.ts';
import { checkBirthDate, checkNoEmpty } from '#domain/validation.ts';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { PhoneField } from '#ui/form/phone/phone-field.tsx';
import { usePhone } from '#ui/form/phone/use-phone.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useForm } from '#ui/form/use-form.ts';

import { callApi } from '../client/api-client.ts';
import { toFormAnswer } from '../client/form-answer.ts';
import { authStore } from '../shop/auth-store.ts';
import { profileStore } from '../shop/session.ts';

interface ProfileFormProps {
  profile: Profile;
  phoneCountry: PhoneCountry;
  t: Translator;
}

export function ProfileForm({ profile, phoneCountry, t }: ProfileFormProps) {
  const phone = usePhone(phoneCountry);
  const form = useForm({
    idPrefix: 'profile',
    initial: {
      firstName: profile.firstName,
      lastName: profile.lastName,
      phone: profile.phone ?? '',
      birthDate: profile.birthDate ?? '',
    },
    labels: {
      firstName: t('forms.firstName'),
      lastName: t('forms.lastName'),
      phone: t('forms.phone'),
      birthDate: t('forms.birthDate'),
    },
    rules: {
      firstName: [checkNoEmpty],
      lastName: [checkNoEmpty],
      phone: [phone.rule],
      birthDate: [(value) => checkBirthDate(value)],
    },
    t,
    async submit({ firstName, lastName, ...others }) {
      const body = {
        firstName,
        lastName,
        ...(others.phone.trim() !== '' && { phone: others.phone }),
        ...(others.birthDate !== '' && { birthDate: others.birthDate }),
        ...(profile.address && { address: profile.address }),
      };
      const [failure, saved] = await callApi<Profile>('PUT', '/users/profile', {
        body,
        token: authStore.get()?.token,
      });
      if (failure) return toFormAnswer(failure, t);
      profileStore.set(saved);
      return { success: true };
    },
  });
  return (
    <form className="vt-form" {...form.props}>
      <ErrorSummary form={form} />
      <div className="vt-form__row">
        <TextField field={form.field('firstName')} autoComplete="given-name" maxLength={100} />
        <TextField field={form.field('lastName')} autoComplete="family-name" maxLength={100} />
      </div>
      <div className="vt-form__row">
        <PhoneField field={form.field('phone')} phone={phone} t={t} />
        <TextField field={form.field('birthDate')} type="date" autoComplete="bday" />
      </div>
      <Saved isSaved={form.status === 'sent'} t={t} />
      <SubmitButton status={form.status}>{t('common.save')}</SubmitButton>
    </form>
  );
}

/** Stands always, so that readers hear it when it fills. */
export function Saved({ isSaved, t }: { isSaved: boolean; t: Translator }) {
  return (
    <p className="vt-account__saved" role="status">
      {isSaved ? t('common.saved') : ''}
    </p>
  );
}
