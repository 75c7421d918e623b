import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';

import type { OrderChannel } from '#domain/order-channels.ts';
import {
  figuresOf,
  shapeOf,
  type Report,
  type ReportFigure,
  type ReportKey,
  type ReportRow,
} from '#domain/schemas/report.schema.ts';

import { useMethodName } from '../delivery/use-method-texts.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { DataTable, type Column } from '../ui/data-table.tsx';
import { useFormat } from '../ui/use-format.ts';
import { reportNames, reportsTexts } from './reports.texts.ts';
import type { ReportFilters } from './use-report.ts';

interface ReportTableProps {
  data: Report;
  report: ReportKey;
  filters: ReportFilters;
  change(changes: Partial<ReportFilters>): void;
}

const totalId = 'total';
/** Where the things are that rows tell of. */
const folders: Partial<Record<ReportKey, string>> = {
  products: 'products',
  margins: 'products',
  stock: 'products',
  catalogs: 'catalogs',
};
/** The rows of a report with what they add up to, each figure above the one that it is compared with. */
export function ReportTable({ data, report, filters, change }: ReportTableProps) {
  const t = useTexts(reportsTexts);
  const name = useTexts(reportNames);
  const shape = shapeOf(report);
  const columns = useColumns(data, report);
  const sortedBy = filters.sort || shape.main;
  const total: ReportRow = { id: totalId, title: name('report.total'), ...data.total };
  return (
    <DataTable
      caption={t(`report.${report}`)}
      columns={columns}
      rows={data.rows}
      total={total}
      rowId={({ id }) => id}
      {...(!shape.isByTime && {
        sorting: {
          by: sortedBy,
          direction: filters.direction === 'asc' ? ('asc' as const) : ('desc' as const),
        },
        // What is most is looked for first.
        onSort: ({ by, direction }) => change({ sort: by, direction: by === sortedBy ? direction : 'desc' }),
      })}
    />
  );
}

function useColumns(data: Report, report: ReportKey): Column<ReportRow>[] {
  const name = useTexts(reportNames);
  const shape = shapeOf(report);
  const first: Column<ReportRow> = {
    id: 'title',
    header: name(shape.isByTime ? `report.row.${data.step}` : `report.row.${shape.row}`),
    cell: (row) => <RowTitle row={row} report={report} />,
  };
  const isShownOnPhones = new Set<string>([shape.main, 'orders', 'margin']);
  return [
    first,
    ...figuresOf(report).map((figure): Column<ReportRow> => ({
      id: figure,
      header: name(`report.figure.${figure}`),
      align: 'end',
      isSortable: shape.isByTime !== true,
      isSecondary: isShownOnPhones.has(figure) || figuresOf(report).length <= 3 ? false : 'wide',
      cell: (row) => <Figure row={row} figure={figure} report={report} currency={data.currency} />,
    })),
  ];
}

function RowTitle({ row: { id, title }, report }: { row: ReportRow; report: ReportKey }) {
  const name = useTexts(reportNames);
  const methodName = useMethodName();
  const { formatDay } = useFormat();
  if (id === totalId) return title;
  if (shapeOf(report).isByTime) return formatDay(title);
  if (report === 'payments') return methodName(id);
  if (report === 'customers')
    return name(id === 'new' ? 'report.customers.new' : 'report.customers.returning');
  if (report === 'channels') return name(`report.channels.${id as OrderChannel}`);
  if (id === 'reverseCharge' && report === 'taxes') return name('report.taxes.reverseCharge');
  if (id === '' && (report === 'products' || report === 'margins')) return name('report.none.products');
  if (id === '' && report === 'catalogs') return name('report.none.catalogs');
  if (id === '' && report === 'delivery') return name('report.none.delivery');
  const folder = folders[report];
  if (folder === undefined) return <bdi>{title}</bdi>;
  return (
    <Anchor component={Link} to={`/${folder}/${id}`}>
      <bdi>{title}</bdi>
    </Anchor>
  );
}

interface FigureProps {
  row: ReportRow;
  figure: ReportFigure;
  report: ReportKey;
  currency: Report['currency'];
}

function Figure({ row: { figures, before }, figure, report, currency }: FigureProps) {
  const t = useTexts(reportsTexts);
  const { formatMoney, formatNumber } = useFormat();
  const format = (value: number) =>
    shapeOf(report).figures[figure] === 'money' ? formatMoney(value, currency) : formatNumber(value);
  const value = figures[figure];
  const was = before?.[figure];
  // Rows do not add up to it.
  if (value === undefined) return '–';
  return (
    <>
      <Text span size="sm" style={{ whiteSpace: 'nowrap' }}>
        {format(value)}
      </Text>
      {was !== undefined && (value !== 0 || was !== 0) && (
        <Text size="xs" c="gray.7" fw={400} style={{ whiteSpace: 'nowrap' }}>
          {t('was', { value: format(was) })}
        </Text>
      )}
    </>
  );
}
