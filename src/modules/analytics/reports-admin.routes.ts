import { z } from 'zod';

import { currencySchema } from '#domain/schemas/delivery.schema.ts';
import {
  comparisons,
  reportKeys,
  reportSchema,
  reportShapes,
  timeSteps,
} from '#domain/schemas/report.schema.ts';
import { defineDownload } from '#http/define-download.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { csvParameters, limitParameter, offsetParameter } from '#http/query-parsing.ts';

import type { ReportsReader } from './reports.ts';
import { fileNameOf, writeReport } from './write-report.ts';

const common = {
  group: 'Back office',
  cache: 'private',
  access: 'manager',
  params: z.object({ report: z.enum(reportKeys) }),
  failures: [401, 403, 404, 422],
} as const;
const figures = [...new Set(Object.values(reportShapes).flatMap((shape) => Object.keys(shape.figures)))];

const request = z.object({
  /** Days of the shop's calendar, both included; without both: the last 30 days. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  compare: z.enum(comparisons).default('none'),
  /** Of reports by time; left out: by the length of the period. */
  step: z.enum(timeSteps).optional(),
  currency: currencySchema.optional(),
  /** A figure of the report; left out: its main one. */
  sort: z.enum(figures as [string, ...string[]]).optional(),
  direction: z.enum(['asc', 'desc']).default('desc'),
});

function toRequest({ from, to, compare: comparison, ...rest }: z.infer<typeof request>) {
  const days = from ?? to;
  const period = days === undefined ? undefined : { from: from ?? days, to: to ?? days };
  return { ...rest, comparison, period };
}

export function adminReportsRoutes({ reports }: { reports: ReportsReader }): ApiRoute[] {
  return [
    defineRoute(
      {
        ...common,
        method: 'GET',
        path: '/admin/reports/{report}',
        summary: 'What was sold, to whom and how: figures of a period beside those of another',
        query: request.extend({ offset: offsetParameter(), limit: limitParameter(50) }),
        response: reportSchema,
      },
      async ({ params, query: { offset, limit, ...query } }) =>
        reports.read(params.report, { ...toRequest(query), offset, limit }),
    ),
    defineDownload(
      {
        ...common,
        path: '/admin/reports/{report}/export',
        summary: 'All rows of a report as CSV; safe to open in a spreadsheet',
        query: request.extend(csvParameters),
        mediaType: 'text/csv; charset=utf-8',
      },
      async function* ({ params: { report }, query: { separator, language, ...query }, setHeader }) {
        const found = await reports.read(report, { ...toRequest(query), offset: 0 });
        setHeader('content-disposition', `attachment; filename="${fileNameOf(report, found)}"`);
        yield* writeReport(report, found, { separator, language });
      },
    ),
  ];
}
