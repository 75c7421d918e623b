import { Group, NativeSelect } from '@mantine/core';

import { useTexts } from '../../i18n/use-texts.ts';
import { SearchInput } from '../../ui/search-input.tsx';
import { useCatalogOptions } from '../use-catalogs.ts';
import { productsTexts } from './products.texts.ts';
import type { useProductFilter } from './use-products.ts';

type Filter = Pick<ReturnType<typeof useProductFilter>, 'values' | 'change'>;

/** Search and filters above the list of products. */
export function ProductFilters({ values, change, isSortable = true }: Filter & { isSortable?: boolean }) {
  const t = useTexts(productsTexts);
  const catalogs = useCatalogOptions();
  const width = { base: '100%', xs: 215 };
  return (
    <Group gap="sm">
      <SearchInput value={values.q} onChange={(q) => change({ q })} placeholder={t('search')} />
      <NativeSelect
        aria-label={t('catalog')}
        w={width}
        value={values.catalog}
        onChange={(event) => change({ catalog: event.currentTarget.value })}
        data={[{ value: '', label: t('anyCatalog') }, { value: '0', label: t('noCatalog') }, ...catalogs]}
      />
      <NativeSelect
        aria-label={t('state')}
        w={width}
        value={values.state}
        onChange={(event) => change({ state: event.currentTarget.value })}
        data={[
          { value: '', label: t('anyState') },
          { value: 'enabled', label: t('enabled') },
          { value: 'disabled', label: t('disabled') },
        ]}
      />
      <NativeSelect
        aria-label={t('stock')}
        w={width}
        value={values.stock}
        onChange={(event) => change({ stock: event.currentTarget.value })}
        data={[
          { value: '', label: t('anyStock') },
          { value: 'low', label: t('low') },
          { value: 'out', label: t('out') },
        ]}
      />
      {isSortable && (
        <NativeSelect
          aria-label={t('sorting')}
          w={width}
          value={values.sort}
          onChange={(event) => change({ sort: event.currentTarget.value })}
          data={[
            { value: '-updated', label: t('sortUpdated') },
            { value: 'title', label: t('sortTitle') },
            { value: 'price', label: t('sortPrice') },
            { value: '-price', label: t('sortPriceDown') },
            { value: 'stock', label: t('sortStock') },
          ]}
        />
      )}
    </Group>
  );
}
