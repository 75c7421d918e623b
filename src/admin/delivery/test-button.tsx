import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';

import type { AdminMethod, ConnectionTest } from '#domain/schemas/manage-delivery.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { notifyFailure } from '../ui/notify.ts';
import { useFormat } from '../ui/use-format.ts';
import { deliveryTexts } from './delivery.texts.ts';

interface TestButtonProps {
  /** Of the call that tests. */
  path: string;
  lastTest: AdminMethod['lastTest'];
  words: {
    neverTested: string;
    outcomeOf(outcome: ConnectionTest['outcome']): string;
    said(detail: string): string;
  };
  isDirty: boolean;
  onTested(): void;
}

/** Asks the provider whether it takes the keys that are stored, and says what it found. */
export function TestButton({ path, lastTest, words, isDirty, onTested }: TestButtonProps) {
  const t = useTexts(deliveryTexts);
  const { formatTime } = useFormat();
  const [isAsking, setAsking] = useState(false);

  async function ask(): Promise<void> {
    setAsking(true);
    try {
      await api.post(path);
      onTested();
    } catch (error) {
      notifyFailure(error);
    }
    setAsking(false);
  }

  return (
    <Stack gap="xs">
      <div role="status">
        {lastTest ? (
          <Alert color={lastTest.outcome === 'accepted' ? 'teal' : 'red'}>
            {words.outcomeOf(lastTest.outcome)} {t('testedAt', { at: formatTime(lastTest.at) })}
            {lastTest.detail !== '' && (
              <Text size="xs" style={{ overflowWrap: 'anywhere' }}>
                {words.said(lastTest.detail)}
              </Text>
            )}
          </Alert>
        ) : (
          <Alert color="yellow">{words.neverTested}</Alert>
        )}
      </div>
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
    </Stack>
  );
}
