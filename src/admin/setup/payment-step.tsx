import { Button, Group, Switch, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';

import type { AdminMethod } from '#domain/schemas/manage-delivery.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Card } from '../ui/card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LoadingState } from '../ui/loading-state.tsx';
import { notifyFailure } from '../ui/notify.ts';
import type { StepProps } from './setup-screen.tsx';
import { setupTexts } from './setup.texts.ts';
import { SkipButton } from './skip-button.tsx';

/** Cash at once; online methods need keys, which have a screen of their own. */
export function PaymentStep({ onDone }: StepProps) {
  const t = useTexts(setupTexts);
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: ['payment-methods'],
    queryFn: ({ signal }) => api.get<AdminMethod[]>('/admin/payment-methods', undefined, signal),
  });
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [isSaving, setSaving] = useState(false);
  const isUnderWay = useRef(false);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const cash = data?.find(({ key }) => key === 'cash');
  if (!cash) return <LoadingState />;
  const isOn = chosen ?? cash.enabled;
  const others =
    data?.filter(({ key, enabled, isConfigured }) => key !== 'cash' && enabled && isConfigured) ?? [];

  async function save({ version, methodName, locationCodes, enabled }: AdminMethod): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSaving(true);
    try {
      if (enabled !== isOn) {
        const body = { version, methodName, locationCodes, enabled: isOn, fields: {} };
        await api.put('/admin/payment-methods/cash', body);
        await client.invalidateQueries({ queryKey: ['payment-methods'] });
      }
      onDone();
    } catch (failure) {
      notifyFailure(failure);
      await refetch();
    }
    isUnderWay.current = false;
    setSaving(false);
  }

  return (
    <Card title={t('step.payment')} text={t('text.payment')}>
      <Switch
        label={t('cash')}
        description={t('cashHelp')}
        checked={isOn}
        onChange={(event) => setChosen(event.currentTarget.checked)}
      />
      <Text size="sm">{others.length > 0 ? t('onlineThere', { count: others.length }) : t('online')}</Text>
      <Button component={Link} to="/payments" variant="default" style={{ alignSelf: 'flex-start' }}>
        {t('toPayments')}
      </Button>
      <Group justify="flex-end" gap="sm">
        <SkipButton onSkip={onDone} />
        <Button loading={isSaving} onClick={() => void save(cash)}>
          {t('next')}
        </Button>
      </Group>
    </Card>
  );
}
