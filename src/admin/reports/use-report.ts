import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { localDay } from '#domain/local-days.ts';
import { reportKeys, shapeOf, type Report, type ReportKey } from '#domain/schemas/report.schema.ts';

import { api } from '../api/api-client.ts';
import { ApiError } from '../api/api-error.ts';
import { useShopTime } from '../ui/use-shop-time.ts';
import { useUrlState } from '../ui/use-url-state.ts';
import { daysOf, namedPeriods, type NamedPeriod } from './report-days.ts';

const rowsPerPage = 50;
/** Of a report by time, whose chart shows what its page has. */
const spansPerPage = 100;

const defaults = {
  report: 'sales',
  period: '30',
  from: '',
  to: '',
  compare: 'none',
  step: '',
  currency: '',
  sort: '',
  direction: 'desc',
  offset: '0',
} as const;
export type ReportFilters = Record<keyof typeof defaults, string>;

/** The report that the address names, with its filters, and what the server says of it. */
export function useReport() {
  const [filters, change] = useUrlState(defaults);
  const shopTime = useShopTime();
  const report = reportKeys.find((key) => key === filters.report) ?? 'sales';
  const [now] = useState(() => new Date());
  const today = localDay(now, shopTime?.timeZone ?? 'UTC');
  const fileQuery = toQuery(report, filters, today);
  const limit = shapeOf(report).isByTime ? spansPerPage : rowsPerPage;
  const query = { ...fileQuery, offset: filters.offset, limit };
  const answer = useQuery({
    queryKey: ['report', report, query],
    queryFn: ({ signal }) => api.get<Report>(`/admin/reports/${report}`, query, signal),
    enabled: shopTime !== null,
    // A report that was left has other figures than the one that is coming.
    placeholderData: (previous, last) => (last?.queryKey[1] === report ? previous : undefined),
  });
  const { error } = answer;
  /** What is wrong with the last day, in words. */
  const problem = error instanceof ApiError ? error.children['to']?.errors?.[0] : undefined;
  return { report, filters, change, fileQuery, limit, answer, problem };
}

/** Of all rows. */
function toQuery(report: ReportKey, filters: ReportFilters, today: string) {
  const named = namedPeriods.find((period): period is NamedPeriod => period === filters.period);
  const days = named ? daysOf(named, today) : { from: filters.from, to: filters.to };
  const { compare, step, currency, sort, direction } = filters;
  const { isByTime = false, isOfNow = false } = shapeOf(report);
  return {
    ...(!isOfNow && { ...days, compare }),
    ...(isByTime ? { step } : { sort, direction }),
    currency,
  };
}
