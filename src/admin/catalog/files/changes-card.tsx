import { Table, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { describeColumn } from '#domain/product-columns.ts';
import { keptChanges, type ImportChange, type ProductImport } from '#domain/schemas/product-import.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { filesTexts } from './files.texts.ts';
import { useCellText } from './use-cell-text.ts';

const limit = 50;

/** What the file would change, or has changed: each field with its old and new value, and what is new. */
export function ChangesCard({ data }: { data: ProductImport }) {
  const t = useTexts(filesTexts);
  const { formatNumber } = useFormat();
  const [offset, setOffset] = useState(0);
  const {
    data: page,
    error,
    refetch,
  } = useQuery({
    queryKey: ['imports', data.id, 'changes', data.state, offset],
    queryFn: ({ signal }) =>
      api.get<{ total: number; items: ImportChange[] }>(
        `/admin/product-imports/${data.id}/changes`,
        { offset, limit },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
  const isCut = data.changeCount > keptChanges;
  const text = isCut
    ? t('changesFirst', { shown: formatNumber(keptChanges), count: data.changeCount })
    : t('changesText', { count: data.changeCount });
  return (
    <Card title={t(data.state === 'checked' ? 'changes' : 'whatChanged')} text={text}>
      {error && !page && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !page && <LoadingState rows={4} />}
      <Table.ScrollContainer minWidth={0} hidden={!page}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th visibleFrom="sm">{t('line')}</Table.Th>
              <Table.Th>{t('product')}</Table.Th>
              <Table.Th visibleFrom="sm">{t('column')}</Table.Th>
              <Table.Th>{t('oldValue')}</Table.Th>
              <Table.Th>{t('newValue')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {page?.items.map((change, index) => (
              <ChangeRow key={offset + index} change={change} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Pager offset={offset} limit={limit} count={page?.total ?? 0} onChange={setOffset} />
    </Card>
  );
}

function ChangeRow({ change }: { change: ImportChange }) {
  const t = useTexts(filesTexts);
  const { language } = useFormat();
  const textOf = useCellText();
  const { line, kind, product, variation, field, before, after } = change;
  const column = describeColumn(field, language);
  return (
    <Table.Tr>
      <Table.Td visibleFrom="sm">{line}</Table.Td>
      <Table.Td style={{ overflowWrap: 'anywhere' }}>
        {product}
        {variation !== '' && (
          <Text size="sm" c="gray.7">
            {variation}
          </Text>
        )}
        {kind === 'field' && (
          <Text size="sm" fw={600} hiddenFrom="sm">
            {column}
          </Text>
        )}
      </Table.Td>
      {kind === 'field' ? (
        <>
          <Table.Td visibleFrom="sm">{column}</Table.Td>
          <Table.Td style={{ overflowWrap: 'anywhere' }}>
            <Text size="sm" c="gray.7" span>
              {before === null ? t('nothing') : textOf(field, before)}
            </Text>
          </Table.Td>
          <Table.Td style={{ overflowWrap: 'anywhere' }}>
            <Text size="sm" fw={600} span>
              {after === null ? t('nothing') : textOf(field, after)}
            </Text>
          </Table.Td>
        </>
      ) : (
        <Table.Td colSpan={3}>
          <StateBadge tone="good" size="sm">
            {t(kind === 'product' ? 'newProduct' : 'newVariation')}
          </StateBadge>
        </Table.Td>
      )}
    </Table.Tr>
  );
}
