import { Anchor, Button, Group, Select, Text } from '@mantine/core';
import { IconArticle, IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';

import type { ArticleRow, ArticleRowList } from '#domain/schemas/manage-content.schema.ts';

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
import { contentTexts } from '../content.texts.ts';
import { PageStateBadge } from '../page-state.tsx';
import { articlesTexts } from './articles.texts.ts';
import { NewArticleDialog } from './new-article-dialog.tsx';
import { useCategories } from './use-content.ts';

const limit = 20;
const states = ['draft', 'changed', 'published', 'planned', 'off'] as const;

export function Component() {
  const t = useTexts(articlesTexts);
  const common = useTexts(contentTexts);
  const navigate = useNavigate();
  const [filters, change] = useUrlState({ q: '', category: '', state: '', offset: '0' });
  const [isMaking, setMaking] = useState(false);
  const offset = Number(filters.offset) || 0;
  const { data, error, refetch } = useQuery({
    queryKey: ['articles', filters],
    queryFn: () => api.get<ArticleRowList>('/admin/articles', { ...filters, offset, limit }),
    placeholderData: keepPreviousData,
  });
  const { data: categories = [] } = useCategories();
  const columns = useColumns();
  const isFiltered = filters.q !== '' || filters.category !== '' || filters.state !== '';
  return (
    <Page
      title={t('title')}
      actions={
        <Button
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={categories.length === 0}
          onClick={() => setMaking(true)}
        >
          {t('new')}
        </Button>
      }
    >
      <Card>
        <Group gap="sm" align="flex-end">
          <SearchInput
            value={filters.q}
            placeholder={t('search')}
            onChange={(value) => change({ q: value })}
          />
          <Select
            aria-label={t('category')}
            w={{ base: '100%', xs: 200 }}
            allowDeselect={false}
            data={[
              { value: '', label: t('anyCategory') },
              ...categories.map(({ id, title }) => ({ value: String(id), label: title })),
            ]}
            value={filters.category}
            onChange={(value) => change({ category: value ?? '' })}
          />
          <Select
            aria-label={common('state')}
            w={{ base: '100%', xs: 200 }}
            allowDeselect={false}
            data={[
              { value: '', label: common('any') },
              ...states.map((state) => ({ value: state, label: common(state) })),
            ]}
            value={filters.state}
            onChange={(value) => change({ state: value ?? '' })}
          />
        </Group>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <LoadingState />}
        {data?.total === 0 && (
          <EmptyState
            icon={IconArticle}
            title={isFiltered ? common('nothing') : t('empty')}
            text={isFiltered ? common('nothingHint') : t('emptyHint')}
            action={
              categories.length === 0 && (
                <Button component={Link} to="/categories">
                  {t('toCategories')}
                </Button>
              )
            }
          />
        )}
        {data && data.total > 0 && (
          <DataTable
            caption={t('caption')}
            columns={columns}
            rows={data.articles}
            rowId={({ id }) => id}
            onRowClick={({ id }) => void navigate(`/articles/${id}`)}
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
      {isMaking && <NewArticleDialog categories={categories} onClose={() => setMaking(false)} />}
    </Page>
  );
}

function useColumns(): Column<ArticleRow>[] {
  const t = useTexts(articlesTexts);
  const common = useTexts(contentTexts);
  const { formatDate } = useFormat();
  return [
    {
      id: 'title',
      header: common('title'),
      cell: ({ id, title, category, author }) => (
        <div>
          <Anchor component={Link} to={`/articles/${id}`} c="dark" fw={600} size="sm">
            <bdi>{title}</bdi>
          </Anchor>
          <Text size="xs" c="gray.7">
            <bdi>{[category.title, author?.name].filter(Boolean).join(' · ')}</bdi>
          </Text>
        </div>
      ),
    },
    {
      id: 'state',
      header: common('state'),
      cell: ({ state, publishedAt }) => <PageStateBadge state={state} publishedAt={publishedAt} />,
    },
    {
      id: 'date',
      header: t('date'),
      isSecondary: true,
      cell: ({ publishedAt }) => <Text size="sm">{formatDate(publishedAt)}</Text>,
    },
  ];
}
