import { Alert, Button, Group, Modal, MultiSelect, NativeSelect, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { BulkAnswer, BulkRequest } from '#domain/schemas/manage-products.schema.ts';

import { api } from '../../api/api-client.ts';
import type { KeyOf, Print } from '../../i18n/text-part.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { mayUse, useSession } from '../../session/session.ts';
import { describeFailure, notifySuccess } from '../../ui/notify.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { uiTexts } from '../../ui/ui.texts.ts';
import { useCatalogOptions } from '../use-catalogs.ts';
import { emptyDraft, isComplete, toChanges, type BulkDraft } from './bulk-draft.ts';
import { bulkTexts } from './bulk.texts.ts';
import { productsKey } from './use-products.ts';

interface BulkDialogProps {
  opened: boolean;
  onClose(): void;
  target: BulkRequest['target'];
  count: number;
}

/** Changes many products at once: first counted, then written in one go. */
export function BulkDialog(props: BulkDialogProps) {
  const t = useTexts(bulkTexts);
  const common = useTexts(uiTexts);
  return (
    <Modal
      opened={props.opened}
      onClose={props.onClose}
      title={t('title', { count: props.count })}
      closeButtonProps={{ 'aria-label': common('close') }}
      size="lg"
    >
      <BulkForm {...props} />
    </Modal>
  );
}

const priceLimits = { '': {}, percent: { min: -100, max: 1000 }, amount: {}, set: { min: 0 } };

function BulkForm({ target, onClose }: BulkDialogProps) {
  const t = useTexts(bulkTexts);
  const common = useTexts(uiTexts);
  const client = useQueryClient();
  const isAdmin = useSession(({ account }) => mayUse(account, 'admin'));
  const catalogs = useCatalogOptions();
  const [draft, setDraft] = useState<BulkDraft>(emptyDraft);
  const [counted, setCounted] = useState<BulkAnswer | null>(null);
  const send = (dryRun: boolean) =>
    api.post<BulkAnswer>('/admin/products/bulk', { target, changes: toChanges(draft), dryRun });
  const count = useMutation({ mutationFn: () => send(true), onSuccess: setCounted });
  const apply = useMutation({
    mutationFn: () => send(false),
    onSuccess: async ({ products }) => {
      notifySuccess(t('done', { count: products }));
      await client.invalidateQueries({ queryKey: productsKey });
      onClose();
    },
  });
  const failure = apply.error ?? count.error;

  function change(changes: Partial<BulkDraft>): void {
    setDraft({ ...draft, ...changes });
    setCounted(null);
  }

  return (
    <Stack gap="md">
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
      {isAdmin && (
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
      )}
      <div role="status">
        {failure && <Alert color="red">{describeFailure(failure)}</Alert>}
        {counted && <Alert color="ink">{describeCount(counted, t)}</Alert>}
      </div>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {common('cancel')}
        </Button>
        {counted && counted.products > 0 ? (
          <Button loading={apply.isPending} onClick={() => apply.mutate()}>
            {t('apply', { count: counted.products })}
          </Button>
        ) : (
          <Button disabled={!isComplete(draft)} loading={count.isPending} onClick={() => count.mutate()}>
            {t('preview')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

function describeCount(
  { products, variations, discountsRemoved }: BulkAnswer,
  t: Print<KeyOf<typeof bulkTexts>>,
): string {
  if (products === 0) return t('nothing');
  const counted =
    variations > 0 ? t('counted', { products, variations }) : t('countedProducts', { products });
  return discountsRemoved > 0 ? `${counted} ${t('removed', { count: discountsRemoved })}` : counted;
}
