import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { Currency } from '#domain/currencies.ts';
import { fieldError } from '#domain/errors.ts';
import { lastLocalDays } from '#domain/local-days.ts';
import { toMajor } from '#domain/money.ts';
import {
  compareWith,
  countDays,
  cutPeriod,
  longestPeriodDays,
  stepFor,
  type Period,
  type Spans,
} from '#domain/report-period.ts';
import {
  figuresOf,
  shapeOf,
  type Comparison,
  type FigureKind,
  type Report,
  type ReportKey,
  type ReportRow,
  type TimeStep,
} from '#domain/schemas/report.schema.ts';
import { shopTimeZone } from '#domain/time-zones.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';

import { selectGroups, selectSoldCurrencies, type GroupRow, type Groups } from './reports.queries.ts';

interface ReportsOptions {
  /** For what only reads: a replica where there is one. */
  db: Kysely<Database>;
  settings: Pick<SettingsReader, 'read'>;
  now?: () => Date;
}

export interface ReportRequest {
  /** Default: the last 30 days. */
  period?: Period | undefined;
  comparison: Comparison;
  /** Default: whatever makes some dozens of rows of the period. */
  step?: TimeStep | undefined;
  /** Default: the shop's. */
  currency?: Currency | undefined;
  /** A figure of the report; default its main one. Reports by time are in the order of time. */
  sort?: string | undefined;
  direction: 'asc' | 'desc';
  offset: number;
  /** Default: all rows. */
  limit?: number;
}

export interface ReportsReader {
  /** Orders that stand, by the days of the shop's calendar on which they were placed. */
  read(report: ReportKey, request: ReportRequest): Promise<Report>;
}

const usualDays = 30;

export function createReportsReader({ db, settings, now = () => new Date() }: ReportsOptions): ReportsReader {
  async function readTerms(request: ReportRequest) {
    const { common, ecommerce } = await settings.read();
    const timeZone = shopTimeZone(common);
    const { days } = lastLocalDays(now(), usualDays, timeZone);
    const { period = { from: days[0] ?? '', to: days.at(-1) ?? '' } } = request;
    if (countDays(period) < 1) throw fieldError('to', 'reports.errors.order');
    if (countDays(period) > longestPeriodDays) throw fieldError('to', 'reports.errors.long');
    const { currency = ecommerce.currency, step = stepFor(period) } = request;
    return { timeZone, period, currency, step };
  }

  return {
    async read(report, request) {
      const { timeZone, period, currency, step } = await readTerms(request);
      const shape = shapeOf(report);
      const figures = figuresOf(report);
      const { sort = shape.main, direction, limit, offset } = request;
      if (!figures.some((figure) => figure === sort)) throw fieldError('sort', 'reports.errors.sort');

      const spans = cutPeriod(period, shape.isByTime ? step : 'whole', timeZone);
      const comparison = shape.isOfNow ? 'none' : request.comparison;
      const compared = compareWith(period, spans, { comparison, timeZone });
      const wanted = shape.isByTime
        ? { figures }
        : { figures, order: { by: sort, direction }, offset, ...(limit !== undefined && { limit }) };
      const select = ({ bounds }: Spans, what: Parameters<typeof selectGroups>[2]['wanted']) =>
        selectGroups(db, report, { scope: { currency, bounds }, wanted: what });
      const [groups, currencies] = await Promise.all([select(spans, wanted), selectSoldCurrencies(db)]);
      const ids = shape.isByTime ? {} : { ids: groups.rows.map(({ id }) => id) };
      const before = compared && (await select(compared.spans, { figures, ...ids }));

      const toFigures = composeFigures(report);
      const rows = shape.isByTime ? fillSpans(spans, groups) : groups.rows;
      const known = new Map(before?.rows.map((row) => [row.id, row.figures]));
      const apart = new Set<string>(shape.apart);
      const toTotal = (total: Record<string, number>) =>
        Object.fromEntries(Object.entries(toFigures(total)).filter(([figure]) => !apart.has(figure)));
      const all = rows.map((row, index): ReportRow => {
        const day = spans.days[index] ?? '';
        return {
          ...(shape.isByTime ? { id: day, title: day } : { id: row.id, title: row.title }),
          figures: toFigures(row.figures),
          before: before && toFigures(known.get(row.id) ?? {}),
        };
      });
      return {
        timeZone,
        currency,
        currencies: currencies.filter((one) => one !== currency),
        period,
        compared: compared && compared.period,
        step,
        rows: shape.isByTime && limit !== undefined ? all.slice(offset, offset + limit) : all,
        total: { figures: toTotal(groups.total), before: before && toTotal(before.total) },
        count: shape.isByTime ? all.length : groups.count,
      };
    },
  };
}

/** A row for every span, whether something was sold in it or not. */
function fillSpans({ days }: Spans, { rows }: Groups): GroupRow[] {
  const known = new Map(rows.map((row) => [row.id, row]));
  return days.map((_, index) => {
    const id = String(index + 1);
    return known.get(id) ?? { id, title: '', figures: {} };
  });
}

/** Of minor units and counts as the API gives them; what is not there is 0. */
function composeFigures(report: ReportKey) {
  const { figures, shares = {} } = shapeOf(report);
  return (from: Record<string, number>) => {
    const valueOf = (figure: string) => from[figure] ?? 0;
    const compose = (figure: string, kind: FigureKind) => {
      const [part, whole] = shares[figure] ?? [];
      if (part !== undefined && whole !== undefined) return percentOf(valueOf(part), valueOf(whole));
      return kind === 'money' ? toMajor(valueOf(figure)) : valueOf(figure);
    };
    return Object.fromEntries(
      Object.entries(figures).map(([figure, kind]) => [figure, compose(figure, kind)]),
    );
  };
}

/** With one decimal; 0 of nothing. */
function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;
}
