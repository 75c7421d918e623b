import { Group, Select } from '@mantine/core';

import {
  comparisons,
  hasMoney,
  shapeOf,
  timeSteps,
  type Report,
  type ReportKey,
} from '#domain/schemas/report.schema.ts';

import { useTexts } from '../i18n/use-texts.ts';
import { DateRange } from '../ui/date-range.tsx';
import { namedPeriods } from './report-days.ts';
import { reportsTexts } from './reports.texts.ts';
import type { ReportFilters } from './use-report.ts';

interface ReportFilterBarProps {
  report: ReportKey;
  filters: ReportFilters;
  change(changes: Partial<ReportFilters>): void;
  data: Report | undefined;
  /** What is wrong with the last day. */
  problem: string | undefined;
}

const widths = { base: '100%', xs: 200 };

export function ReportFilterBar({ report, filters, change, data, problem }: ReportFilterBarProps) {
  const t = useTexts(reportsTexts);
  const { isByTime = false, isOfNow = false } = shapeOf(report);
  if (isOfNow) return null;
  // Dates of one's own begin with those that are shown.
  const choosePeriod = (period: string) =>
    change(period === 'own' && data ? { period, ...data.period } : { period, from: '', to: '' });
  return (
    <Group gap="sm" align="flex-end">
      <Select
        label={t('period')}
        data={[...namedPeriods, 'own' as const].map((value) => ({ value, label: t(`period.${value}`) }))}
        value={filters.period}
        onChange={(value) => choosePeriod(value ?? '30')}
        allowDeselect={false}
        w={widths}
      />
      {filters.period === 'own' && (
        <DateRange
          from={filters.from}
          to={filters.to}
          onChange={change}
          labels={{ from: t('from'), to: t('to') }}
          error={problem}
        />
      )}
      <Select
        label={t('compare')}
        data={comparisons.map((value) => ({ value, label: t(`compare.${value}`) }))}
        value={filters.compare}
        onChange={(compare) => change({ compare: compare ?? 'none' })}
        allowDeselect={false}
        w={widths}
      />
      {isByTime && (
        <Select
          label={t('step')}
          data={[
            { value: '', label: t('step.auto') },
            ...timeSteps.map((value) => ({ value, label: t(`step.${value}`) })),
          ]}
          value={filters.step}
          onChange={(step) => change({ step: step ?? '' })}
          allowDeselect={false}
          w={widths}
        />
      )}
      {data && data.currencies.length > 0 && hasMoney(report) && (
        <Select
          label={t('currency')}
          data={[data.currency, ...data.currencies]}
          value={data.currency}
          onChange={(currency) => change({ currency: currency ?? '' })}
          allowDeselect={false}
          w={{ base: '100%', xs: 120 }}
        />
      )}
    </Group>
  );
}
