import { Alert, Button, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';

import type { BackupsAnswer } from '#domain/schemas/backups.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { LoadingState } from '../ui/loading-state.tsx';
import { notifyFailure, notifySuccess } from '../ui/notify.ts';
import { Page } from '../ui/page.tsx';
import { useFormat } from '../ui/use-format.ts';
import { BackupList } from './backup-list.tsx';
import { BackupPlanForm } from './backup-plan-form.tsx';
import { BackupsAlert } from './backups-alert.tsx';
import { LogNotice } from './log-notice.tsx';
import { backupsTexts } from './backups.texts.ts';
import { backupsKey, useBackups } from './use-backups.ts';

/** Backups that the shop makes by itself. */
export function Component() {
  const t = useTexts(backupsTexts);
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const { data, error, refetch } = useBackups();
  const isMaking = data?.backups.some(({ state }) => state === 'running') ?? false;

  async function makeNow(): Promise<void> {
    setBusy(true);
    try {
      await api.post<BackupsAnswer>('/admin/backups');
      notifySuccess(t('begun'));
    } catch (failure) {
      notifyFailure(failure);
    }
    await client.invalidateQueries({ queryKey: backupsKey });
    setBusy(false);
  }

  return (
    <Page
      title={t('title')}
      narrow
      actions={
        <Button loading={isBusy || isMaking} disabled={!data} onClick={() => void makeNow()}>
          {t('makeNow')}
        </Button>
      }
    >
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingState />}
      {data && (
        <>
          <StateNotice state={data.state} />
          <LogNotice log={data.state.log} />
          {data.hasBucket && (
            <Alert icon={<IconInfoCircle aria-hidden />} title={t('bucket')}>
              {t('bucketText')}
            </Alert>
          )}
          {data.kind === 'rows' && (
            <Alert icon={<IconInfoCircle aria-hidden />} title={t('exports')}>
              {t('exportsText')}
            </Alert>
          )}
          {/* What was saved begins a new form. */}
          <BackupPlanForm key={data.plan.version} answer={data} />
          <BackupList answer={data} />
        </>
      )}
    </Page>
  );
}

function StateNotice({ state: { warning, lastAt } }: Pick<BackupsAnswer, 'state'>) {
  const t = useTexts(backupsTexts);
  const { formatTime } = useFormat();
  if (warning !== null) {
    return <BackupsAlert title={t(warning)}>{t(`${warning}Text`)}</BackupsAlert>;
  }
  if (lastAt !== null) return <Text size="sm">{t('last', { time: formatTime(lastAt) })}</Text>;
  return <BackupsAlert title={t('none')}>{t('noneText')}</BackupsAlert>;
}
