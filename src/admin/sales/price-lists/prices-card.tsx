import { ActionIcon, Anchor, Button, Group, Text } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';

import type { AdminPriceList, PriceListPrice, PriceListPrices } from '#domain/schemas/price-list.schema.ts';
import { nameWithVariant } from '#domain/variant-name.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { ExportMenu } from '../../ui/export-menu.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { useRun } from '../../ui/use-run.ts';
import { useUrlState } from '../../ui/use-url-state.ts';
import { VariationDialog } from '../order-edit/variation-dialog.tsx';
import { PriceDialog, type PricedVariation } from './price-dialog.tsx';
import { priceListsTexts } from './price-lists.texts.ts';
import { useRefreshPrices } from './use-refresh-prices.ts';

interface PricesCardProps {
  list: AdminPriceList;
  mayEdit: boolean;
}

const perPage = 50;

/** The prices of single variations in a list: found, added, changed, removed, saved as a file. */
export function PricesCard({ list: { id, layer }, mayEdit }: PricesCardProps) {
  const t = useTexts(priceListsTexts);
  const isSale = layer !== null;
  const [{ q, offset }, change] = useUrlState({ q: '', offset: '0' });
  const [isChoosing, setChoosing] = useState(false);
  const [edited, setEdited] = useState<PricedVariation | null>(null);
  const query = { q, offset, limit: perPage };
  const list = useQuery({
    queryKey: ['price-list-prices', id, query],
    queryFn: ({ signal }) => api.get<PriceListPrices>(`/admin/price-lists/${id}/prices`, query, signal),
    placeholderData: keepPreviousData,
  });
  const { data } = list;
  const refresh = useRefreshPrices(id);
  const { run, isBusy } = useRun(async ({ variationId, minQuantity }: PriceListPrice) => {
    await api.delete(`/admin/price-lists/${id}/prices/${variationId}/${minQuantity}`);
    await refresh();
  });
  const columns = useColumns(
    mayEdit ? { isBusy, onEdit: setEdited, onRemove: (row) => void run(row, t('removedPrice')) } : null,
  ).filter((column) => !isSale || column.id !== 'from');
  const isEmpty = data?.total === 0 && q === '';
  return (
    <Card title={t('prices')} text={t(isSale ? 'salePricesText' : 'pricesText')}>
      <Group justify="space-between" gap="sm">
        {!isEmpty && (
          <SearchInput value={q} onChange={(text) => change({ q: text })} placeholder={t('search')} />
        )}
        <Group gap="sm">
          <ExportMenu
            path={`/admin/price-lists/${id}/prices/export`}
            query={{}}
            label={t('export')}
            hint={t('export.hint', { count: data?.total ?? 0 })}
            isEmpty={!data || data.total === 0}
            nameSeparator={(separator) => t(`export.${separator}`)}
          />
          {mayEdit && (
            <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setChoosing(true)}>
              {t('addPrice')}
            </Button>
          )}
        </Group>
      </Group>
      <PagedTable
        query={list}
        rowsOf={({ prices }) => prices}
        nothing={<Text c="gray.7">{t(q === '' ? 'noPrices' : 'noPricesFound')}</Text>}
        caption={t('prices')}
        columns={columns}
        rowId={({ variationId, minQuantity }) => `${variationId} ${minQuantity}`}
        offset={offset}
        limit={perPage}
        onOffset={(next) => change({ offset: next })}
      />
      <VariationDialog
        title={t('chooseTitle')}
        isOffered={() => true}
        opened={isChoosing}
        onClose={() => setChoosing(false)}
        onPick={({ variationId, title, variation, fullPrice, discountPrice }) =>
          setEdited({
            variationId,
            name: nameWithVariant(title, variation),
            usualPrice: discountPrice ?? fullPrice,
            minQuantity: null,
            price: null,
          })
        }
      />
      {edited && (
        <PriceDialog
          listId={id}
          isSale={isSale}
          edited={edited}
          onClose={() => setEdited(null)}
          onSaved={refresh}
        />
      )}
    </Card>
  );
}

interface Editing {
  isBusy: boolean;
  onEdit(edited: PricedVariation): void;
  onRemove(row: PriceListPrice): void;
}

function useColumns(editing: Editing | null): Column<PriceListPrice>[] {
  const t = useTexts(priceListsTexts);
  const { formatMoney, formatNumber } = useFormat();
  const nameOf = ({ title, variationTitle }: PriceListPrice) => nameWithVariant(title, variationTitle);
  return [
    {
      id: 'product',
      header: t('product'),
      cell: (row) => (
        <>
          <Anchor
            component={Link}
            to={`/products/${row.productId}`}
            c="dark"
            fw={600}
            style={{ overflowWrap: 'anywhere' }}
          >
            <bdi>{nameOf(row)}</bdi>
          </Anchor>
          {row.sku !== '' && (
            <Text size="sm" c="gray.7" style={{ overflowWrap: 'anywhere' }}>
              <bdi>{row.sku}</bdi>
            </Text>
          )}
        </>
      ),
    },
    {
      id: 'from',
      header: t('from'),
      align: 'end',
      isOneLine: true,
      cell: ({ minQuantity }) => formatNumber(minQuantity),
    },
    {
      id: 'price',
      header: t('price'),
      align: 'end',
      isOneLine: true,
      cell: ({ price }) => formatMoney(price),
    },
    {
      id: 'usual',
      header: t('usualPrice'),
      align: 'end',
      isSecondary: true,
      isOneLine: true,
      cell: ({ price, usualPrice }) => (
        <>
          {formatMoney(usualPrice)}
          {price >= usualPrice && (
            <Text size="sm" c="red.9">
              {t('notLower')}
            </Text>
          )}
        </>
      ),
    },
    ...(editing
      ? [
          {
            id: 'actions',
            header: '',
            width: 88,
            align: 'end' as const,
            cell: (row: PriceListPrice) => (
              <Group gap={4} wrap="nowrap" justify="flex-end">
                <ActionIcon
                  variant="subtle"
                  color="gray.7"
                  aria-label={t('changePrice', { name: nameOf(row) })}
                  onClick={() => editing.onEdit({ ...row, name: nameOf(row) })}
                >
                  <IconPencil size={16} aria-hidden />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="gray.7"
                  aria-label={t('removePrice', { name: nameOf(row) })}
                  disabled={editing.isBusy}
                  onClick={() => editing.onRemove(row)}
                >
                  <IconTrash size={16} aria-hidden />
                </ActionIcon>
              </Group>
            ),
          },
        ]
      : []),
  ];
}
