import { Group, Progress, Stack, Text } from '@mantine/core';

import type { Dashboard } from '#domain/schemas/dashboard.schema.ts';

import { useTexts } from '../i18n/use-texts.ts';
import { Card } from '../ui/card.tsx';
import { useFormat } from '../ui/use-format.ts';
import { dashboardTexts } from './dashboard.texts.ts';

/** From arriving to ordering, with what the numbers mean. */
export function FunnelCard({ data: { funnel } }: { data: Dashboard }) {
  const t = useTexts(dashboardTexts);
  const { formatDate, formatNumber } = useFormat();
  const { arrivals, carts, checkouts, orders, countedSince } = funnel;
  const steps = [
    ['arrivals', arrivals],
    ['carts', carts],
    ['checkouts', checkouts],
    ['placed', orders],
  ] as const;
  const most = Math.max(1, ...steps.map(([, count]) => count));
  return (
    <Card title={t('funnel')}>
      <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {steps.map(([step, count]) => (
          <li key={step}>
            <Group justify="space-between" gap="xs" mb={4}>
              <Text size="sm">{t(step)}</Text>
              <Text size="sm" fw={600}>
                {formatNumber(count)}
                {step !== 'arrivals' && arrivals > 0 && (
                  <Text span size="sm" fw={400} c="gray.7" ms={6}>
                    {t('shareOfArrivals', {
                      percent: formatNumber(count / arrivals, { style: 'percent', maximumFractionDigits: 1 }),
                    })}
                  </Text>
                )}
              </Text>
            </Group>
            <Progress value={(count / most) * 100} color="ink.6" aria-hidden />
          </li>
        ))}
      </Stack>
      <Text size="sm" c="gray.7">
        {t('funnelHint')} {countedSince && t('countedSince', { date: formatDate(countedSince) })}
      </Text>
    </Card>
  );
}
