import type { ReactNode } from 'react';

import type { FormField } from './use-form.ts';

type FieldText = Pick<FormField<unknown>, 'id' | 'name' | 'label' | 'error' | 'required'>;

interface FieldProps {
  field: FieldText;
  /** A line of help below the label. */
  description?: ReactNode;
  children: ReactNode;
}

/** A control with its label above it and, below it, what is wrong. */
export function Field({ field, description, children }: FieldProps) {
  const { id, label, required } = field;
  return (
    <div className="vt-field">
      <label className="vt-field__label" htmlFor={id}>
        {label}
        {required && <RequiredMark />}
      </label>
      {description !== undefined && <FieldDescription id={id}>{description}</FieldDescription>}
      {children}
      <FieldError field={field} />
    </div>
  );
}

/** Attributes that tie a control to its label, help and error (WCAG 1.3.1, 3.3.1). */
export function controlProps({ id, name, error, required }: FieldText, description?: ReactNode) {
  const helpers = [description !== undefined && descriptionId(id), error !== undefined && errorId(id)].filter(
    (helper) => helper !== false,
  );
  return {
    id,
    name,
    required,
    'aria-required': required || undefined,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': helpers.join(' ') || undefined,
  };
}

/** Seen only: the control itself says that it is required. */
export function RequiredMark() {
  return (
    <span className="vt-field__required" aria-hidden="true">
      {'\u00a0*'}
    </span>
  );
}

function FieldDescription({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="vt-field__description" id={descriptionId(id)}>
      {children}
    </p>
  );
}

export function FieldError({ field: { id, error } }: { field: Pick<FieldText, 'id' | 'error'> }) {
  if (error === undefined) return null;
  return (
    <p className="vt-field__error" id={errorId(id)}>
      {error}
    </p>
  );
}

const descriptionId = (id: string) => `${id}-help`;
const errorId = (id: string) => `${id}-error`;
