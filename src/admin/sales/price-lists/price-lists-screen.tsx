import { Anchor, Button, Paper, Text } from '@mantine/core';
import { IconPlus, IconTags } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';

import type { AdminPriceList } from '#domain/schemas/price-list.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useMay } from '../../session/session.ts';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Page } from '../../ui/page.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { useGroupNames, useGroups } from '../customer-groups/use-groups.ts';
import { priceListsTexts } from './price-lists.texts.ts';

export const listStateTones = { off: 'plain', waiting: 'info', active: 'good', ended: 'plain' } as const;
export const priceListsKey = ['price-lists'] as const;

/** All price lists of groups of customers. */
export function Component() {
  const t = useTexts(priceListsTexts);
  const navigate = useNavigate();
  const mayEdit = useMay('promotions:write');
  const columns = useColumns();
  const { data: groups } = useGroups();
  const { data, error, refetch } = useQuery({
    queryKey: priceListsKey,
    queryFn: ({ signal }) => api.get<AdminPriceList[]>('/admin/price-lists', undefined, signal),
  });
  const add = mayEdit && (
    <Button component={Link} to="/price-lists/new" leftSection={<IconPlus size={18} aria-hidden />}>
      {t('add')}
    </Button>
  );
  const toGroups = (
    <Button component={Link} to="/customers/groups" variant="default">
      {t('toGroups')}
    </Button>
  );
  const hasNoGroups = groups?.length === 0;
  return (
    <Page
      title={t('title')}
      backTo="/promotions"
      actions={
        data &&
        data.length > 0 && (
          <>
            {toGroups}
            {add}
          </>
        )
      }
    >
      <Text c="gray.7" mt={-12}>
        {t('about')}
      </Text>
      <Paper withBorder p={{ base: 'sm', sm: 'md' }}>
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <LoadingState rows={4} />}
        {data?.length === 0 && (
          <EmptyState
            icon={IconTags}
            title={t(hasNoGroups ? 'noGroupsYet' : 'empty')}
            text={t(hasNoGroups ? 'noGroupsText' : 'emptyText')}
            action={hasNoGroups ? toGroups : add}
          />
        )}
        {data && data.length > 0 && (
          <DataTable
            caption={t('title')}
            columns={columns}
            rows={data}
            rowId={({ id }) => id}
            onRowClick={({ id }) => void navigate(`/price-lists/${id}`)}
          />
        )}
      </Paper>
    </Page>
  );
}

function useColumns(): Column<AdminPriceList>[] {
  const t = useTexts(priceListsTexts);
  const names = useGroupNames();
  const describe = useDescription();
  return [
    {
      id: 'name',
      header: t('name'),
      cell: ({ id, name, groups }) => (
        <>
          <Anchor component={Link} to={`/price-lists/${id}`} fw={600} style={{ overflowWrap: 'anywhere' }}>
            <bdi>{name}</bdi>
          </Anchor>
          <Text size="sm" c="gray.7">
            <bdi>{groups.flatMap((group) => names.get(group) ?? []).join(', ')}</bdi>
          </Text>
        </>
      ),
    },
    { id: 'what', header: t('what'), isSecondary: true, cell: describe },
    {
      id: 'state',
      header: t('state'),
      isOneLine: true,
      cell: ({ state }) => <StateBadge tone={listStateTones[state]}>{t(`state.${state}`)}</StateBadge>,
    },
  ];
}

/** `12.5 % off from 10 pieces, 40 own prices` */
function useDescription(): (list: AdminPriceList) => string {
  const t = useTexts(priceListsTexts);
  const { formatNumber } = useFormat();
  return ({ percent, percentFrom, prices }) => {
    const own = prices > 0 || percent === null ? [t('priceCount', { count: prices })] : [];
    if (percent === null) return own.join(', ');
    const off = t(percentFrom > 1 ? 'percentOffFrom' : 'percentOff', {
      percent: `${formatNumber(percent)}\u00a0%`,
      count: percentFrom,
    });
    return [off, ...own].join(', ');
  };
}
