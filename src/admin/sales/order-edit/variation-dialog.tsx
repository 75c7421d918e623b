import { Stack, Text, UnstyledButton } from '@mantine/core';
import { useState } from 'react';

import type { GridRow } from '#domain/schemas/manage-products.schema.ts';
import { nameWithVariant } from '#domain/variant-name.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PickList } from '../../pickers/pick-list.tsx';
import { pickersTexts } from '../../pickers/pickers.texts.ts';
import { SearchDialog } from '../../pickers/search-dialog.tsx';
import { useSearchPages } from '../../pickers/use-search-pages.ts';
import { SearchInput } from '../../ui/search-input.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { orderEditTexts } from './order-edit.texts.ts';

interface VariationDialogProps {
  /** Default: that goods are added to an order. */
  title?: string;
  /** Which are listed; default: what is shown in the shop. */
  isOffered?(variation: GridRow): boolean;
  opened: boolean;
  /** What is searched for at first. */
  words?: string;
  onClose(): void;
  onPick(variation: GridRow): void;
}

const isShown = ({ enabled }: GridRow) => enabled;

interface VariationPage {
  total: number;
  items: GridRow[];
}

/** Search in what is sold, and choose one variation. */
export function VariationDialog({
  title,
  isOffered = isShown,
  opened,
  words = '',
  onClose,
  onPick,
}: VariationDialogProps) {
  const t = useTexts(orderEditTexts);
  return (
    <SearchDialog title={title ?? t('addTitle')} opened={opened} onClose={onClose}>
      <Variations
        words={words}
        isOffered={isOffered}
        onPick={(variation) => {
          onPick(variation);
          onClose();
        }}
      />
    </SearchDialog>
  );
}

function Variations({
  words,
  isOffered,
  onPick,
}: Required<Pick<VariationDialogProps, 'words' | 'isOffered' | 'onPick'>>) {
  const t = useTexts(orderEditTexts);
  const picks = useTexts(pickersTexts);
  const { formatMoney } = useFormat();
  const [q, setQ] = useState(words);
  const { items, query } = useSearchPages({
    queryKey: ['variations-to-add', q],
    load: (page, signal) => api.get<VariationPage>('/admin/variations', { q, ...page }, signal),
  });
  const offered = items.filter(isOffered);
  const stockOf = (stock: number | null) =>
    stock === null ? t('uncounted') : t('inStock', { count: String(stock) });
  return (
    <Stack gap="sm">
      <SearchInput value={q} onChange={setQ} placeholder={t('search')} takesKeyboard />
      <PickList label={picks('product')} q={q} query={query}>
        {offered.map((row) => {
          const price = row.discountPrice ?? row.fullPrice;
          const facts = [row.sku, price > 0 ? formatMoney(price) : t('noPrice'), stockOf(row.stock)];
          return (
            <li key={row.variationId}>
              <UnstyledButton className="vt-pick-list__item" onClick={() => onPick(row)}>
                <div style={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
                  <Text size="sm" fw={600}>
                    <bdi>{nameWithVariant(row.title, row.variation)}</bdi>
                  </Text>
                  <Text size="sm" c="gray.7">
                    {facts.filter(Boolean).join(' · ')}
                  </Text>
                </div>
              </UnstyledButton>
            </li>
          );
        })}
      </PickList>
    </Stack>
  );
}
