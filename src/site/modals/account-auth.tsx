import { useState } from 'react';

import { Dialog } from '#ui/dialog.tsx';
import '#ui/form/form.css';
import '#ui/form/password.css';

import '../account/auth.css';
import { AuthPanel } from '../account/auth-panel.tsx';
import { isAuthMode, titleOfView, type AuthView } from '../account/auth-view.ts';
import type { ModalProps } from './modals.ts';

/** The account's modal: `details.mode` says what it opens with. */
export function AccountAuthModal({ details, isClosing, close, t }: ModalProps) {
  const [view, setView] = useState<AuthView>({
    name: isAuthMode(details['mode']) ? details['mode'] : 'signin',
  });
  return (
    <Dialog
      type="AccountAuthForm"
      id="account-auth"
      title={titleOfView(view, t)}
      isClosing={isClosing}
      onClose={close}
      closeLabel={t('common.close')}
    >
      <AuthPanel view={view} onView={setView} onDone={close} t={t} />
    </Dialog>
  );
}
