import { MultiSelect, SimpleGrid, Stack, Switch } from '@mantine/core';

import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { numberFieldProps } from '../../ui/number-field-props.ts';
import { useCatalogOptions } from '../use-catalogs.ts';
import type { CardProps } from './basics-card.tsx';
import { FulfilmentCard } from './fulfilment-card.tsx';
import { kindOf, sizeFields } from './own-size.tsx';
import { productTexts } from './product.texts.ts';

/** Where a product is shown, and what it weighs. */
export function SideCards({ form }: CardProps) {
  const t = useTexts(productTexts);
  const catalogs = useCatalogOptions();
  return (
    <Stack gap="lg">
      <Card title={t('visibility')}>
        <Switch
          label={t('enabled')}
          description={t('enabledHint')}
          {...form.getInputProps('enabled', { type: 'checkbox' })}
        />
        <MultiSelect
          label={t('catalogs')}
          data={catalogs}
          searchable
          value={form.values.catalogIds.map(String)}
          onChange={(ids) => form.setFieldValue('catalogIds', ids.map(Number))}
          error={form.errors['catalogIds']}
        />
        <NumberField
          kind="count"
          label={t('position')}
          description={t('positionHint')}
          required
          withAsterisk={false}
          min={-1_000_000}
          max={1_000_000}
          {...numberFieldProps(form, 'position')}
        />
      </Card>
      <FulfilmentCard form={form} />
      <Card title={t('dimensions')} text={t('dimensionsHint')}>
        <SimpleGrid cols={2}>
          {sizeFields.map((size) => (
            <NumberField
              key={size}
              kind={kindOf(size)}
              label={t(size)}
              min={0}
              {...numberFieldProps(form, size)}
            />
          ))}
        </SimpleGrid>
      </Card>
    </Stack>
  );
}
