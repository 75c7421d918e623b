import { MultiSelect, Switch } from '@mantine/core';

import { useFacets } from '../../catalog/product/option-fields.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { CatalogPicker, ProductPicker } from '../../pickers/picker-items-field.tsx';
import { Card } from '../../ui/card.tsx';
import type { PromotionCardProps } from './promotion-card.ts';
import { promotionsTexts } from './promotions.texts.ts';

const most = 500;

/** Which products the discount is for. */
export function GoodsCard({ form }: PromotionCardProps) {
  const t = useTexts(promotionsTexts);
  const { data: facets = [] } = useFacets();
  const { products, catalogs, facetValues } = form.values;
  return (
    <Card title={t('goods')} text={t('goodsText')}>
      <ProductPicker
        label={t('products')}
        value={products}
        max={most}
        onChange={(ids) => form.setFieldValue('products', ids)}
      />
      <CatalogPicker
        label={t('catalogs')}
        description={t('catalogsHelp')}
        value={catalogs}
        max={most}
        onChange={(ids) => form.setFieldValue('catalogs', ids)}
      />
      <MultiSelect
        label={t('facetValues')}
        searchable
        clearable
        limit={200}
        data={facets
          .filter(({ values }) => values.length > 0)
          .map(({ title, values }) => ({
            group: title,
            items: values.map(({ id, value }) => ({ value: String(id), label: `${title}: ${value}` })),
          }))}
        value={facetValues.map(String)}
        onChange={(ids) => form.setFieldValue('facetValues', ids.map(Number))}
      />
      <Switch
        label={t('exceptDiscounted')}
        {...form.getInputProps('exceptDiscounted', { type: 'checkbox' })}
      />
    </Card>
  );
}
