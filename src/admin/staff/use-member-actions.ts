import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { StaffInvitationLink, StaffMember, StaffMemberChange } from '#domain/schemas/staff.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useMailState } from '../mail/use-mail.ts';
import { confirmAction } from '../ui/confirm-action.tsx';
import { notifyFailure, notifySuccess } from '../ui/notify.ts';
import { membersTexts } from './members.texts.ts';

/** What an admin does with somebody; each tells how it ended. */
export function useMemberActions({ id, name: givenName, email }: StaffMember) {
  const t = useTexts(membersTexts);
  const client = useQueryClient();
  const isSent = useMailState()?.isSent ?? true;
  const [link, setLink] = useState<string | null>(null);
  const name = givenName || email;
  const path = `/admin/staff/${id}`;

  async function run(act: () => Promise<unknown>, done: string): Promise<void> {
    try {
      await act();
      notifySuccess(done);
    } catch (error) {
      notifyFailure(error);
    }
    await client.invalidateQueries({ queryKey: ['staff'] });
  }

  return {
    name,
    change: (change: StaffMemberChange) => run(() => api.put(path, change), t('changed')),
    inviteAgain: () => run(() => api.post(`${path}/invitation`), t(isSent ? 'sentAgain' : 'keptAgain')),
    link,
    closeLink: () => setLink(null),
    async makeLink(): Promise<void> {
      try {
        setLink((await api.post<StaffInvitationLink>(`${path}/invitation-link`)).href);
      } catch (error) {
        notifyFailure(error);
      }
    },
    endSessions: () => run(() => api.delete(`${path}/sessions`), t('endedSessions', { name })),
    async resetTotp() {
      const isWanted = await confirmAction({
        title: t('resetTotpTitle', { name }),
        text: t('resetTotpText'),
        confirmLabel: t('resetTotp'),
        danger: true,
      });
      if (isWanted) await run(() => api.delete(`${path}/totp`), t('changed'));
    },
    async remove() {
      const isWanted = await confirmAction({
        title: t('removeTitle', { name }),
        text: t('removeText'),
        confirmLabel: t('remove'),
        danger: true,
      });
      if (isWanted) await run(() => api.delete(path), t('removed', { name }));
    },
  };
}
