import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';

import type { OwnStaffAccount, RecoveryCodes } from '#domain/schemas/staff.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useSession } from '../session/session.ts';
import { Card } from '../ui/card.tsx';
import { confirmAction } from '../ui/confirm-action.tsx';
import { notifyFailure, notifySuccess } from '../ui/notify.ts';
import { StateBadge } from '../ui/state-badge.tsx';
import { RecoveryCodeList } from './recovery-codes.tsx';
import { TotpSetup } from './totp-setup.tsx';
import { totpTexts } from './totp.texts.ts';

export function TotpCard({ account }: { account: OwnStaffAccount }) {
  const t = useTexts(totpTexts);
  const update = useSession((state) => state.update);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  const refresh = async () => {
    setCodes(null);
    update(await api.get<OwnStaffAccount>('/admin/me'));
  };

  async function turnOff(): Promise<void> {
    const isWanted = await confirmAction({
      title: t('turnOffTitle'),
      text: t('turnOffText'),
      confirmLabel: t('turnOff'),
      danger: true,
    });
    if (!isWanted) return;
    await api.delete('/admin/me/totp');
    await refresh();
    notifySuccess(t('turnedOff'));
  }

  async function renew(): Promise<void> {
    const isWanted = await confirmAction({
      title: t('newCodesTitle'),
      text: t('newCodesText'),
      confirmLabel: t('newCodes'),
    });
    if (isWanted) setCodes((await api.post<RecoveryCodes>('/admin/me/recovery-codes')).codes);
  }

  const body = codes ? (
    <RecoveryCodeList codes={codes} onDone={() => void refresh().catch(notifyFailure)} />
  ) : account.hasTotp ? (
    <>
      <Group gap="sm">
        <StateBadge tone="good">{t('on')}</StateBadge>
        <Text size="sm" c={account.recoveryCodesLeft < 3 ? 'orange.9' : 'gray.7'}>
          {t('left', { count: account.recoveryCodesLeft })}
        </Text>
      </Group>
      <Group gap="sm">
        <Button variant="default" onClick={() => void renew().catch(notifyFailure)}>
          {t('newCodes')}
        </Button>
        <Button variant="subtle" color="red" c="red.9" onClick={() => void turnOff().catch(notifyFailure)}>
          {t('turnOff')}
        </Button>
      </Group>
    </>
  ) : (
    <TotpSetup onDone={() => void refresh().catch(notifyFailure)} />
  );
  return (
    <Card title={t('title')} text={t('what')}>
      {body}
    </Card>
  );
}
