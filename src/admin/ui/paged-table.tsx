import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { DataTable, type Column } from './data-table.tsx';
import { ErrorState } from './error-state.tsx';
import { LoadingState } from './loading-state.tsx';
import { Pager } from './pager.tsx';

interface PagedTableProps<List extends { total: number }, Row> {
  /** The question that the list answers. */
  query: Pick<UseQueryResult<List>, 'data' | 'error' | 'refetch'>;
  rowsOf(list: List): readonly Row[];
  /** What is said where there are no rows. */
  nothing: ReactNode;
  caption: string;
  columns: readonly Column<Row>[];
  rowId(row: Row): number | string;
  /** By pointer anywhere on the row; a link within the row serves the keyboard. */
  onRowClick?(row: Row): void;
  /** Of the first row, as the address has it. */
  offset: string;
  limit: number;
  /** Where the last page may begin that the list is asked for. */
  farthest?: number;
  onOffset(offset: string): void;
}

/** One page of a list that the server keeps, with the way to the others: while it is loaded, refused, empty and there. */
export function PagedTable<List extends { total: number }, Row>({
  query: { data, error, refetch },
  rowsOf,
  nothing,
  offset,
  limit,
  farthest,
  onOffset,
  ...table
}: PagedTableProps<List, Row>) {
  if (!data)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState rows={8} />;
  const rows = rowsOf(data);
  return (
    <>
      {rows.length === 0 ? nothing : <DataTable {...table} rows={rows} />}
      <Pager
        offset={Number(offset)}
        limit={limit}
        {...(farthest !== undefined && { farthest })}
        count={data.total}
        onChange={(next) => onOffset(String(next))}
      />
    </>
  );
}
