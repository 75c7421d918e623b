import { Button, Group, Switch, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';

import type { BackupPlanChange, BackupsAnswer } from '#domain/schemas/backups.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Card } from '../ui/card.tsx';
import { LeaveGuard } from '../ui/leave-guard.tsx';
import { notifySuccess } from '../ui/notify.ts';
import { NumberField } from '../ui/number-field.tsx';
import { numberFieldProps } from '../ui/number-field-props.ts';
import { useServerForm } from '../ui/use-server-form.ts';
import { backupsTexts } from './backups.texts.ts';
import { backupsKey } from './use-backups.ts';

// A type, not an interface: only types fit the tree of values that forms hold.
type PlanValues = Omit<BackupPlanChange, 'keep' | 'version'> & { keep: number | null };

/** When backups are made, how many are kept, and where. */
export function BackupPlanForm({ answer }: { answer: BackupsAnswer }) {
  const t = useTexts(backupsTexts);
  const client = useQueryClient();
  const { version, ...plan } = answer.plan;
  const { form, isSending, submit } = useServerForm<PlanValues>({
    initialValues: plan,
    async send(values) {
      await api.put<BackupsAnswer>('/admin/backups/plan', { ...values, version });
      notifySuccess(t('saved'));
      await client.invalidateQueries({ queryKey: backupsKey });
    },
  });
  return (
    <form onSubmit={submit} noValidate inert={isSending}>
      {form.isDirty() && <LeaveGuard />}
      <Card title={t('plan')} text={t('planText')}>
        <Switch label={t('enabled')} {...form.getInputProps('enabled', { type: 'checkbox' })} />
        <Group align="flex-start" gap="md">
          <TextInput
            label={t('time')}
            description={t('timeHelp', { zone: answer.timeZone })}
            type="time"
            {...form.getInputProps('time')}
          />
          <NumberField
            kind="count"
            label={t('keep')}
            description={t('keepHelp')}
            min={1}
            max={365}
            required
            withAsterisk={false}
            {...numberFieldProps(form, 'keep')}
          />
        </Group>
        <TextInput
          label={t('folder')}
          description={t('folderHelp', { folder: answer.ownFolder })}
          dir="ltr"
          maxLength={500}
          {...form.getInputProps('folder')}
        />
        {answer.kind === 'files' && (
          <Switch
            label={t('keepLog')}
            description={t('keepLogHelp')}
            {...form.getInputProps('keepLog', { type: 'checkbox' })}
          />
        )}
        <Group justify="flex-end">
          <Button type="submit" loading={isSending}>
            {t('save')}
          </Button>
        </Group>
      </Card>
    </form>
  );
}
