import { useTexts } from '../i18n/use-texts.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { LoadingState } from '../ui/loading-state.tsx';
import { Page } from '../ui/page.tsx';
import { LettersCard } from './letters/letters-card.tsx';
import { MailNotice } from './mail-notice.tsx';
import { MailServerForm } from './mail-server-form.tsx';
import { mailTexts } from './mail.texts.ts';
import { useMailServer } from './use-mail.ts';

/** How the shop's emails leave it, and whether they arrive. */
export function Component() {
  const t = useTexts(mailTexts);
  const { data, error, refetch } = useMailServer();
  return (
    <Page title={t('title')} narrow>
      <MailNotice isAtServer />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingState />}
      {/* What was saved begins a new form. */}
      {data && <MailServerForm key={data.version} answer={data} />}
      <LettersCard />
    </Page>
  );
}
