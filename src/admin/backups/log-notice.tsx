import { Alert, Code, Text } from '@mantine/core';
import { IconDatabaseExclamation } from '@tabler/icons-react';

import type { LogState } from '#domain/schemas/backups.schema.ts';

import { useTexts } from '../i18n/use-texts.ts';
import { useFormat } from '../ui/use-format.ts';
import { backupsTexts } from './backups.texts.ts';

/** How far the archived log reaches, or what is wrong with it and what it costs. */
export function LogNotice({ log }: { log: LogState | null }) {
  const t = useTexts(backupsTexts);
  const { formatTime, formatNumber } = useFormat();
  if (!log) return null;
  const { problem, lastAt, waitingBytes, detail } = log;
  const until = lastAt === null ? null : t('logUntil', { time: formatTime(lastAt) });
  if (problem === null) return until && <Text size="sm">{until}</Text>;
  const size = formatNumber(waitingBytes / 1e6, { maximumFractionDigits: 0 });
  return (
    <Alert color="yellow" icon={<IconDatabaseExclamation aria-hidden />} title={t(`log.${problem}`)}>
      <Text size="sm">
        {until !== null && `${until}. `}
        {t(`log.${problem}Text`, { size })}
      </Text>
      {detail !== '' && (
        <Code block mt={4} dir="ltr" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {detail}
        </Code>
      )}
    </Alert>
  );
}
