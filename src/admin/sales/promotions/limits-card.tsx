import { Checkbox, Group, SimpleGrid, Switch } from '@mantine/core';

import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { numberFieldProps } from '../../ui/number-field-props.ts';
import type { PromotionCardProps } from './promotion-card.ts';
import { promotionsTexts } from './promotions.texts.ts';

/** Who may have it how often, and beside which discounts it stands. */
export function LimitsCard({ form }: PromotionCardProps) {
  const t = useTexts(promotionsTexts);
  return (
    <Card title={t('limits')}>
      <Switch label={t('needsCode')} {...form.getInputProps('needsCode', { type: 'checkbox' })} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NumberField
          kind="count"
          label={t('usageLimit')}
          description={t('limitHelp')}
          min={1}
          max={1_000_000_000}
          {...numberFieldProps(form, 'usageLimit')}
        />
        <NumberField
          kind="count"
          label={t('buyerLimit')}
          description={t('limitHelp')}
          min={1}
          max={1000}
          {...numberFieldProps(form, 'buyerLimit')}
        />
      </SimpleGrid>
      <Checkbox.Group
        label={t('combines')}
        description={t('combinesHelp')}
        {...form.getInputProps('combines')}
      >
        <Group mt="xs">
          {(['product', 'order', 'shipping'] as const).map((name) => (
            <Checkbox key={name} value={name} label={t(`combines.${name}`)} />
          ))}
        </Group>
      </Checkbox.Group>
      <NumberField
        kind="count"
        label={t('priority')}
        description={t('priorityHelp')}
        min={0}
        max={1000}
        maw={280}
        required
        {...numberFieldProps(form, 'priority')}
      />
    </Card>
  );
}
