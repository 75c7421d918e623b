import { Anchor, Text } from '@mantine/core';
import { useState } from 'react';

import type { OwnStaffAccount } from '#domain/schemas/staff.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { TotpSetup } from '../staff/totp-setup.tsx';
import { totpTexts } from '../staff/totp.texts.ts';
import { DoorFrame } from './door-frame.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { SessionEndedDialog } from './session-ended-dialog.tsx';
import { useSession } from './session.ts';

/** In the place of the back office as long as the shop asks for a second factor that is not there. */
export function MustEnrolScreen() {
  const t = useTexts(totpTexts);
  const { update, end } = useSession();
  const [isStarted, setStarted] = useState(false);

  async function leave(): Promise<void> {
    await api.post('/admin/logout').catch(() => undefined);
    end();
  }

  return (
    <DoorFrame title={t('required')} text={t('requiredText')}>
      {!isStarted && <Text size="sm">{t('what')}</Text>}
      <TotpSetup
        onStart={() => setStarted(true)}
        onDone={() => void api.get<OwnStaffAccount>('/admin/me').then(update)}
      />
      <Anchor component="button" type="button" size="sm" ta="start" onClick={() => void leave()}>
        {t('signOut')}
      </Anchor>
      <SessionEndedDialog />
      <ProofDialog />
    </DoorFrame>
  );
}
