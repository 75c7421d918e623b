import { Switch } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { StaffPolicy } from '#domain/schemas/staff.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Card } from '../ui/card.tsx';
import { notifyFailure, notifySuccess } from '../ui/notify.ts';
import { membersTexts } from './members.texts.ts';

const queryKey = ['staff-policy'];

export function PolicyCard() {
  const t = useTexts(membersTexts);
  const client = useQueryClient();
  const { data } = useQuery({ queryKey, queryFn: () => api.get<StaffPolicy>('/admin/staff-policy') });
  const [isSending, setSending] = useState(false);

  async function change(requiresTotp: boolean): Promise<void> {
    setSending(true);
    try {
      client.setQueryData(queryKey, await api.put<StaffPolicy>('/admin/staff-policy', { requiresTotp }));
      notifySuccess(t('changed'));
    } catch (error) {
      notifyFailure(error);
    } finally {
      setSending(false);
    }
  }

  return (
    <Card title={t('policy')}>
      <Switch
        label={t('requireTotp')}
        description={t('requireTotpHint')}
        checked={data?.requiresTotp ?? false}
        disabled={!data || isSending}
        onChange={(event) => void change(event.currentTarget.checked)}
      />
    </Card>
  );
}
