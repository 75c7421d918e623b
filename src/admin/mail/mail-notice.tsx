import { Alert, Anchor } from '@mantine/core';
import { IconMailOff } from '@tabler/icons-react';
import { Link } from 'react-router';

import { useTexts } from '../i18n/use-texts.ts';
import { useMay } from '../session/session.ts';
import { mailTexts } from './mail.texts.ts';
import { WaitingMails } from './waiting-mails.tsx';
import { useMailState } from './use-mail.ts';

interface MailNoticeProps {
  /** Only what keeps emails from leaving: an address is of no use here. */
  sendingOnly?: boolean;
  /** The address is entered on this very screen. */
  isAtAddress?: boolean;
  /** The server is entered on this very screen. */
  isAtServer?: boolean;
}

/** Says so where a shop's emails reach nobody; nothing while all is well, or not known. */
export function MailNotice({
  sendingOnly = false,
  isAtAddress = false,
  isAtServer = false,
}: MailNoticeProps) {
  const t = useTexts(mailTexts);
  const isAdmin = useMay('admin');
  const state = useMailState();
  if (!state) return null;
  // Without a server the address is of no use yet: one thing at a time.
  if (!state.isSent) {
    return (
      <Alert color="yellow" icon={<IconMailOff aria-hidden />} title={t('notSent')}>
        {t('notSentText')}{' '}
        {isAdmin && !isAtServer && (
          <Anchor component={Link} to="/mail" inherit c="dark.9" underline="always">
            {t('toServer')}
          </Anchor>
        )}
      </Alert>
    );
  }
  if (state.waiting?.isStuck || (state.waiting && isAtServer))
    return <WaitingMails waiting={state.waiting} isAtServer={isAtServer} />;
  if (state.hasAddress || sendingOnly) return null;
  return (
    <Alert color="yellow" icon={<IconMailOff aria-hidden />} title={t('noAddress')}>
      {t('noAddressText')}{' '}
      {isAdmin && !isAtAddress && (
        <Anchor component={Link} to="/settings?tab=contacts" inherit c="dark.9" underline="always">
          {t('setAddress')}
        </Anchor>
      )}
    </Alert>
  );
}
