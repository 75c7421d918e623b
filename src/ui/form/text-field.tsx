import type { HTMLInputTypeAttribute, InputHTMLAttributes, ReactNode } from 'react';

import { controlProps, Field } from './field.tsx';
import type { FormField } from './use-form.ts';

interface TextFieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'inputMode' | 'maxLength' | 'min' | 'max' | 'placeholder' | 'autoCapitalize' | 'list'
> {
  field: FormField<string>;
  type?: HTMLInputTypeAttribute;
  description?: ReactNode;
}

export function TextField({ field, type = 'text', description, ...input }: TextFieldProps) {
  return (
    <Field field={field} description={description}>
      <input
        {...input}
        {...controlProps(field, description)}
        className="vt-input"
        type={type}
        value={field.value}
        onChange={(event) => field.change(event.target.value)}
        onBlur={field.leave}
      />
    </Field>
  );
}
