import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';

import { bundleCaps } from '#domain/bundles.ts';
import { shownPrice } from '#domain/price.ts';
import type { GridRow } from '#domain/schemas/manage-products.schema.ts';
import { nameWithVariant } from '#domain/variant-name.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { PieceLine } from '../../sales/piece-line.tsx';
import { numberFieldProps } from '../../ui/number-field-props.ts';
import { useFormat } from '../../ui/use-format.ts';
import type { CardProps } from './basics-card.tsx';
import { bundleTexts } from './bundle.texts.ts';

interface BundlePartRowProps extends CardProps {
  /** Of the part in the form. */
  path: string;
  /** Null while it is loaded, and for one that was deleted. */
  part: GridRow | 'gone' | null;
  onRemove(): void;
}

/** A product in a bundle, with how many pieces of it. */
export function BundlePartRow({ form, path, part, onRemove }: BundlePartRowProps) {
  const t = useTexts(bundleTexts);
  const { formatMoney } = useFormat();
  const isKnown = part !== null && part !== 'gone';
  const name = isKnown
    ? nameWithVariant(part.title, part.variation)
    : t(part === 'gone' ? 'goneName' : 'loading');
  const price = isKnown ? shownPrice(part) : 0;
  const facts = isKnown ? [part.sku, price > 0 && t('each', { price: formatMoney(price) })] : [];
  const { value, onChange, error } = numberFieldProps(form, `${path}.quantity`);
  return (
    <PieceLine
      name={name}
      about={part === 'gone' ? t('gone') : facts.filter(Boolean).join(' · ')}
      label={t('piecesOf', { name })}
      min={1}
      max={bundleCaps.pieces}
      isRequired
      value={value}
      error={error ?? form.errors[`${path}.variationId`]}
      onChange={onChange}
    >
      <ActionIcon
        variant="subtle"
        color="gray.7"
        size="lg"
        aria-label={t('remove', { name })}
        onClick={onRemove}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </PieceLine>
  );
}
