import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';

import type { ConnectionTest, OfficeMethod } from '#domain/schemas/delivery-office.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { notifyFailure } from '../ui/notify.ts';
import { deliveryTexts } from './delivery.texts.ts';

/** Asks the provider whether it takes the keys that are stored. */
export function TestButton({ method, isDirty }: { method: OfficeMethod; isDirty: boolean }) {
  const t = useTexts(deliveryTexts);
  const [outcome, setOutcome] = useState<ConnectionTest['outcome'] | null>(null);
  const [isAsking, setAsking] = useState(false);

  async function ask(): Promise<void> {
    setAsking(true);
    setOutcome(null);
    try {
      setOutcome((await api.post<ConnectionTest>(`/admin/payment-methods/${method.key}/test`)).outcome);
    } catch (error) {
      notifyFailure(error);
    }
    setAsking(false);
  }

  return (
    <Stack gap="xs">
      <Group gap="sm">
        <Button variant="default" loading={isAsking} disabled={isDirty} onClick={() => void ask()}>
          {t('test')}
        </Button>
        {isDirty && (
          <Text size="xs" c="gray.7">
            {t('saveFirst')}
          </Text>
        )}
      </Group>
      <div role="status">
        {outcome && <Alert color={outcome === 'accepted' ? 'teal' : 'red'}>{t(`test.${outcome}`)}</Alert>}
      </div>
    </Stack>
  );
}
