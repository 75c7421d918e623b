import { Button, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';

import type { SampleCounts } from '#domain/schemas/samples.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useMay } from '../session/session.ts';
import { Card } from '../ui/card.tsx';
import { confirmAction } from '../ui/confirm-action.tsx';
import { notifyFailure, notifySuccess } from '../ui/notify.ts';
import { samplesTexts } from './samples.texts.ts';

const kinds = ['orders', 'leads', 'reviews', 'questions', 'comments'] as const;

/** Says that the demo's figures are made up, and takes all of it away: for those who may, while there is any. */
export function SamplesCard() {
  const t = useTexts(samplesTexts);
  const client = useQueryClient();
  const isAdmin = useMay('admin');
  const [isBusy, setBusy] = useState(false);
  const { data } = useQuery({
    queryKey: ['samples'],
    queryFn: ({ signal }) => api.get<SampleCounts>('/admin/samples', {}, signal),
    enabled: isAdmin,
  });
  const present = data ? kinds.filter((kind) => data[kind] > 0) : [];
  if (!data || present.length === 0) return null;
  const list = present.map((kind) => t(kind, { count: data[kind] })).join(', ');

  async function remove(): Promise<void> {
    const isWanted = await confirmAction({
      title: t('removeTitle'),
      text: t('removeText', { list }),
      confirmLabel: t('remove'),
      danger: true,
    });
    if (!isWanted) return;
    setBusy(true);
    try {
      await api.delete('/admin/samples');
      notifySuccess(t('removed'));
      await client.invalidateQueries();
    } catch (error) {
      notifyFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card title={t('title')}>
      <Text size="sm">{t('text', { list })}</Text>
      <Button
        variant="default"
        loading={isBusy}
        onClick={() => void remove()}
        leftSection={<IconTrash size={16} aria-hidden />}
        style={{ alignSelf: 'flex-start' }}
      >
        {t('remove')}
      </Button>
    </Card>
  );
}
