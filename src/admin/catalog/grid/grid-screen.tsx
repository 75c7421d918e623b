import { Button, Group, Paper, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { IconArrowBackUp } from '@tabler/icons-react';
import type { z } from 'zod';

import type { gridPageSchema } from '#domain/schemas/manage-products.schema.ts';
import { rightsForField } from '#domain/staff-rights.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { mayUse } from '../../session/may-use.ts';
import { useSession } from '../../session/session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FieldLock } from '../../ui/field-lock.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Page } from '../../ui/page.tsx';
import { Pager } from '../../ui/pager.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { useLeaveGuard } from '../../ui/use-leave-guard.tsx';
import { ProductFilters } from '../products/product-filters.tsx';
import '../products/products.css';
import { productsTexts } from '../products/products.texts.ts';
import { productsKey, useProductFilter } from '../products/use-products.ts';
import { gridTexts } from './grid.texts.ts';
import { ProductGrid } from './product-grid.tsx';
import { useGridEdits } from './use-grid-edits.ts';
import { useSaveCells } from './use-save-cells.ts';

type GridPage = z.infer<typeof gridPageSchema>;
const pageLength = 100;

/** Many products at once, as in a spreadsheet; only changed cells are saved. */
export function Component() {
  const t = useTexts(gridTexts);
  const products = useTexts(productsTexts);
  const account = useSession((state) => state.account);
  const { values, change, filter, isFiltered } = useProductFilter();
  const offset = Number(values.offset) || 0;
  const query = { ...filter, offset, limit: pageLength };
  const queryKey = [...productsKey, 'grid', query];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get<GridPage>('/admin/variations', query, signal),
    placeholderData: keepPreviousData,
    // Rows must not change under the hands of who edits them.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const { language, currency } = useFormat();
  const edits = useGridEdits(data?.items ?? [], { language, currency });
  const isDirty = edits.changedCount > 0;
  useLeaveGuard(isDirty);
  const { trySave, isSaving } = useSaveCells(edits, queryKey);

  return (
    <Page title={t('title')} backTo="/products">
      <Text size="sm" c="gray.7">
        {t('hint')}
      </Text>
      {/* Another page of rows would lose what is typed on this one. */}
      <FieldLock isLocked={isDirty}>
        <ProductFilters values={values} change={change} isSortable={false} />
      </FieldLock>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingState />
      ) : data.items.length === 0 ? (
        <EmptyState
          title={isFiltered ? t('nothingTitle') : products('emptyTitle')}
          text={isFiltered ? t('nothingText') : products('emptyText')}
        />
      ) : (
        <ProductGrid
          rows={data.items}
          edits={edits}
          mayEdit={(field) => mayUse(account, rightsForField(field))}
          onSave={trySave}
        />
      )}
      {data && !isDirty && (
        <Pager
          offset={offset}
          limit={pageLength}
          count={data.total}
          onChange={(next) => change({ offset: String(next) })}
        />
      )}
      {isDirty && (
        <Paper withBorder p="sm" className="vt-selection-bar">
          <Group justify="space-between" gap="sm">
            <Text size="sm" aria-live="polite">
              {t('changed', { count: edits.changedCount })}
            </Text>
            <Group gap="xs">
              <Button
                variant="subtle"
                leftSection={<IconArrowBackUp size={16} aria-hidden />}
                disabled={!edits.canUndo}
                onClick={edits.undo}
              >
                {t('undo')}
              </Button>
              <Button variant="default" onClick={edits.discard}>
                {t('discard')}
              </Button>
              <Button loading={isSaving} onClick={trySave}>
                {t('save')}
              </Button>
            </Group>
          </Group>
        </Paper>
      )}
    </Page>
  );
}
