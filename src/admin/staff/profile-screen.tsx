import { LoadingState } from '../ui/loading-state.tsx';
import { Page } from '../ui/page.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { useSession } from '../session/session.ts';
import { AboutForm } from './about-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { profileTexts } from './profile.texts.ts';
import { SessionList } from './session-list.tsx';
import { TotpCard } from './totp-card.tsx';

/** One's own name, language, password, second factor and sessions. */
export function Component() {
  const t = useTexts(profileTexts);
  const account = useSession((state) => state.account);
  if (!account) return <LoadingState />;
  return (
    <Page title={t('title')} narrow>
      <AboutForm account={account} />
      <PasswordForm email={account.email} />
      <TotpCard account={account} />
      <SessionList />
    </Page>
  );
}
