import { Badge, Box, Group, Stack, Text } from '@mantine/core';
import { useNavigate } from 'react-router';

import type { ProductRow } from '#domain/schemas/manage-products.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { ProductLink } from './product-link.tsx';
import { ProductPicture } from './product-picture.tsx';
import { productsTexts } from './products.texts.ts';

interface ProductsTableProps {
  rows: readonly ProductRow[];
  selected: ReadonlySet<number | string>;
  onSelect(selected: ReadonlySet<number | string>): void;
}

export function ProductsTable({ rows, selected, onSelect }: ProductsTableProps) {
  const t = useTexts(productsTexts);
  const navigate = useNavigate();
  const columns: Column<ProductRow>[] = [
    { id: 'title', header: t('product'), cell: productCell },
    { id: 'price', header: t('price'), align: 'end', cell: priceCell },
    { id: 'stock', header: t('stock'), isSecondary: true, cell: stockCell },
    { id: 'catalogs', header: t('catalogs'), isSecondary: true, cell: catalogsCell },
    { id: 'updated', header: t('updated'), isSecondary: true, cell: updatedCell },
  ];
  return (
    <DataTable
      caption={t('title')}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      rowName={({ title }) => title}
      onRowClick={({ id }) => void navigate(`/products/${id}`)}
      selected={selected}
      onSelect={onSelect}
    />
  );
}

const productCell = (row: ProductRow) => <ProductCell row={row} />;
const priceCell = (row: ProductRow) => <PriceCell row={row} />;
const stockCell = (row: ProductRow) => <StockCell row={row} />;
const catalogsCell = ({ catalogs }: ProductRow) => (
  <Text size="sm" c="gray.7" lineClamp={2} dir="auto">
    {catalogs.map(({ title }) => title).join(', ') || '—'}
  </Text>
);
const updatedCell = (row: ProductRow) => <UpdatedCell row={row} />;

function PriceCell({ row: { price } }: { row: ProductRow }) {
  const t = useTexts(productsTexts);
  const { formatMoney } = useFormat();
  const lowest = formatMoney(price.min);
  return (
    <Text size="sm" style={{ whiteSpace: 'nowrap' }}>
      {price.min === price.max ? lowest : t('from', { price: lowest })}
    </Text>
  );
}

function UpdatedCell({ row: { updatedAt } }: { row: ProductRow }) {
  const { formatDate } = useFormat();
  return (
    <Text size="sm" c="gray.7" style={{ whiteSpace: 'nowrap' }}>
      {formatDate(updatedAt)}
    </Text>
  );
}

function ProductCell({ row }: { row: ProductRow }) {
  const t = useTexts(productsTexts);
  return (
    <Group gap="sm" wrap="nowrap">
      <ProductPicture image={row.image} />
      <Stack gap={2} style={{ minInlineSize: 0 }}>
        <ProductLink id={row.id} title={row.title} />
        <Group gap={6}>
          {!row.enabled && (
            <Badge size="sm" variant="light" color="gray" c="gray.8">
              {t('disabled')}
            </Badge>
          )}
          {row.variationCount > 1 && (
            <Text size="xs" c="gray.7">
              {t('variations', { count: row.variationCount })}
            </Text>
          )}
          <Box hiddenFrom="sm">
            <StockCell row={row} />
          </Box>
        </Group>
      </Stack>
    </Group>
  );
}

function StockCell({ row: { stock, soldOutCount, lowCount, variationCount } }: { row: ProductRow }) {
  const t = useTexts(productsTexts);
  const isOut = soldOutCount === variationCount;
  return (
    <Group gap={6}>
      <Text size="sm" c={isOut ? 'red.8' : undefined} component="span">
        {isOut ? t('out') : stock === null ? t('unlimited') : t('pieces', { count: stock })}
      </Text>
      {!isOut && soldOutCount > 0 && (
        <Badge size="sm" variant="light" color="red" c="red.9">
          {t('soldOutCount', { count: soldOutCount })}
        </Badge>
      )}
      {lowCount > 0 && (
        <Badge size="sm" variant="light" color="yellow" c="dark.7">
          {t('lowCount', { count: lowCount })}
        </Badge>
      )}
    </Group>
  );
}
