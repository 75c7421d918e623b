import { Select } from '@mantine/core';

import { standardClass } from '#domain/taxes/find-rate.ts';

import { useTaxWords } from '../../taxes/tax-words.ts';
import { useTaxes } from '../../taxes/use-taxes.ts';
import { Card } from '../../ui/card.tsx';
import type { CardProps } from './basics-card.tsx';

/** The product's class of taxes, for shops that have more than the standard one. */
export function TaxCard({ form }: CardProps) {
  const { data } = useTaxes();
  const classes = data?.classes ?? [];
  const { t, nameClass, classChoices } = useTaxWords(classes);
  const { taxClass } = form.values;
  const isUnknown = taxClass !== null && !classes.some(({ code }) => code === taxClass);
  const isOff = !data || (!data.settings.enabled && classes.length < 2);
  if (isOff && taxClass === null && !form.isDirty('taxClass')) return null;
  return (
    <Card title={t('productClass')}>
      <Select
        label={t('productClassField')}
        allowDeselect={false}
        data={isUnknown ? [...classChoices, { value: taxClass, label: nameClass(taxClass) }] : classChoices}
        value={taxClass ?? standardClass}
        onChange={(code) => form.setFieldValue('taxClass', code === standardClass ? null : code)}
        error={form.errors['taxClass']}
      />
    </Card>
  );
}
