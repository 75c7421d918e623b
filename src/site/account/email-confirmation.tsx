import { useEffect, useRef, useState } from 'react';

import type { Translator } from '#domain/i18n/translate.ts';
import { confirmEmailHash } from '#domain/routes.ts';
import type { OwnAccount, ResetRequestAnswer } from '#domain/schemas/account.schema.ts';

import { callApi } from '../client/api-client.ts';
import { toFormAnswer } from '../client/form-answer.ts';
import { authStore } from '../shop/auth-store.ts';
import { useResource } from './use-resource.ts';

/** Confirms an address by the link of the email that has led here; offers another one as long as it is not confirmed. */
export function EmailConfirmation({ onConfirmed, t }: { onConfirmed(): void; t: Translator }) {
  const account = useResource<OwnAccount>('/users');
  const [told, setTold] = useState('');
  const [isDone, setDone] = useState(false);
  const isBusy = useRef(false);

  useEffect(() => {
    if (!location.hash.startsWith(confirmEmailHash)) return;
    const token = location.hash.slice(confirmEmailHash.length);
    history.replaceState(history.state, '', location.pathname + location.search);
    const confirm = async () => {
      const path = `/users/email_confirmation/${token}`;
      const [failure] = await callApi('POST', path, { token: authStore.get()?.token });
      setDone(!failure);
      if (!failure) onConfirmed();
      if (failure?.status === 404) return setTold(t('account.confirmExpired'));
      setTold(failure ? messageOf(failure, t) : t('account.confirmDone'));
    };
    void confirm();
  }, [onConfirmed, t]);

  async function send(email: string) {
    if (isBusy.current) return;
    isBusy.current = true;
    const [failure, answer] = await callApi<ResetRequestAnswer>('POST', '/users/email_confirmation', {
      token: authStore.get()?.token,
    });
    isBusy.current = false;
    if (failure) return setTold(messageOf(failure, t));
    setTold(t(answer.isSent === false ? 'account.confirmKept' : 'account.confirmSent', { email }));
  }

  const email =
    account.state === 'loaded' && !account.data.emailConfirmed && !isDone ? account.data.email : '';
  return (
    <div className="vt-account__confirm">
      {email !== '' && (
        <>
          <p className="vt-account__confirm-title">{t('account.confirmTitle')}</p>
          <p className="vt-account__hint">{t('account.confirmText', { email })}</p>
          <p>
            <button type="button" className="vt-button vt-button--outline" onClick={() => void send(email)}>
              {t('account.confirmSend')}
            </button>
          </p>
        </>
      )}
      <p className="vt-account__confirm-status" role="status">
        {told}
      </p>
    </div>
  );
}

function messageOf(failure: Parameters<typeof toFormAnswer>[0], t: Translator): string {
  return toFormAnswer(failure, t)?.errors?.[0] ?? t('account.notLoaded');
}
