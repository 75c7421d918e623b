import { MultiSelect, NumberInput, SimpleGrid, Stack, Switch } from '@mantine/core';

import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { useCatalogOptions } from '../use-catalogs.ts';
import type { CardProps } from './basics-card.tsx';
import { numberProps } from './number-field.ts';
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
        <NumberInput
          label={t('position')}
          description={t('positionHint')}
          allowDecimal={false}
          {...numberProps(form, 'position', 0)}
        />
      </Card>
      <Card title={t('dimensions')} text={t('dimensionsHint')}>
        <SimpleGrid cols={2}>
          {(['weight', 'length', 'width', 'height'] as const).map((size) => (
            <NumberInput
              key={size}
              label={t(size)}
              min={0}
              decimalScale={size === 'weight' ? 3 : 2}
              {...numberProps(form, size)}
            />
          ))}
        </SimpleGrid>
      </Card>
    </Stack>
  );
}
