import { Text } from '@mantine/core';

import { stockOfBundle } from '#domain/bundles.ts';
import { toMajor, toMinor } from '#domain/money.ts';
import { shownPrice } from '#domain/price.ts';
import type { GridRow } from '#domain/schemas/manage-products.schema.ts';
import type { BundlePart, VariationForm } from '#domain/schemas/product-form.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { useFormat } from '../../ui/use-format.ts';
import { bundleTexts } from './bundle.texts.ts';

interface BundleSumsProps {
  variation: VariationForm;
  findPart(part: BundlePart): GridRow | 'gone' | null;
}

/** What the parts of a bundle cost one by one beside its price, and how many bundles they make. */
export function BundleSums({ variation, findPart }: BundleSumsProps) {
  const t = useTexts(bundleTexts);
  const { formatMoney } = useFormat();
  const rows = variation.parts.map((part) => ({ row: findPart(part), quantity: part.quantity }));
  if (rows.length === 0 || rows.some(({ row, quantity }) => row === null || !(quantity > 0))) return null;
  const known = rows.flatMap(({ row, quantity }) =>
    row === null || row === 'gone' ? [] : [{ row, quantity }],
  );
  const sum = known.reduce((all, { row, quantity }) => all + toMinor(shownPrice(row)) * quantity, 0);
  const price = shownPrice(variation);
  const saved = Number.isFinite(price) ? sum - toMinor(price) : 0;
  const stock =
    known.length < rows.length
      ? 0
      : stockOfBundle(known.map(({ row, quantity }) => ({ stock: row.stock, quantity })));
  return (
    <Text size="sm" role="status">
      {Number.isFinite(price) && t('together', { sum: formatMoney(toMajor(sum)), price: formatMoney(price) })}{' '}
      {saved > 0 && t('saves', { amount: formatMoney(toMajor(saved)) })}{' '}
      {stock === null ? t('unlimited') : t('stock', { count: stock })}
    </Text>
  );
}
