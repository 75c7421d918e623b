import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';

import { reportShapes, shapeOf, type Report, type ReportKey } from '#domain/schemas/report.schema.ts';

import { useTexts, withTexts } from '../i18n/use-texts.ts';
import { useFormat } from '../ui/use-format.ts';
import { reportNames } from './reports.texts.ts';

const SalesChart = lazy(() => withTexts(() => import('../dashboard/sales-chart.tsx')));

/** The main figure of a report by time. For the eye alone: the table below has the same numbers. */
export function ReportChart({ data: { rows, currency }, report }: { data: Report; report: ReportKey }) {
  const name = useTexts(reportNames);
  const { formatMoney, formatNumber, formatDay } = useFormat();
  const { main } = reportShapes[report];
  const { isByTime, figures } = shapeOf(report);
  if (!isByTime || rows.length < 2) return null;
  return (
    <div aria-hidden>
      <Suspense fallback={<Skeleton h={260} />}>
        <SalesChart
          data={rows.map((row) => ({ day: row.title, value: row.figures[main] ?? 0 }))}
          label={name(`report.figure.${main}`)}
          formatDay={(day) => formatDay(day, { short: true })}
          formatValue={(value) =>
            figures[main] === 'money' ? formatMoney(value, currency) : formatNumber(value)
          }
        />
      </Suspense>
    </div>
  );
}
