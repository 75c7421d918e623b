import { Alert, Button, Group, Modal, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { BulkAnswer, BulkRequest } from '#domain/schemas/manage-products.schema.ts';

import { rightsForField } from '#domain/staff-rights.ts';

import { api } from '../../api/api-client.ts';
import type { KeyOf, Print } from '../../i18n/text-part.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useMay } from '../../session/session.ts';
import { describeFailure, notifySuccess } from '../../ui/notify.ts';
import { uiTexts } from '../../ui/ui.texts.ts';
import { emptyDraft, isComplete, toChanges, type BulkDraft } from './bulk-draft.ts';
import { PlaceFields, PriceFields, StockFields } from './bulk-fields.tsx';
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

function BulkForm({ target, onClose }: BulkDialogProps) {
  const t = useTexts(bulkTexts);
  const common = useTexts(uiTexts);
  const client = useQueryClient();
  const mayPrice = useMay(rightsForField('price'));
  const mayStock = useMay(rightsForField('stock'));
  const mayPlace = useMay('products:write');
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
      {mayPrice && <PriceFields draft={draft} change={change} />}
      {mayStock && <StockFields draft={draft} change={change} />}
      {mayPlace && <PlaceFields draft={draft} change={change} />}
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
