import { Select } from '@mantine/core';

import { fulfilments, parseFulfilment } from '#domain/fulfilment.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import type { CardProps } from './basics-card.tsx';
import { productTexts } from './product.texts.ts';

/** Whether the product is delivered, or how else its buyer gets it. */
export function FulfilmentCard({ form }: CardProps) {
  const t = useTexts(productTexts);
  const { fulfilment } = form.values;
  return (
    <Card title={t('fulfilment')}>
      <Select
        aria-label={t('fulfilment')}
        allowDeselect={false}
        description={fulfilment === null ? undefined : t(`fulfilmentHint.${fulfilment}`)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={[
          { value: '', label: t('fulfilment.delivered') },
          ...fulfilments.map((each) => ({ value: each, label: t(`fulfilment.${each}`) })),
        ]}
        value={fulfilment ?? ''}
        onChange={(next) => form.setFieldValue('fulfilment', parseFulfilment(next ?? ''))}
        error={form.errors['fulfilment']}
      />
    </Card>
  );
}
