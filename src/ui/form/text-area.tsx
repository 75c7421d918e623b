import type { ReactNode } from 'react';

import { controlProps, Field } from './field.tsx';
import type { FormField } from './use-form.ts';

interface TextAreaProps {
  field: FormField<string>;
  rows?: number;
  maxLength: number;
  autoComplete?: string;
  description?: ReactNode;
}

/** Grows with its text where the browser can. */
export function TextArea({ field, rows = 4, maxLength, autoComplete, description }: TextAreaProps) {
  return (
    <Field field={field} description={description}>
      <textarea
        {...controlProps(field, description)}
        className="vt-input vt-input--area"
        rows={rows}
        maxLength={maxLength}
        autoComplete={autoComplete}
        value={field.value}
        onChange={(event) => field.change(event.target.value)}
        onBlur={field.leave}
      />
    </Field>
  );
}
