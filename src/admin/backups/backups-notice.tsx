import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';

import { useTexts } from '../i18n/use-texts.ts';
import { useMay } from '../session/session.ts';
import { useFormat } from '../ui/use-format.ts';
import { BackupsAlert } from './backups-alert.tsx';
import { backupsTexts } from './backups.texts.ts';
import { LogAlert } from './log-alert.tsx';
import { useBackupState } from './use-backups.ts';

/** On the dashboard: how old the last backup is, and a warning where one is wanting. For who may mend it. */
export function BackupsNotice() {
  const t = useTexts(backupsTexts);
  const { formatTime } = useFormat();
  const isAdmin = useMay('admin');
  const state = useBackupState(isAdmin);
  if (!state) return null;
  const { warning, lastAt, isPlanned, log } = state;
  const link = (
    <Anchor component={Link} to="/backups" inherit c="dark.9" underline="always">
      {t('toBackups')}
    </Anchor>
  );
  const last = lastAt === null ? t('none') : t('last', { time: formatTime(lastAt) });
  if (warning !== null) {
    return (
      <BackupsAlert title={t(warning)}>
        {last}. {link}
      </BackupsAlert>
    );
  }
  if (log?.problem) {
    return (
      <LogAlert problem={log.problem} waitingBytes={log.waitingBytes}>
        {link}
      </LogAlert>
    );
  }
  if (!isPlanned && lastAt === null) return null;
  return (
    <Text size="sm" c="gray.7">
      {last}. {link}
    </Text>
  );
}
