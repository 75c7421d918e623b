import { Text } from '@mantine/core';

import type { LogState } from '#domain/schemas/backups.schema.ts';

import { useTexts } from '../i18n/use-texts.ts';
import { ProgramOutput } from '../ui/program-output.tsx';
import { useFormat } from '../ui/use-format.ts';
import { backupsTexts } from './backups.texts.ts';
import { LogAlert } from './log-alert.tsx';

/** How far the archived log reaches, or what is wrong with it and what it costs. */
export function LogNotice({ log }: { log: LogState | null }) {
  const t = useTexts(backupsTexts);
  const { formatTime } = useFormat();
  if (!log) return null;
  const { problem, lastAt, waitingBytes, detail } = log;
  const until = lastAt === null ? null : t('logUntil', { time: formatTime(lastAt) });
  if (problem === null) return until && <Text size="sm">{until}</Text>;
  return (
    <LogAlert problem={problem} waitingBytes={waitingBytes}>
      {until !== null && `${until}.`}
      <ProgramOutput text={detail} />
    </LogAlert>
  );
}
