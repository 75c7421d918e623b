import { useState, useSyncExternalStore } from 'react';

import type { PhoneCountry } from '#domain/countries/phone-country.ts';
import type { Translator } from '#domain/i18n/translate.ts';
import type { Profile } from '#domain/schemas/account.schema.ts';

import { openModal } from '../modals/open-modal.ts';
import { authStore } from '../shop/auth-store.ts';
import { AccessForm } from './access-form.tsx';
import type { SampleCustomer } from './account-app.tsx';
import { Failed, Loading } from './loading.tsx';
import { ProfileForm } from './profile-form.tsx';
import { useResource } from './use-resource.ts';

/** Profile, access and the way out for good. */
export function SettingsScreen({
  phoneCountry,
  sample,
  t,
}: {
  phoneCountry: PhoneCountry;
  sample: SampleCustomer | undefined;
  t: Translator;
}) {
  const profile = useResource<Profile>('/users/profile', sample?.profile);
  const [changes, setChanges] = useState(0);
  const session = useSyncExternalStore(authStore.subscribe, authStore.get, authStore.get);
  const email = session?.email ?? sample?.email;
  return (
    <div className="vt-account__screens">
      <section className="vt-account__card" aria-labelledby="account-title">
        <h2 className="vt-account__title" id="account-title">
          {t('account.profile')}
        </h2>
        {profile.state === 'loading' && <Loading t={t} />}
        {profile.state === 'failed' && <Failed retry={profile.retry} t={t} />}
        {profile.state === 'loaded' && (
          <ProfileForm profile={profile.data} phoneCountry={phoneCountry} t={t} />
        )}
      </section>
      <section className="vt-account__card" aria-labelledby="access-title">
        <h2 className="vt-account__title" id="access-title">
          {t('account.access')}
        </h2>
        <p className="vt-account__hint">{t('account.accessHint')}</p>
        {email !== undefined && (
          <AccessForm
            // After a change it starts anew, without the passwords.
            key={changes}
            email={email}
            isChanged={changes > 0}
            onChanged={() => setChanges(changes + 1)}
            t={t}
          />
        )}
      </section>
      <section className="vt-account__card" aria-labelledby="delete-title">
        <h2 className="vt-account__title" id="delete-title">
          {t('auth.delete')}
        </h2>
        <p className="vt-account__hint">{t('account.deleteHint')}</p>
        <p>
          <button
            type="button"
            className="vt-button vt-button--outline"
            onClick={() => void openModal('AccountAuthForm', { mode: 'delete' })}
          >
            {t('auth.delete')}
          </button>
        </p>
      </section>
    </div>
  );
}
