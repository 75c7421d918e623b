import { Textarea, TextInput } from '@mantine/core';

import { headingOf, isProductField } from '#domain/product-columns.ts';
import type { PlainColumn } from '#domain/products/plain-column.ts';
import { productColumns } from '#domain/products/product.columns.ts';

import { useLanguage } from '../../i18n/language.ts';
import { ProductNamesField } from '../../pickers/product-names-field.tsx';
import { numberFieldProps } from '../../ui/number-field-props.ts';
import { NumberField } from '../../ui/number-field.tsx';
import type { CardProps } from './basics-card.tsx';

const shown = Object.entries<PlainColumn>(productColumns).filter(([, { isInForm }]) => isInForm);

/** The product's plain columns that have no place made by hand. */
export function PlainFields({ form }: CardProps) {
  const language = useLanguage((state) => state.language);
  return shown.map(([key, { csv = key, written, max, namesProducts }]) => {
    const label = isProductField(csv) ? headingOf(csv, language) : key;
    if (written.form === 'number')
      return (
        <NumberField
          key={key}
          kind={written.number}
          label={label}
          min={0}
          max={max}
          {...numberFieldProps(form, key)}
        />
      );
    if (namesProducts) {
      const { value, onChange } = form.getInputProps(key);
      return (
        <ProductNamesField
          key={key}
          label={label}
          maxLength={max}
          value={String(value)}
          onChange={onChange}
        />
      );
    }
    if (written.form === 'text' && written.isLong)
      return (
        <Textarea
          key={key}
          label={label}
          maxLength={max}
          autosize
          minRows={2}
          maxRows={10}
          {...form.getInputProps(key)}
        />
      );
    return <TextInput key={key} label={label} maxLength={max} {...form.getInputProps(key)} />;
  });
}
