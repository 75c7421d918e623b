import { Anchor, Button, Paper, Text } from '@mantine/core';
import { IconPlus, IconTags } from '@tabler/icons-react';
import { Link, useNavigate, useParams } from 'react-router';

import type { AdminPriceList } from '#domain/schemas/price-list.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { useLayerTimes } from '../../layers/use-layer-times.ts';
import { isOver, useLayer } from '../../layers/use-layers.ts';
import { useMay } from '../../session/session.ts';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Page } from '../../ui/page.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { priceListsTexts } from './price-lists.texts.ts';
import { listStateTones, useDescription, usePriceLists } from './use-price-lists.ts';

/** The sale prices of a campaign. */
export function Component() {
  const t = useTexts(priceListsTexts);
  const navigate = useNavigate();
  const layerId = Number(useParams()['id']);
  const mayEdit = useMay('promotions:write');
  const timesOf = useLayerTimes();
  const columns = useColumns();
  const layer = useLayer(layerId);
  const lists = usePriceLists();
  const own = lists.data?.filter((list) => list.layer === layerId);
  const add = mayEdit && layer.data && !isOver(layer.data) && (
    <Button
      component={Link}
      to={`/price-lists/new?layer=${layerId}`}
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      {t('saleAdd')}
    </Button>
  );
  const error = layer.error ?? lists.error;
  const isLoaded = layer.data !== undefined && own !== undefined;
  return (
    <Page
      title={layer.data ? t('saleTitle', { campaign: layer.data.name }) : t('title')}
      backTo="/campaigns"
      actions={own && own.length > 0 && add}
    >
      <Text c="gray.7" mt={-12}>
        {layer.data && `${timesOf(layer.data)}. `}
        {t('saleAbout')} {t('saleLowest')}
      </Text>
      <Paper withBorder p={{ base: 'sm', sm: 'md' }}>
        {error && !isLoaded && (
          <ErrorState error={error} onRetry={() => void Promise.all([layer.refetch(), lists.refetch()])} />
        )}
        {!isLoaded && !error && <LoadingState rows={4} />}
        {isLoaded && own.length === 0 && (
          <EmptyState icon={IconTags} title={t('saleEmpty')} text={t('saleEmptyText')} action={add} />
        )}
        {isLoaded && own.length > 0 && (
          <DataTable
            caption={t('saleTitle', { campaign: layer.data.name })}
            columns={columns}
            rows={own}
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
  const describe = useDescription();
  return [
    {
      id: 'name',
      header: t('name'),
      cell: ({ id, name }) => (
        <Anchor component={Link} to={`/price-lists/${id}`} fw={600} style={{ overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>
        </Anchor>
      ),
    },
    {
      id: 'what',
      header: t('what'),
      cell: (list) => (
        <>
          {describe(list)}
          <Text size="sm" c="gray.7">
            {t('cheaper', { count: list.cheaper })}
          </Text>
        </>
      ),
    },
    {
      id: 'state',
      header: t('state'),
      isOneLine: true,
      cell: ({ state }) => <StateBadge tone={listStateTones[state]}>{t(`state.${state}`)}</StateBadge>,
    },
  ];
}
