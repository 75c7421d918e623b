import { Button, Group, Text } from '@mantine/core';
import { IconPlus, type Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import type { PageState } from '#domain/schemas/manage-pages.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Page } from '../../ui/page.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { useUrlState } from '../../ui/use-url-state.ts';
import { contentTexts } from '../content.texts.ts';
import { PageStateBadge } from '../page-state.tsx';
import { RowMenu, type RowAction } from '../row-menu.tsx';
import { wordsTexts } from './words.texts.ts';

interface Word {
  id: number;
  articles: number;
}

interface WordsListProps<Row extends Word> {
  title: string;
  newLabel: string;
  empty: { icon: Icon; title: string; text: string };
  query: { data: readonly Row[] | undefined; error: unknown; refetch: () => unknown };
  nameOf: (row: Row) => string;
  /** Small print beneath the name. */
  hintOf?: (row: Row) => string;
  stateOf?: (row: Row) => PageState;
  actionsOf: (row: Row) => readonly RowAction[];
  onNew: () => void;
  onOpen: (row: Row) => void;
  children?: ReactNode;
}

/** Authors, tags or categories: few enough to be searched in the browser. */
export function WordsList<Row extends Word>(props: WordsListProps<Row>) {
  const { title, newLabel, empty, query, nameOf, onNew, onOpen, children } = props;
  const t = useTexts(wordsTexts);
  const common = useTexts(contentTexts);
  const [{ q }, change] = useUrlState({ q: '' });
  const { data, error, refetch } = query;
  const rows = data?.filter((row) => nameOf(row).toLowerCase().includes(q.trim().toLowerCase()));
  const columns = useColumns(props);
  return (
    <Page
      title={title}
      actions={
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={onNew}>
          {newLabel}
        </Button>
      }
    >
      <Card>
        {(data?.length ?? 0) > 8 && (
          <Group>
            <SearchInput value={q} placeholder={t('search')} onChange={(value) => change({ q: value })} />
          </Group>
        )}
        {Boolean(error) && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!rows && !error && <LoadingState />}
        {data?.length === 0 && <EmptyState {...empty} />}
        {data && data.length > 0 && rows?.length === 0 && (
          <EmptyState title={common('nothing')} text={common('nothingHint')} />
        )}
        {rows && rows.length > 0 && (
          <DataTable
            caption={title}
            columns={columns}
            rows={rows}
            rowId={({ id }) => id}
            onRowClick={onOpen}
          />
        )}
      </Card>
      {children}
    </Page>
  );
}

function useColumns<Row extends Word>({
  nameOf,
  hintOf,
  stateOf,
  actionsOf,
}: WordsListProps<Row>): Column<Row>[] {
  const t = useTexts(wordsTexts);
  const common = useTexts(contentTexts);
  return [
    {
      id: 'name',
      header: common('title'),
      cell: (row) => (
        <div>
          <Text size="sm" fw={600}>
            <bdi>{nameOf(row)}</bdi>
          </Text>
          {hintOf && (
            <Text size="xs" c="gray.7" style={{ overflowWrap: 'anywhere' }}>
              <bdi dir="ltr">{hintOf(row)}</bdi>
            </Text>
          )}
        </div>
      ),
    },
    ...(stateOf
      ? [
          {
            id: 'state',
            header: common('state'),
            cell: (row: Row) => <PageStateBadge state={stateOf(row)} />,
          },
        ]
      : []),
    {
      id: 'articles',
      header: t('count'),
      isSecondary: true,
      cell: (row) => <Text size="sm">{common('articles', { count: row.articles })}</Text>,
    },
    {
      id: 'menu',
      header: '',
      width: 48,
      align: 'end',
      cell: (row) => <RowMenu name={nameOf(row)} actions={actionsOf(row)} />,
    },
  ];
}
