import { Group, NativeSelect, Paper, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';

import {
  feedFlaws,
  leavesOut,
  type FeedFlaw,
  type FeedReport,
  type FeedReportItem,
} from '#domain/schemas/feed-report.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { ProductLink } from '../products/product-link.tsx';
import { ProductPicture } from '../products/product-picture.tsx';
import { productsTexts } from '../products/products.texts.ts';
import { feedsTexts } from './feeds.texts.ts';

interface FlawedProductsProps {
  report: FeedReport;
  /** null: all that is left out. */
  flaw: FeedFlaw | null;
  offset: number;
  limit: number;
  onFlaw(flaw: FeedFlaw | null): void;
  onPage(offset: number): void;
}

/** Products that no feed tells of, or tells of poorly, each with what is missing. */
export function FlawedProducts({ report, flaw, offset, limit, onFlaw, onPage }: FlawedProductsProps) {
  const t = useTexts(feedsTexts);
  const products = useTexts(productsTexts);
  const columns: Column<FeedReportItem>[] = [
    { id: 'product', header: t('product'), cell: productCell },
    { id: 'leftOut', header: t('leftOut'), cell: leftOutCell, isSecondary: true },
    { id: 'reasons', header: t('reasons'), cell: reasonsCell, isSecondary: true },
  ];
  const option = (one: FeedFlaw) => ({
    value: one,
    label: `${t(one)} (${report.flawCounts[one]})`,
  });
  return (
    <section aria-label={t('list')}>
      <Group justify="space-between" align="flex-end" gap="sm" mb="md">
        <div>
          <Text component="h2" fz="h5" fw={700} m={0}>
            {t('list')}
          </Text>
          <Text size="sm" c="gray.7" mt={4}>
            {t(flaw === null || leavesOut.has(flaw) ? 'leftOutText' : 'weakText')}
          </Text>
        </div>
        <NativeSelect
          aria-label={t('show')}
          w={{ base: '100%', xs: 280 }}
          value={flaw ?? ''}
          onChange={({ currentTarget: { value } }) => onFlaw(feedFlaws.find((one) => one === value) ?? null)}
          data={[
            { value: '', label: t('allLeftOut') },
            { group: t('leavesOut'), items: feedFlaws.filter((one) => leavesOut.has(one)).map(option) },
            { group: t('weakens'), items: feedFlaws.filter((one) => !leavesOut.has(one)).map(option) },
          ]}
        />
      </Group>
      {report.total === 0 ? (
        <Paper withBorder>
          {flaw === null && report.productCount === 0 ? (
            <EmptyState title={products('emptyTitle')} text={products('emptyText')} />
          ) : (
            <EmptyState
              icon={IconCircleCheck}
              title={t(flaw === null ? 'allTold' : 'noneTitle')}
              text={t(flaw === null ? 'allToldText' : 'noneText')}
            />
          )}
        </Paper>
      ) : (
        <>
          <Paper withBorder mb="md">
            <DataTable caption={t('list')} columns={columns} rows={report.items} rowId={({ id }) => id} />
          </Paper>
          <Pager offset={offset} limit={limit} count={report.total} onChange={onPage} />
        </>
      )}
    </section>
  );
}

const productCell = (item: FeedReportItem) => <ProductCell item={item} />;
const leftOutCell = (item: FeedReportItem) => <LeftOut item={item} />;
const reasonsCell = (item: FeedReportItem) => <Reasons item={item} />;

function ProductCell({ item }: { item: FeedReportItem }) {
  return (
    <Group gap="sm" wrap="nowrap">
      <ProductPicture image={item.image} />
      <div style={{ minInlineSize: 0 }}>
        <ProductLink id={item.id} title={item.title} />
        <Group gap={6} mt={4} hiddenFrom="sm">
          <LeftOut item={item} />
          <Reasons item={item} />
        </Group>
      </div>
    </Group>
  );
}

function LeftOut({ item: { leftOutCount, variationCount } }: { item: FeedReportItem }) {
  const t = useTexts(feedsTexts);
  return (
    <Text size="sm" c="gray.7" component="span">
      {leftOutCount === 0
        ? t('told')
        : leftOutCount === variationCount
          ? t('whole')
          : t('part', { count: leftOutCount, total: variationCount })}
    </Text>
  );
}

function Reasons({ item: { flaws } }: { item: FeedReportItem }) {
  const t = useTexts(feedsTexts);
  return (
    <Group gap={6}>
      {flaws.map((flaw) => (
        <StateBadge
          key={flaw}
          size="sm"
          tone={flaw === 'hidden' ? 'plain' : leavesOut.has(flaw) ? 'bad' : 'warn'}
        >
          {t(flaw)}
        </StateBadge>
      ))}
    </Group>
  );
}
