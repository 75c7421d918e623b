import { Box, Checkbox, Table, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { MouseEvent, ReactNode } from 'react';

import { useTexts } from '../i18n/use-texts.ts';
import { uiTexts } from './ui.texts.ts';

export interface Column<Row> {
  id: string;
  header: string;
  cell(row: Row): ReactNode;
  align?: 'start' | 'end';
  /** Whether the server can sort by this column's id. */
  isSortable?: boolean;
  /** Left out on screens narrower than 768 px; `wide`: than 992 px, where the menu stands beside it. */
  isSecondary?: boolean | 'wide';
  width?: number | string;
  /** For dates, numbers and the like, which are read in one piece. */
  isOneLine?: boolean;
}

interface Sorting {
  by: string;
  direction: 'asc' | 'desc';
}

interface DataTableProps<Row> {
  /** What the table lists, for those who cannot see it. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** What the rows add up to, below them. */
  total?: Row;
  rowId(row: Row): number | string;
  /** Names a row, for its checkbox. */
  rowName?(row: Row): string;
  /** By pointer anywhere on the row; a link within the row serves the keyboard. */
  onRowClick?(row: Row): void;
  sorting?: Sorting | null;
  onSort?(sorting: Sorting): void;
  selected?: ReadonlySet<number | string>;
  onSelect?(selected: ReadonlySet<number | string>): void;
}

/** A list of rows; paging, filters and sorting are the server's. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, total, rowId, rowName, onRowClick, selected, onSelect } = props;
  const t = useTexts(uiTexts);
  const isAll = rows.length > 0 && rows.every((row) => selected?.has(rowId(row)));
  const isSome = rows.some((row) => selected?.has(rowId(row)));

  function choose(chosen: readonly Row[], isChosen: boolean): void {
    const next = new Set(selected);
    for (const row of chosen) {
      if (isChosen) next.add(rowId(row));
      else next.delete(rowId(row));
    }
    onSelect?.(next);
  }

  return (
    <Table.ScrollContainer minWidth={0}>
      <Table highlightOnHover={onRowClick !== undefined} verticalSpacing="sm">
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <Table.Thead>
          <Table.Tr>
            {onSelect && (
              <Table.Th w={40}>
                <Checkbox
                  aria-label={t('selectAll')}
                  checked={isAll}
                  indeterminate={isSome && !isAll}
                  onChange={(event) => choose(rows, event.currentTarget.checked)}
                />
              </Table.Th>
            )}
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} sorting={props.sorting} onSort={props.onSort} />
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr
              key={rowId(row)}
              bg={selected?.has(rowId(row)) ? 'ink.0' : undefined}
              style={onRowClick && { cursor: 'pointer' }}
              onClick={(event) => !isOnControl(event) && onRowClick?.(row)}
            >
              {onSelect && (
                <Table.Td>
                  <Checkbox
                    aria-label={t('selectRow', { name: rowName?.(row) ?? String(rowId(row)) })}
                    checked={selected?.has(rowId(row)) ?? false}
                    onChange={(event) => choose([row], event.currentTarget.checked)}
                  />
                </Table.Td>
              )}
              <Cells columns={columns} row={row} />
            </Table.Tr>
          ))}
        </Table.Tbody>
        {total !== undefined && (
          <Table.Tfoot>
            <Table.Tr fw={600} style={{ borderBlockStart: '1px solid var(--mantine-color-gray-4)' }}>
              {onSelect && <Table.Td />}
              <Cells columns={columns} row={total} />
            </Table.Tr>
          </Table.Tfoot>
        )}
      </Table>
    </Table.ScrollContainer>
  );
}

function Cells<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  return columns.map((column) => (
    <Table.Td
      key={column.id}
      ta={column.align}
      {...(column.isOneLine && { style: { whiteSpace: 'nowrap' } })}
      {...shownFrom(column)}
    >
      {isolate(column.cell(row))}
    </Table.Td>
  ));
}

/** Bare text, such as a name or a phone number, runs in the direction of its own letters. */
function isolate(content: ReactNode): ReactNode {
  return typeof content === 'string' ? <bdi>{content}</bdi> : content;
}

function shownFrom<Row>({ isSecondary }: Column<Row>): { visibleFrom?: 'sm' | 'md' } {
  return isSecondary ? { visibleFrom: isSecondary === 'wide' ? 'md' : 'sm' } : {};
}

function HeaderCell<Row>({
  column,
  sorting,
  onSort,
}: {
  column: Column<Row>;
  sorting: Sorting | null | undefined;
  onSort: ((sorting: Sorting) => void) | undefined;
}) {
  const { id, header, align, isSortable, isOneLine, width } = column;
  const direction = sorting?.by === id ? sorting.direction : null;
  const Arrow = direction === 'desc' ? IconArrowDown : IconArrowUp;
  const label = (
    <Box component="span" style={{ display: 'inline-flex', alignItems: 'center', gap: 4 }}>
      {header}
      {direction && <Arrow size={14} aria-hidden />}
    </Box>
  );
  return (
    <Table.Th
      ta={align}
      w={width}
      {...(isOneLine && { style: { whiteSpace: 'nowrap' } })}
      aria-sort={direction === null ? undefined : direction === 'asc' ? 'ascending' : 'descending'}
      {...shownFrom(column)}
    >
      {isSortable && onSort ? (
        <UnstyledButton
          fz="inherit"
          fw="inherit"
          onClick={() => onSort({ by: id, direction: direction === 'asc' ? 'desc' : 'asc' })}
        >
          {label}
        </UnstyledButton>
      ) : (
        label
      )}
    </Table.Th>
  );
}

/**
 * A click on a link, button or field within a row is not one on the row; nor is one in a menu or dialog that
 * the row has opened, which React hands on to it.
 */
function isOnControl({ target, currentTarget }: MouseEvent): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return true;
  const control = target.closest('a, button, input, label, [role="menu"]');
  return control !== null && currentTarget.contains(control);
}
