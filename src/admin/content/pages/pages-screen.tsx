import { Anchor, Button, Group, Text } from '@mantine/core';
import { IconFilePlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';

import type { PageRow, PageRowList } from '#domain/schemas/manage-pages.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Page } from '../../ui/page.tsx';
import { Pager } from '../../ui/pager.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { useUrlState } from '../../ui/use-url-state.ts';
import { AddressDialog } from '../address-dialog.tsx';
import { builderPath } from '../builder-path.ts';
import { contentTexts } from '../content.texts.ts';
import { PageStateBadge } from '../page-state.tsx';
import { NewPageDialog } from './new-page-dialog.tsx';
import { PageMenu } from './page-menu.tsx';
import { pagesTexts } from './pages.texts.ts';

const limit = 20;

/** Pages of their own and the home page; catalogs and articles have lists of theirs. */
export function Component() {
  const t = useTexts(pagesTexts);
  const common = useTexts(contentTexts);
  const navigate = useNavigate();
  const [{ q, offset: from }, change] = useUrlState({ q: '', offset: '0' });
  const [source, setSource] = useState<PageRow | null | undefined>();
  const [moved, setMoved] = useState<PageRow>();
  const offset = Number(from) || 0;
  const { data, error, refetch } = useQuery({
    queryKey: ['pages', 'list', q, offset],
    queryFn: () => api.get<PageRowList>('/admin/pages', { kind: 'page', q, offset, limit }),
    placeholderData: keepPreviousData,
  });
  const home = useQuery({
    queryKey: ['pages', 'home'],
    queryFn: () => api.get<PageRowList>('/admin/pages', { kind: 'home' }),
  });
  const columns = useColumns({ onCopy: setSource, onMove: setMoved });
  const isFirst = q === '' && offset === 0;
  const rows = [...(isFirst ? (home.data?.pages ?? []) : []), ...(data?.pages ?? [])];
  return (
    <Page
      title={t('title')}
      actions={
        <Button leftSection={<IconFilePlus size={18} aria-hidden />} onClick={() => setSource(null)}>
          {t('new')}
        </Button>
      }
    >
      <Card>
        <SearchInput value={q} placeholder={t('search')} onChange={(value) => change({ q: value })} />
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <LoadingState />}
        {data && rows.length === 0 && (
          <EmptyState
            title={q === '' ? t('empty') : common('nothing')}
            text={q === '' ? t('emptyHint') : common('nothingHint')}
          />
        )}
        {data && rows.length > 0 && (
          <DataTable
            caption={t('caption')}
            columns={columns}
            rows={rows}
            rowId={({ id }) => id}
            onRowClick={({ path }) => void navigate(builderPath(path))}
          />
        )}
        {data && (
          <Pager
            offset={offset}
            limit={limit}
            count={data.total}
            onChange={(next) => change({ offset: String(next) })}
          />
        )}
      </Card>
      {source !== undefined && <NewPageDialog source={source} onClose={() => setSource(undefined)} />}
      {moved && <AddressDialog page={moved} list="pages" onClose={() => setMoved(undefined)} />}
    </Page>
  );
}

interface RowHandlers {
  onCopy: (page: PageRow) => void;
  onMove: (page: PageRow) => void;
}

function useColumns({ onCopy, onMove }: RowHandlers): Column<PageRow>[] {
  const t = useTexts(pagesTexts);
  const common = useTexts(contentTexts);
  const { formatTime } = useFormat();
  return [
    {
      id: 'title',
      header: common('title'),
      cell: ({ title, path, kind }) => (
        <div>
          <Group gap="xs">
            <Anchor component={Link} to={builderPath(path)} c="dark" fw={600} size="sm">
              <bdi>{kind === 'home' ? t('home') : title}</bdi>
            </Anchor>
          </Group>
          <Text size="xs" c="gray.7" style={{ overflowWrap: 'anywhere' }}>
            <bdi dir="ltr">{decodeURI(path)}</bdi>
          </Text>
        </div>
      ),
    },
    { id: 'state', header: common('state'), cell: ({ state }) => <PageStateBadge state={state} /> },
    {
      id: 'updated',
      header: common('updated'),
      isSecondary: true,
      cell: ({ updatedAt }) => <Text size="sm">{formatTime(updatedAt)}</Text>,
    },
    {
      id: 'menu',
      header: '',
      width: 48,
      align: 'end',
      cell: (page) => <PageMenu page={page} onCopy={() => onCopy(page)} onMove={() => onMove(page)} />,
    },
  ];
}
