import { controlProps, Field } from './field.tsx';
import type { FormField } from './use-form.ts';

interface SelectFieldProps {
  field: FormField<string>;
  options: readonly { value: string; label: string }[];
  /** What stands there while nothing is chosen. */
  placeholder?: string;
  autoComplete?: string;
}

/** The browser's own select: on phones nothing is better. */
export function SelectField({ field, options, placeholder, autoComplete }: SelectFieldProps) {
  return (
    <Field field={field}>
      <div className="vt-input-select">
        <select
          {...controlProps(field)}
          className="vt-input"
          autoComplete={autoComplete}
          value={field.value}
          onChange={(event) => {
            field.change(event.target.value);
            field.leave();
          }}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </Field>
  );
}
