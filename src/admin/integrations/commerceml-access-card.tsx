import { Button, Group, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { CommercemlConnection, CommercemlPassword } from '#domain/schemas/commerceml.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Card } from '../ui/card.tsx';
import { confirmAction } from '../ui/confirm-action.tsx';
import { notifyFailure } from '../ui/notify.ts';
import { useFormat } from '../ui/use-format.ts';
import { commercemlKey } from './commerceml-keys.ts';
import { commercemlTexts } from './commerceml.texts.ts';
import { SecretDialog } from './secret-dialog.tsx';

/** What is typed into 1C. The password is shown once. */
export function AccessCard({ connection }: { connection: CommercemlConnection }) {
  const t = useTexts(commercemlTexts);
  const { formatTime } = useFormat();
  const client = useQueryClient();
  const [password, setPassword] = useState<string | null>(null);
  const { address, login, hasPassword, lastUsedAt } = connection;

  async function run(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      notifyFailure(error);
    }
    await client.invalidateQueries({ queryKey: commercemlKey });
  }

  async function make(): Promise<void> {
    const isWanted =
      !hasPassword ||
      (await confirmAction({
        title: t('newPasswordTitle'),
        text: t('newPasswordText'),
        confirmLabel: t('newPassword'),
      }));
    if (!isWanted) return;
    await run(async () => {
      setPassword((await api.post<CommercemlPassword>('/admin/1c/password')).password);
    });
  }

  async function revoke(): Promise<void> {
    const isWanted = await confirmAction({
      title: t('revokeTitle'),
      text: t('revokeText'),
      confirmLabel: t('revoke'),
      danger: true,
    });
    if (isWanted) await run(() => api.delete('/admin/1c/password'));
  }

  return (
    <Card title={t('access')} text={t('accessText')}>
      <TextInput label={t('address')} value={address} readOnly dir="ltr" />
      {hasPassword && <TextInput label={t('login')} value={login} readOnly dir="ltr" />}
      <Group gap="sm">
        <Button variant={hasPassword ? 'default' : 'filled'} onClick={() => void make()}>
          {t(hasPassword ? 'newPassword' : 'makePassword')}
        </Button>
        {hasPassword && (
          <Button variant="subtle" c="gray.8" onClick={() => void revoke()}>
            {t('revoke')}
          </Button>
        )}
      </Group>
      {hasPassword && (
        <Text size="sm" c="gray.7">
          {lastUsedAt === null ? t('notUsed') : t('usedAt', { time: formatTime(lastUsedAt) })}
        </Text>
      )}
      {password !== null && (
        <SecretDialog
          title={t('passwordTitle')}
          text={t('passwordText', { login })}
          label={t('password')}
          value={password}
          onClose={() => setPassword(null)}
        />
      )}
    </Card>
  );
}
