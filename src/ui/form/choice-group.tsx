import type { ReactNode } from 'react';

import { controlProps, FieldError, RequiredMark } from './field.tsx';
import type { FormField } from './use-form.ts';

interface Choice {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  /** At the end of the line: a price, a logo. */
  aside?: ReactNode;
  disabled?: boolean;
}

interface ChoiceGroupProps {
  field: FormField<string>;
  choices: readonly Choice[];
  /** For a group whose heading stands elsewhere on the screen. */
  hideLabel?: boolean;
}

/** Radio buttons as cards: each has a line for its name and room for what it costs or brings. */
export function ChoiceGroup({ field, choices, hideLabel = false }: ChoiceGroupProps) {
  const { id, name, required, ...aria } = controlProps(field);
  return (
    <fieldset className="vt-field" role="radiogroup" {...aria}>
      <legend className={hideLabel ? 'vt-visually-hidden' : 'vt-field__label'}>
        {field.label}
        {required && <RequiredMark />}
      </legend>
      <div className="vt-choices">
        {choices.map(({ value, label, description, aside, disabled }, index) => (
          <label key={value} className="vt-choices__item">
            <input
              type="radio"
              // The summary's link leads to the first one.
              id={index === 0 ? id : `${id}-${value}`}
              name={name}
              value={value}
              required={required}
              disabled={disabled}
              checked={field.value === value}
              onChange={() => {
                field.change(value);
                field.leave();
              }}
            />
            <span className="vt-choices__text">
              <span className="vt-choices__label">{label}</span>
              {description !== undefined && <span className="vt-choices__description">{description}</span>}
            </span>
            {aside !== undefined && <span className="vt-choices__aside">{aside}</span>}
          </label>
        ))}
      </div>
      <FieldError field={field} />
    </fieldset>
  );
}
