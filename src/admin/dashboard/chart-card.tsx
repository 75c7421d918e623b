import { Box, Group, SegmentedControl, Skeleton, Table, Text, Title, Paper, Stack } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';

import type { Dashboard } from '#domain/schemas/dashboard.schema.ts';

import { useTexts, withTexts } from '../i18n/use-texts.ts';
import { useFormat } from '../ui/use-format.ts';
import { dashboardTexts } from './dashboard.texts.ts';

const SalesChart = lazy(() => withTexts(() => import('./sales-chart.tsx')));

/** Revenue or orders of each day, drawn and as a table. */
export function ChartCard({ data: { series, currency } }: { data: Dashboard }) {
  const t = useTexts(dashboardTexts);
  const { formatMoney, formatNumber, formatDay } = useFormat();
  const [shown, setShown] = useState<'revenue' | 'orders'>('revenue');
  const isEmpty = series.every(({ orders }) => orders === 0);
  const formatValue = (value: number) =>
    shown === 'revenue' ? formatMoney(value, currency) : formatNumber(value);
  const nameDay = (day: string) => formatDay(day, { short: true });
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} component="section" aria-label={t('chart')}>
      <Stack gap="md">
        <Group justify="space-between">
          <Title order={2} size="h5">
            {t('chart')}
          </Title>
          <SegmentedControl
            aria-label={t('show')}
            size="xs"
            value={shown}
            onChange={(value) => setShown(value === 'orders' ? 'orders' : 'revenue')}
            data={[
              { value: 'revenue', label: t('revenue') },
              { value: 'orders', label: t('orders') },
            ]}
          />
        </Group>
        {isEmpty ? (
          <Box py="xl" ta="center">
            <Text fw={600}>{t('noSales')}</Text>
            <Text c="gray.7">{t('noSalesText')}</Text>
          </Box>
        ) : (
          <>
            <div aria-hidden>
              <Suspense fallback={<Skeleton h={260} />}>
                <SalesChart
                  data={series.map((point) => ({ day: point.day, value: point[shown] }))}
                  label={t(shown)}
                  formatDay={nameDay}
                  formatValue={formatValue}
                />
              </Suspense>
            </div>
            <details>
              <Text component="summary" size="sm" style={{ cursor: 'pointer' }}>
                {t('table')}
              </Text>
              <Table.ScrollContainer minWidth={0} mah={320}>
                <Table>
                  <Table.Thead>
                    <Table.Tr>
                      <Table.Th>{t('day')}</Table.Th>
                      <Table.Th ta="end">{t('orders')}</Table.Th>
                      <Table.Th ta="end">{t('revenue')}</Table.Th>
                    </Table.Tr>
                  </Table.Thead>
                  <Table.Tbody>
                    {series.toReversed().map(({ day, orders, revenue }) => (
                      <Table.Tr key={day}>
                        <Table.Td>{nameDay(day)}</Table.Td>
                        <Table.Td ta="end">{formatNumber(orders)}</Table.Td>
                        <Table.Td ta="end">{formatMoney(revenue, currency)}</Table.Td>
                      </Table.Tr>
                    ))}
                  </Table.Tbody>
                </Table>
              </Table.ScrollContainer>
            </details>
          </>
        )}
      </Stack>
    </Paper>
  );
}
