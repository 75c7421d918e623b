import { Button, Group, Paper } from '@mantine/core';
import { IconDownload, IconPlus, IconTable } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';

import { useTexts } from '../../i18n/use-texts.ts';
import { useMay } from '../../session/session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Page } from '../../ui/page.tsx';
import { Pager } from '../../ui/pager.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import { ProductFilters } from './product-filters.tsx';
import { ProductsTable } from './products-table.tsx';
import { productsTexts } from './products.texts.ts';
import { SelectionBar } from './selection-bar.tsx';
import { pageLength, useProductFilter, useProducts } from './use-products.ts';

/** All products: search, filters, and changes to many at once. */
export function Component() {
  const t = useTexts(productsTexts);
  const mayEdit = useMay('products:write');
  const { values, change, filter, isFiltered } = useProductFilter();
  const offset = Number(values.offset) || 0;
  const { data, error, refetch } = useProducts(filter, values.sort, offset);
  const [selected, setSelected] = useState<ReadonlySet<number | string>>(new Set());
  const [isAll, setAll] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const total = data?.total ?? 0;

  function select(next: ReadonlySet<number | string>): void {
    setSelected(next);
    setAll(false);
  }

  function refilter(changes: Parameters<typeof change>[0]): void {
    // What is no longer seen must not be changed unawares.
    if (!('sort' in changes) && !('offset' in changes)) select(new Set());
    change(changes);
  }

  return (
    <Page
      title={t('title')}
      actions={
        <>
          <Button
            component={Link}
            to={{ pathname: '/products/grid', search: location.search }}
            variant="default"
            leftSection={<IconTable size={16} aria-hidden />}
          >
            {t('grid')}
          </Button>
          {mayEdit && (
            <Button
              component={Link}
              to={{ pathname: '/product-files', search: location.search }}
              variant="default"
              leftSection={<IconDownload size={16} aria-hidden />}
            >
              {t('export')}
            </Button>
          )}
          {mayEdit && (
            <Button component={Link} to="/products/new" leftSection={<IconPlus size={16} aria-hidden />}>
              {t('add')}
            </Button>
          )}
        </>
      }
    >
      <ProductFilters values={values} change={refilter} />
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingState />
      ) : data.items.length === 0 && offset === 0 ? (
        <NoProducts
          isFiltered={isFiltered}
          mayEdit={mayEdit}
          onReset={() => refilter({ q: '', catalog: '', state: '', stock: '' })}
        />
      ) : (
        <>
          <Paper withBorder>
            <ProductsTable rows={data.items} selected={selected} onSelect={select} />
          </Paper>
          <Pager
            offset={offset}
            limit={pageLength}
            count={total}
            onChange={(next) => change({ offset: String(next) })}
          />
        </>
      )}
      {selected.size > 0 && (
        <SelectionBar
          count={isAll ? total : selected.size}
          isAll={isAll}
          total={total}
          onAll={() => setAll(true)}
          onClear={() => select(new Set())}
          onChange={() => setChanging(true)}
        />
      )}
      <BulkDialog
        opened={isChanging}
        onClose={() => setChanging(false)}
        target={isAll ? { filter } : { ids: [...selected].map(Number) }}
        count={isAll ? total : selected.size}
      />
    </Page>
  );
}

function NoProducts(props: { isFiltered: boolean; mayEdit: boolean; onReset(): void }) {
  const t = useTexts(productsTexts);
  if (props.isFiltered) {
    return (
      <EmptyState
        title={t('nothingTitle')}
        text={t('nothingText')}
        action={
          <Button variant="default" onClick={props.onReset}>
            {t('reset')}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={
        props.mayEdit && (
          <Group justify="center">
            <Button component={Link} to="/products/new">
              {t('add')}
            </Button>
            <Button component={Link} to="/product-files" variant="default">
              {t('import')}
            </Button>
          </Group>
        )
      }
    />
  );
}
