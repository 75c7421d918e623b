import { Select, SimpleGrid, Switch } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';

import { useTexts } from '../../i18n/use-texts.ts';
import { CatalogPicker, ProductPicker } from '../../pickers/picker-items-field.tsx';
import { Card } from '../../ui/card.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { numberFieldProps } from '../../ui/number-field-props.ts';
import type { PriceListValues } from './price-list-values.ts';
import { priceListsTexts } from './price-lists.texts.ts';

type Form = UseFormReturnType<PriceListValues>;

const roundings = ['cent', 'whole', 'ten'] as const;
const coverings = ['all', 'chosen'] as const;
/** Catalogs or products of one sale. */
const mostChosen = 500;

/** What is taken off everything, or off what is chosen, that has no price of its own. */
export function PercentCard({ form }: { form: Form }) {
  const t = useTexts(priceListsTexts);
  const { layer, percent } = form.values;
  const isSale = layer !== null;
  return (
    <Card title={t(isSale ? 'saleWhole' : 'whole')} text={t(isSale ? 'saleWholeText' : 'wholeText')}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NumberField
          kind="percent"
          label={t('percent')}
          description={t('percentHelp')}
          min={0.01}
          max={99.99}
          {...numberFieldProps(form, 'percent')}
        />
        {percent !== null && !isSale && (
          <NumberField
            kind="count"
            label={t('percentFrom')}
            description={t('fromPiecesHelp')}
            min={1}
            max={9999}
            {...numberFieldProps(form, 'percentFrom')}
          />
        )}
        {percent !== null && (
          <Select
            label={t('rounding')}
            allowDeselect={false}
            data={roundings.map((value) => ({ value, label: t(`rounding.${value}`) }))}
            {...form.getInputProps('rounding')}
          />
        )}
      </SimpleGrid>
      {isSale && percent !== null && <Covered form={form} />}
    </Card>
  );
}

/** What the percentage of a sale is for. */
function Covered({ form }: { form: Form }) {
  const t = useTexts(priceListsTexts);
  const { covers, catalogs, products } = form.values;
  return (
    <>
      <Select
        label={t('covers')}
        allowDeselect={false}
        data={coverings.map((value) => ({ value, label: t(`covers.${value}`) }))}
        {...form.getInputProps('covers')}
      />
      {covers === 'chosen' && (
        <>
          <CatalogPicker
            label={t('chosenCatalogs')}
            description={t('chosenCatalogsHelp')}
            value={catalogs}
            max={mostChosen}
            error={form.errors['catalogs']}
            onChange={(ids) => form.setFieldValue('catalogs', ids)}
          />
          <ProductPicker
            label={t('chosenProducts')}
            value={products}
            max={mostChosen}
            error={form.errors['products']}
            onChange={(ids) => form.setFieldValue('products', ids)}
          />
        </>
      )}
      <Switch label={t('skipsReduced')} {...form.getInputProps('skipsReduced', { type: 'checkbox' })} />
    </>
  );
}
