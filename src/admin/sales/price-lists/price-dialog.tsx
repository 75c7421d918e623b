import { Text } from '@mantine/core';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { numberFieldProps } from '../../ui/number-field-props.ts';
import { useFormat } from '../../ui/use-format.ts';
import { useServerForm } from '../../ui/use-server-form.ts';
import { priceListsTexts } from './price-lists.texts.ts';

/** A variation whose price in a list is set; quantity and price are null where it has none yet. Major units. */
export interface PricedVariation {
  variationId: number;
  name: string;
  usualPrice: number;
  minQuantity: number | null;
  price: number | null;
}

interface PriceDialogProps {
  listId: number;
  /** Of a campaign, whose prices count from one piece on. */
  isSale: boolean;
  edited: PricedVariation;
  onClose(): void;
  onSaved(): Promise<void>;
}

/** Sets the price of a variation in a list, from so many pieces on. */
export function PriceDialog({ listId, isSale, edited, onClose, onSaved }: PriceDialogProps) {
  const t = useTexts(priceListsTexts);
  const { formatMoney } = useFormat();
  const { variationId, name, usualPrice, minQuantity } = edited;
  const { form, isSending, submit } = useServerForm({
    initialValues: { minQuantity: minQuantity ?? 1, price: edited.price },
    async send({ price, minQuantity: from }: { minQuantity: number | null; price: number | null }) {
      await api.put(`/admin/price-lists/${listId}/prices/${variationId}/${from ?? 1}`, { price });
      notifySuccess(t('savedPrice'));
      onClose();
      await onSaved();
    },
  });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('addPriceTitle', { name })}
      submitLabel={t('save')}
      isSending={isSending}
      onSubmit={submit}
    >
      <Text size="sm">
        {t('usualPrice')}: {formatMoney(usualPrice)}
      </Text>
      {!isSale && (
        <NumberField
          kind="count"
          label={t('fromPieces')}
          description={t('fromPiecesHelp')}
          min={1}
          max={9999}
          required
          // Another quantity is another price.
          disabled={minQuantity !== null}
          {...numberFieldProps(form, 'minQuantity')}
        />
      )}
      <NumberField
        kind="money"
        label={t('price')}
        min={0.01}
        required
        data-autofocus
        {...numberFieldProps(form, 'price')}
      />
    </FormDialog>
  );
}
