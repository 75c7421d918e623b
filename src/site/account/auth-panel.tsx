import type { Translator } from '#domain/i18n/translate.ts';
import { paths } from '#domain/routes.ts';

import type { AuthView } from './auth-view.ts';
import { CreateAccountForm } from './create-account-form.tsx';
import { DeleteAccountForm } from './delete-account-form.tsx';
import { RequestResetForm } from './request-reset-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

interface AuthPanelProps {
  view: AuthView;
  onView(view: AuthView): void;
  /** After signing in, and where a panel is to be left. */
  onDone(): void;
  t: Translator;
}

/** Signing in, creating an account, asking for a new password, deleting the account; each leads to the others. */
export function AuthPanel({ view, onView, onDone, t }: AuthPanelProps) {
  const link = (name: 'signin' | 'create' | 'reset', text: string) => (
    <button type="button" className="vt-link-button" onClick={() => onView({ name })}>
      {text}
    </button>
  );
  switch (view.name) {
    case 'signin':
      return (
        <div className="vt-auth">
          <SignInForm onDone={onDone} t={t} />
          <p className="vt-auth__ways">
            {link('reset', t('auth.forgot'))}
            {link('create', t('auth.noAccount'))}
          </p>
        </div>
      );
    case 'create':
      return (
        <div className="vt-auth">
          <CreateAccountForm onDone={() => onView({ name: 'created' })} t={t} />
          <p className="vt-auth__ways">{link('signin', t('auth.haveAccount'))}</p>
        </div>
      );
    case 'reset':
      return (
        <div className="vt-auth">
          <RequestResetForm onDone={onView} t={t} />
          <p className="vt-auth__ways">{link('signin', t('auth.haveAccount'))}</p>
        </div>
      );
    case 'delete':
      return <DeleteAccountForm onCancel={onDone} t={t} />;
    case 'created':
      return (
        <div className="vt-auth" role="status">
          <p>{t('auth.createdText')}</p>
          <p className="vt-auth__actions">
            <a className="vt-button vt-button--primary" href={paths.account}>
              {t('auth.toAccount')}
            </a>
            <button type="button" className="vt-button vt-button--outline" onClick={onDone}>
              {t('common.close')}
            </button>
          </p>
        </div>
      );
    case 'resetKept':
    case 'resetSent':
      return (
        <div className="vt-auth" role="status">
          <p>
            {view.name === 'resetSent' ? t('auth.resetSent', { email: view.email }) : t('auth.resetKept')}
          </p>
          <p className="vt-auth__actions">
            <button type="button" className="vt-button vt-button--primary" onClick={onDone}>
              {t('common.close')}
            </button>
          </p>
        </div>
      );
  }
}
