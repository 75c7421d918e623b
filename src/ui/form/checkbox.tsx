import type { ReactNode } from 'react';

import { controlProps, FieldError, RequiredMark } from './field.tsx';
import type { FormField } from './use-form.ts';

interface CheckboxProps {
  field: FormField<boolean>;
  /** Instead of the field's label, where it holds links. */
  children?: ReactNode;
}

export function Checkbox({ field, children = field.label }: CheckboxProps) {
  return (
    <div className="vt-field">
      <div className="vt-check">
        <input
          {...controlProps(field)}
          type="checkbox"
          checked={field.value}
          onChange={(event) => {
            field.change(event.target.checked);
            field.leave();
          }}
        />
        <label htmlFor={field.id}>
          {children}
          {field.required && <RequiredMark />}
        </label>
      </div>
      <FieldError field={field} />
    </div>
  );
}
