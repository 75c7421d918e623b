import { Select } from '@mantine/core';

import { parsePaymentMode, parseVatCode, paymentModes, vatCodes } from '#domain/receipt-terms.ts';

import { useMethods } from '../../delivery/use-methods.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { receiptTexts } from '../../ui/receipt.texts.ts';
import type { CardProps } from './basics-card.tsx';
import { productTexts } from './product.texts.ts';

/** The product's own terms in fiscal receipts, for shops that have receipts made. */
export function ReceiptCard({ form }: CardProps) {
  const t = useTexts(productTexts);
  const receipt = useTexts(receiptTexts);
  const { data: methods = [] } = useMethods();
  const { vatCode, paymentMode } = form.values;
  const hasReceipts = methods.some(({ fields }) =>
    fields.some(({ name, value }) => name === 'receipt.vatCode' && value !== ''),
  );
  const hasOwn = vatCode !== null || paymentMode !== null;
  if (!hasReceipts && !hasOwn && !form.isDirty('vatCode') && !form.isDirty('paymentMode')) return null;
  return (
    <Card title={t('receipts')} text={t('receiptsHint')}>
      <Select
        label={t('vatCode')}
        placeholder={t('asShop')}
        clearable
        data={vatCodes.map((code) => ({ value: String(code), label: receipt(`vatCode.${code}`) }))}
        value={vatCode === null ? null : String(vatCode)}
        onChange={(code) => form.setFieldValue('vatCode', parseVatCode(code ?? ''))}
        error={form.errors['vatCode']}
      />
      <Select
        label={t('paymentMode')}
        placeholder={t('asShop')}
        clearable
        data={paymentModes.map((mode) => ({ value: mode, label: receipt(`paymentMode.${mode}`) }))}
        value={paymentMode}
        onChange={(mode) => form.setFieldValue('paymentMode', parsePaymentMode(mode ?? ''))}
        error={form.errors['paymentMode']}
      />
    </Card>
  );
}
