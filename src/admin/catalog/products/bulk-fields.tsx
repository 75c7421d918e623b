import { Group, MultiSelect, NativeSelect } from '@mantine/core';

import { useTexts } from '../../i18n/use-texts.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { useCatalogOptions } from '../use-catalogs.ts';
import type { BulkDraft } from './bulk-draft.ts';
import { bulkTexts } from './bulk.texts.ts';

interface BulkFieldsProps {
  draft: BulkDraft;
  change(changes: Partial<BulkDraft>): void;
}

const priceLimits = { '': {}, percent: { min: -100, max: 1000 }, amount: {}, set: { min: 0 } };

/** Price and discount, and how what they make is rounded. */
export function PriceFields({ draft, change }: BulkFieldsProps) {
  const t = useTexts(bulkTexts);
  return (
    <>
      <Group align="flex-start" grow preventGrowOverflow={false}>
        <NativeSelect
          label={t('price')}
          value={draft.price}
          onChange={(event) => change({ price: event.currentTarget.value as BulkDraft['price'] })}
          data={[
            { value: '', label: t('keep') },
            { value: 'percent', label: t('percent') },
            { value: 'amount', label: t('amount') },
            { value: 'set', label: t('set') },
          ]}
        />
        {draft.price !== '' && (
          <NumberField
            kind={draft.price === 'percent' ? 'percent' : 'money'}
            label={t(draft.price === 'set' ? 'priceValue' : 'value')}
            description={
              draft.price === 'set' ? undefined : t(draft.price === 'percent' ? 'percentHint' : 'amountHint')
            }
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            {...priceLimits[draft.price]}
            value={draft.priceValue}
            onChange={(priceValue) => change({ priceValue })}
          />
        )}
      </Group>
      <Group align="flex-start" grow preventGrowOverflow={false}>
        <NativeSelect
          label={t('discount')}
          value={draft.discount}
          onChange={(event) => change({ discount: event.currentTarget.value as BulkDraft['discount'] })}
          data={[
            { value: '', label: t('keep') },
            { value: 'percent', label: t('discountPercent') },
            { value: 'amount', label: t('discountAmount') },
            { value: 'none', label: t('discountNone') },
          ]}
        />
        {(draft.discount === 'percent' || draft.discount === 'amount') && (
          <NumberField
            kind={draft.discount === 'percent' ? 'percent' : 'money'}
            label={t('discountValue')}
            min={0}
            {...(draft.discount === 'percent' && { max: 100 })}
            value={draft.discountValue}
            onChange={(discountValue) => change({ discountValue })}
          />
        )}
      </Group>
      {(draft.price === 'percent' || draft.price === 'amount' || draft.discount === 'percent') && (
        <NativeSelect
          label={t('rounding')}
          value={draft.rounding}
          onChange={(event) => change({ rounding: event.currentTarget.value as BulkDraft['rounding'] })}
          data={[
            { value: 'cent', label: t('cent') },
            { value: 'whole', label: t('whole') },
            { value: 'ten', label: t('ten') },
          ]}
        />
      )}
    </>
  );
}

export function StockFields({ draft, change }: BulkFieldsProps) {
  const t = useTexts(bulkTexts);
  return (
    <Group align="flex-start" grow preventGrowOverflow={false}>
      <NativeSelect
        label={t('stock')}
        value={draft.stock}
        onChange={(event) => change({ stock: event.currentTarget.value as BulkDraft['stock'] })}
        data={[
          { value: '', label: t('keep') },
          { value: 'add', label: t('stockAdd') },
          { value: 'set', label: t('stockSet') },
          { value: 'none', label: t('stockNone') },
        ]}
      />
      {(draft.stock === 'add' || draft.stock === 'set') && (
        <NumberField
          kind="count"
          label={t('stockValue')}
          description={draft.stock === 'add' ? t('stockAddHint') : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          min={draft.stock === 'set' ? 0 : -1_000_000}
          value={draft.stockValue}
          onChange={(stockValue) => change({ stockValue })}
        />
      )}
    </Group>
  );
}

/** Where products stand and whether they are seen: for admins alone. */
export function PlaceFields({ draft, change }: BulkFieldsProps) {
  const t = useTexts(bulkTexts);
  const catalogs = useCatalogOptions();
  return (
    <>
      <MultiSelect
        label={t('addCatalogs')}
        data={catalogs}
        value={draft.addCatalogs}
        onChange={(addCatalogs) => change({ addCatalogs })}
        searchable
        clearable
      />
      <MultiSelect
        label={t('removeCatalogs')}
        data={catalogs}
        value={draft.removeCatalogs}
        onChange={(removeCatalogs) => change({ removeCatalogs })}
        searchable
        clearable
      />
      <NativeSelect
        label={t('visibility')}
        value={draft.visibility}
        onChange={(event) => change({ visibility: event.currentTarget.value as BulkDraft['visibility'] })}
        data={[
          { value: '', label: t('keep') },
          { value: 'show', label: t('show') },
          { value: 'hide', label: t('hide') },
        ]}
      />
    </>
  );
}
