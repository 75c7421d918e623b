import { Alert, Anchor } from '@mantine/core';
import { IconMailOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import type { MailState } from '#domain/schemas/mail-state.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { mayUse, useSession } from '../session/session.ts';
import { mailTexts } from './mail.texts.ts';

interface MailNoticeProps {
  /** Only what keeps letters from leaving: an address is of no use here. */
  sendingOnly?: boolean;
  /** The address is entered on this very screen. */
  isAtAddress?: boolean;
}

/** Says so where a shop's letters reach nobody; nothing while all is well, or not known. */
export function MailNotice({ sendingOnly = false, isAtAddress = false }: MailNoticeProps) {
  const t = useTexts(mailTexts);
  const isAdmin = useSession(({ account }) => mayUse(account, 'admin'));
  const { data } = useQuery({
    queryKey: ['mail'],
    queryFn: ({ signal }) => api.get<MailState>('/admin/mail', undefined, signal),
  });
  if (!data) return null;
  // Without a server the address is of no use yet: one thing at a time.
  if (!data.isSent) {
    return (
      <Alert color="yellow" icon={<IconMailOff aria-hidden />} title={t('notSent')}>
        {t('notSentText')}
      </Alert>
    );
  }
  if (data.hasAddress || sendingOnly) return null;
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
