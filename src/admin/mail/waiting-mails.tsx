import { Alert, Anchor, Stack } from '@mantine/core';
import { IconClock, IconMailOff } from '@tabler/icons-react';
import { Link } from 'react-router';

import type { MailState } from '#domain/schemas/mail-state.schema.ts';

import { useTexts } from '../i18n/use-texts.ts';
import { useMay } from '../session/session.ts';
import { ProgramOutput } from '../ui/program-output.tsx';
import { useFormat } from '../ui/use-format.ts';
import { mailTexts } from './mail.texts.ts';

interface WaitingMailsProps {
  waiting: NonNullable<MailState['waiting']>;
  /** The server is entered on this very screen. */
  isAtServer: boolean;
}

/** How many emails wait, since when, and what the mail server said last. */
export function WaitingMails({ waiting, isAtServer }: WaitingMailsProps) {
  const t = useTexts(mailTexts);
  const { formatTime } = useFormat();
  const isAdmin = useMay('admin');
  const { count, since, error, isStuck } = waiting;
  return (
    <Alert
      color={isStuck ? 'red' : 'gray'}
      icon={isStuck ? <IconMailOff aria-hidden /> : <IconClock aria-hidden />}
      title={t(isStuck ? 'stuck' : 'waiting')}
    >
      <Stack gap="xs">
        <span>
          {t('waitingText', { count, since: formatTime(since) })} {t('waitingKept')}
        </span>
        {error && (
          <>
            <span>
              {t('lastFailure', { at: formatTime(error.at) })} {t(`outcome.${error.outcome}`)}
            </span>
            <ProgramOutput text={error.detail} dir="auto" />
          </>
        )}
        {isAdmin && isStuck && !isAtServer && (
          <Anchor component={Link} to="/mail" inherit c="dark.9" underline="always">
            {t('checkServer')}
          </Anchor>
        )}
      </Stack>
    </Alert>
  );
}
