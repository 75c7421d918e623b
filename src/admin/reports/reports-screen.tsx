import { Grid, NavLink, Paper, Select, Stack, Text, Title } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { Link } from 'react-router';

import { reportKeys, shapeOf, type Report, type ReportKey } from '#domain/schemas/report.schema.ts';

import { useTexts } from '../i18n/use-texts.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { ExportMenu } from '../ui/export-menu.tsx';
import { LoadingState } from '../ui/loading-state.tsx';
import { Page } from '../ui/page.tsx';
import { Pager } from '../ui/pager.tsx';
import { useFormat } from '../ui/use-format.ts';
import { ReportChart } from './report-chart.tsx';
import { ReportFilterBar } from './report-filter-bar.tsx';
import { ReportTable } from './report-table.tsx';
import { reportsTexts, type ReportsText } from './reports.texts.ts';
import { useReport } from './use-report.ts';

/** What was sold, to whom and how. */
export function Component() {
  const t = useTexts(reportsTexts);
  const { report, filters, change, fileQuery, limit, answer, problem } = useReport();
  const { data, error, isPending, refetch } = answer;
  return (
    <Page
      title={t('title')}
      actions={
        <ExportMenu
          path={`/admin/reports/${report}/export`}
          query={fileQuery}
          label={t('export')}
          hint={t('export.hint')}
          isEmpty={(data?.count ?? 0) === 0}
          nameSeparator={(separator) => t(`export.${separator}`)}
        />
      }
    >
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, lg: 2.5 }}>
          <Select
            hiddenFrom="lg"
            label={t('reports')}
            data={reportKeys.map((key) => ({ value: key, label: t(`report.${key}`) }))}
            value={report}
            onChange={(key) => change({ report: key ?? 'sales', sort: '', direction: 'desc' })}
            allowDeselect={false}
          />
          <Stack component="nav" aria-label={t('reports')} gap={2} visibleFrom="lg">
            {reportKeys.map((key) => (
              <NavLink
                key={key}
                component={Link}
                to={{ search: searchOf(key, filters) }}
                label={t(`report.${key}`)}
                active={key === report}
                style={{ borderRadius: 'var(--mantine-radius-md)' }}
                {...(key === report && { 'aria-current': 'page' })}
              />
            ))}
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 9.5 }}>
          <Paper withBorder p={{ base: 'sm', sm: 'md' }} component="section" aria-labelledby="report-title">
            <Stack gap="md">
              <div>
                <Title order={2} size="h4" id="report-title">
                  {t(`report.${report}`)}
                </Title>
                <Text size="sm" c="gray.7" aria-live="polite">
                  {data && <Dates data={data} report={report} />}
                </Text>
              </div>
              <ReportFilterBar
                report={report}
                filters={filters}
                change={change}
                data={data}
                problem={problem}
              />
              {isPending && <LoadingState rows={8} />}
              {error && problem === undefined && <ErrorState error={error} onRetry={() => void refetch()} />}
              {data && <Body data={data} report={report} filters={filters} change={change} />}
              {data && (
                <Pager
                  offset={Number(filters.offset)}
                  limit={limit}
                  count={data.count}
                  onChange={(offset) => change({ offset: String(offset) })}
                />
              )}
            </Stack>
          </Paper>
        </Grid.Col>
      </Grid>
    </Page>
  );
}

/** The same period and comparison for another report. */
function searchOf(report: ReportKey, { period, from, to, compare }: ReturnType<typeof useReport>['filters']) {
  return `?${new URLSearchParams({ report, period, from, to, compare }).toString()}`;
}

function Dates({ data: { period, compared }, report }: { data: Report; report: ReportKey }) {
  const t = useTexts(reportsTexts);
  const { formatDay } = useFormat();
  if (shapeOf(report).isOfNow) return t('ofNow');
  const days = ({ from, to }: Report['period']) => ({ from: formatDay(from), to: formatDay(to) });
  return (
    <>
      {t('dates', days(period))}
      {compared && ` ${t('comparedWith', days(compared))}`}
    </>
  );
}

/** Where it is not orders that are missing. */
const emptyTexts: Partial<Record<ReportKey, { title: ReportsText; text: ReportsText }>> = {
  profit: { title: 'nothing', text: 'noProfitText' },
  margins: { title: 'nothing', text: 'noProfitText' },
  promotions: { title: 'noPromotions', text: 'nothingText' },
  taxes: { title: 'noTaxes', text: 'noTaxesText' },
  searches: { title: 'noSearches', text: 'noSearchesText' },
  misses: { title: 'noMisses', text: 'noMissesText' },
  stock: { title: 'noStock', text: 'noStockText' },
};

type BodyProps = Pick<ReturnType<typeof useReport>, 'report' | 'filters' | 'change'> & { data: Report };

function Body({ data, report, filters, change }: BodyProps) {
  const t = useTexts(reportsTexts);
  const isEmpty = data.rows.every(({ figures }) => Object.values(figures).every((value) => value === 0));
  if (isEmpty) {
    const { title, text } = emptyTexts[report] ?? { title: 'nothing', text: 'nothingText' };
    return <EmptyState icon={IconChartBar} title={t(title)} text={t(text)} />;
  }
  return (
    <>
      <ReportChart data={data} report={report} />
      <ReportTable data={data} report={report} filters={filters} change={change} />
      <Text size="sm" c="gray.7">
        {t(`hint.${report}`)}
      </Text>
    </>
  );
}
