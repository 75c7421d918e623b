import type { ReactNode } from 'react';

import type { LogState } from '#domain/schemas/backups.schema.ts';

import { useTexts } from '../i18n/use-texts.ts';
import { useFormat } from '../ui/use-format.ts';
import { BackupsAlert } from './backups-alert.tsx';
import { backupsTexts } from './backups.texts.ts';

interface LogAlertProps {
  problem: NonNullable<LogState['problem']>;
  waitingBytes: number;
  /** What follows on the words. */
  children: ReactNode;
}

/** What keeps the log from being archived, and what that costs. */
export function LogAlert({ problem, waitingBytes, children }: LogAlertProps) {
  const t = useTexts(backupsTexts);
  const { formatNumber } = useFormat();
  const size = formatNumber(waitingBytes / 1e6, { maximumFractionDigits: 0 });
  return (
    <BackupsAlert title={t(`log.${problem}`)}>
      {t(`log.${problem}Text`, { size })} {children}
    </BackupsAlert>
  );
}
