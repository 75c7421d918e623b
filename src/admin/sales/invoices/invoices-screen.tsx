import { Anchor, Box, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { IconFileInvoice } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { requestCaps } from '#domain/limits.ts';
import { invoiceKinds, type InvoiceList, type InvoiceRow } from '#domain/schemas/invoice.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useMay } from '../../session/session.ts';
import type { Column } from '../../ui/data-table.tsx';
import { DateRange } from '../../ui/date-range.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ExportMenu } from '../../ui/export-menu.tsx';
import { Page } from '../../ui/page.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { useUrlState } from '../../ui/use-url-state.ts';
import { StateTabs } from '../state-tabs.tsx';
import { DownloadButton } from './download-button.tsx';
import { InvoiceName } from './invoice-name.tsx';
import { invoicesTexts } from './invoices.texts.ts';

const listId = 'invoices-list';
const perPage = 50;

/** All invoices and credit notes, and a month of them as a file for the accountant. */
export function Component() {
  const t = useTexts(invoicesTexts);
  const columns = useColumns();
  const mayChange = useMay('taxes:write');
  const [filters, change] = useUrlState({ kind: '', from: '', to: '', q: '', offset: '0' });
  const { kind, from, to, q, offset } = filters;
  const filterQuery = {
    ...(kind !== '' && { kind }),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
    ...(q !== '' && { q }),
  };
  const query = { ...filterQuery, offset, limit: perPage };
  const list = useQuery({
    queryKey: ['invoices', query],
    queryFn: ({ signal }) => api.get<InvoiceList>('/admin/invoices', query, signal),
    placeholderData: keepPreviousData,
  });
  const { data } = list;
  const count = data?.total ?? 0;
  const isFiltered = from !== '' || to !== '' || q !== '';
  const all = data && data.counts.invoice + data.counts.credit_note;
  return (
    <Page
      title={t('title')}
      actions={
        <>
          {mayChange && (
            <Button component={Link} to="/invoice-settings" variant="default">
              {t('settings')}
            </Button>
          )}
          <ExportMenu
            path="/admin/invoices/export"
            query={filterQuery}
            label={t('export')}
            hint={t('exportHint', { count })}
            isEmpty={count === 0}
            nameSeparator={(separator) => t(`export.${separator}`)}
          />
        </>
      }
    >
      {all === 0 && !isFiltered ? (
        <EmptyState icon={IconFileInvoice} title={t('empty')} text={t('emptyText')} />
      ) : (
        <Paper withBorder>
          <StateTabs
            label={t('kinds')}
            names={{ all: t('all'), of: (each) => t(`kinds.${each}`) }}
            states={invoiceKinds}
            counts={data?.counts}
            value={kind}
            onChange={(next) => change({ kind: next })}
            controls={listId}
          />
          <Stack gap="md" p={{ base: 'sm', sm: 'md' }} id={listId}>
            <Group gap="sm" align="flex-end">
              <SearchInput value={q} onChange={(text) => change({ q: text })} placeholder={t('search')} />
              <DateRange from={from} to={to} onChange={change} labels={{ from: t('from'), to: t('to') }} />
            </Group>
            <PagedTable
              query={list}
              rowsOf={({ invoices }) => invoices}
              nothing={<Text c="gray.7">{t('nothing')}</Text>}
              caption={t('title')}
              columns={columns}
              rowId={({ id }) => id}
              offset={offset}
              limit={perPage}
              farthest={requestCaps.orderOffset}
              onOffset={(next) => change({ offset: next })}
            />
          </Stack>
        </Paper>
      )}
    </Page>
  );
}

function useColumns(): Column<InvoiceRow>[] {
  const t = useTexts(invoicesTexts);
  const { formatMoney, formatDay } = useFormat();
  return [
    {
      id: 'number',
      header: t('document'),
      cell: (row) => (
        <>
          <InvoiceName invoice={row} />
          <Text size="sm" c="gray.7">
            {formatDay(row.issuedOn)}
          </Text>
          <Box hiddenFrom="sm">
            <OrderLink row={row} />
          </Box>
        </>
      ),
    },
    { id: 'order', header: t('order'), isSecondary: true, cell: (row) => <OrderLink row={row} /> },
    {
      id: 'customer',
      header: t('customer'),
      isSecondary: true,
      cell: ({ customer }) => <bdi>{customer}</bdi>,
    },
    {
      id: 'tax',
      header: t('tax'),
      align: 'end',
      isOneLine: true,
      isSecondary: true,
      cell: ({ kind, tax, currency }) => formatMoney(kind === 'invoice' ? tax : -tax, currency),
    },
    {
      id: 'total',
      header: t('total'),
      align: 'end',
      isOneLine: true,
      cell: ({ kind, total, currency }) => formatMoney(kind === 'invoice' ? total : -total, currency),
    },
    {
      id: 'file',
      header: t('file'),
      align: 'end',
      cell: ({ id, number }) => (
        <DownloadButton
          path={`/admin/invoices/${id}/file`}
          label="PDF"
          description={t('download', { number })}
        />
      ),
    },
  ];
}

function OrderLink({ row }: { row: InvoiceRow }) {
  return (
    <Anchor component={Link} to={`/orders/${row.order}`} size="sm">
      {row.order}
    </Anchor>
  );
}
