import { Anchor, Button, Paper, Text } from '@mantine/core';
import { IconPlus, IconTags } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';

import type { AdminPriceList } from '#domain/schemas/price-list.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { useMay } from '../../session/session.ts';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Page } from '../../ui/page.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { useGroupNames, useGroups } from '../customer-groups/use-groups.ts';
import { priceListsTexts } from './price-lists.texts.ts';
import { listStateTones, useDescription, usePriceLists } from './use-price-lists.ts';

/** All price lists of groups of customers. */
export function Component() {
  const t = useTexts(priceListsTexts);
  const navigate = useNavigate();
  const mayEdit = useMay('promotions:write');
  const columns = useColumns();
  const { data: groups } = useGroups();
  const { data: all, error, refetch } = usePriceLists();
  const data = all?.filter(({ layer }) => layer === null);
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
