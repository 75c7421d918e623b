import { Button, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import type { CustomerDetail } from '#domain/schemas/customer.schema.ts';

import { api } from '../../api/api-client.ts';
import { saveFile } from '../../api/save-file.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { notifyFailure, notifySuccess } from '../../ui/notify.ts';
import { customersTexts } from './customers.texts.ts';

/** Gives out all that is stored of a customer, and erases it. */
export function PrivacyCard({ customer }: { customer: CustomerDetail }) {
  const t = useTexts(customersTexts);
  const navigate = useNavigate();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);

  async function save(): Promise<void> {
    const everything = await api.get<unknown>(`/admin/customers/${customer.id}/export`);
    const json = JSON.stringify(everything, null, 2);
    saveFile(new Blob([json], { type: 'application/json' }), `customer-${customer.id}.json`);
  }

  async function erase(): Promise<void> {
    const isWanted = await confirmAction({
      title: t('eraseTitle', { name: customer.name || customer.email }),
      text: t('eraseText'),
      confirmLabel: t('erase'),
      danger: true,
    });
    if (!isWanted) return;
    await api.delete(`/admin/customers/${customer.id}`);
    await client.invalidateQueries({ queryKey: ['customers'] });
    notifySuccess(t('erased'));
    await navigate('/customers');
  }

  async function run(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    await work().catch(notifyFailure);
    setBusy(false);
  }

  return (
    <Card title={t('privacy')} text={t('privacyText')}>
      <Stack gap="sm" align="flex-start">
        <Button
          variant="default"
          loading={isBusy}
          onClick={() => void run(save)}
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          {t('export')}
        </Button>
        <Button
          variant="subtle"
          c="red.9"
          loading={isBusy}
          onClick={() => void run(erase)}
          leftSection={<IconTrash size={16} aria-hidden />}
        >
          {t('erase')}
        </Button>
      </Stack>
    </Card>
  );
}
