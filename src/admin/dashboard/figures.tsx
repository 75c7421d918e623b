import { Group, Paper, SimpleGrid, Text } from '@mantine/core';
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react';

import type { Dashboard } from '#domain/schemas/dashboard.schema.ts';

import { useTexts } from '../i18n/use-texts.ts';
import { useFormat } from '../ui/use-format.ts';
import { dashboardTexts } from './dashboard.texts.ts';

/** The four numbers of the period, compared with as many days before. */
export function Figures({ data: { period, previous, currency, funnel } }: { data: Dashboard }) {
  const t = useTexts(dashboardTexts);
  const { formatMoney, formatNumber } = useFormat();
  const others = period.others.map((other) => formatMoney(other.revenue, other.currency)).join(', ');
  const conversion = funnel.arrivals === 0 ? null : funnel.orders / funnel.arrivals;
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, lg: 4 }} spacing="md" component="dl" m={0}>
      <Figure
        label={t('revenue')}
        value={formatMoney(period.revenue, currency)}
        hint={others === '' ? t('revenueHint') : t('others', { amounts: others })}
        change={changeOf(period.revenue, previous.revenue)}
      />
      <Figure
        label={t('orders')}
        value={formatNumber(period.orders)}
        hint={t('ordersHint')}
        change={changeOf(period.orders, previous.orders)}
      />
      <Figure
        label={t('average')}
        value={formatMoney(period.average, currency)}
        change={changeOf(period.average, previous.average)}
      />
      <Figure
        label={t('conversion')}
        value={
          conversion === null ? '–' : formatNumber(conversion, { style: 'percent', maximumFractionDigits: 1 })
        }
        hint={t(conversion === null ? 'unknown' : 'conversionHint')}
      />
    </SimpleGrid>
  );
}

interface FigureProps {
  label: string;
  value: string;
  hint?: string;
  /** 0.1 is a tenth more; null when there is nothing to compare with. */
  change?: number | null;
}

function Figure({ label, value, hint, change }: FigureProps) {
  const t = useTexts(dashboardTexts);
  const { formatNumber } = useFormat();
  const Arrow = (change ?? 0) < 0 ? IconArrowDownRight : IconArrowUpRight;
  const percent = formatNumber(Math.abs(change ?? 0), { style: 'percent', maximumFractionDigits: 0 });
  return (
    <Paper withBorder p="md">
      <Text component="dt" size="sm" c="gray.7">
        {label}
      </Text>
      <Text component="dd" m={0} fz={26} fw={700} lh={1.3} style={{ fontVariantNumeric: 'tabular-nums' }}>
        {value}
      </Text>
      {change !== undefined && (
        <Group
          component="dd"
          m={0}
          gap={4}
          wrap="nowrap"
          align="flex-start"
          c={change === null || change === 0 ? 'gray.7' : change > 0 ? '#0b6b4f' : 'red.9'}
        >
          {change !== null && change !== 0 && (
            <Arrow size={16} style={{ flex: 'none', marginBlockStart: 2 }} aria-hidden />
          )}
          <Text size="sm" inherit={false}>
            {change === null
              ? t('noBefore')
              : change === 0
                ? t('same')
                : t(change > 0 ? 'more' : 'less', { percent })}
          </Text>
        </Group>
      )}
      {hint && (
        <Text component="dd" m={0} size="sm" c="gray.7">
          {hint}
        </Text>
      )}
    </Paper>
  );
}

function changeOf(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100) / 100;
}
