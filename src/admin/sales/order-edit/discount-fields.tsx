import { NativeSelect, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import type { ReactNode } from 'react';

import type { Currency } from '#domain/currencies.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { orderEditTexts } from './order-edit.texts.ts';

/** What the staff take off all goods, as it is typed; the value is null while its field is empty. */
export interface TypedDiscount {
  kind: 'none' | 'amount' | 'percent';
  value: number | null;
  reason: string;
}

/** Of the form, what these fields read and change; a form of any values that have a discount will do. */
interface DiscountForm {
  values: { discount: TypedDiscount };
  errors: Record<string, ReactNode>;
  setFieldValue(path: 'discount', discount: TypedDiscount): void;
  getInputProps(path: 'discount.reason'): GetInputPropsReturnType;
}

const kinds = ['none', 'amount', 'percent'] as const;

/** A discount that the staff give. */
export function DiscountFields({ form, currency }: { form: DiscountForm; currency: Currency }) {
  const t = useTexts(orderEditTexts);
  const { discount } = form.values;
  const { kind, value } = discount;
  return (
    <>
      <NativeSelect
        label={t('discount')}
        data={kinds.map((each) => ({ value: each, label: t(`discount.${each}`) }))}
        value={kind}
        error={form.errors['discount']}
        onChange={({ currentTarget }) =>
          form.setFieldValue('discount', {
            ...discount,
            kind: kinds.find((each) => each === currentTarget.value) ?? 'none',
          })
        }
      />
      {kind !== 'none' && (
        <>
          <NumberField
            key={kind}
            kind={kind === 'percent' ? 'percent' : 'money'}
            currency={currency}
            label={kind === 'percent' ? t('discountPercent') : t('discountAmount', { currency })}
            min={0.01}
            max={kind === 'percent' ? 100 : undefined}
            required
            value={value}
            error={form.errors['discount.value']}
            onChange={(typed) => form.setFieldValue('discount', { ...discount, value: typed })}
          />
          <TextInput
            label={t('reason')}
            description={t('reasonHelp')}
            required
            maxLength={200}
            {...form.getInputProps('discount.reason')}
          />
        </>
      )}
    </>
  );
}
