import { nameOfPath, readValue } from '#ui/form/form-values.ts';
import type { Form } from '#ui/form/use-form.ts';

import type { CheckoutValues } from './checkout-values.ts';

interface HiddenValuesProps {
  form: Form<CheckoutValues>;
  paths: readonly string[];
}

/** What was typed into fields that are out of sight now: without script it must travel with the form. */
export function HiddenValues({ form, paths }: HiddenValuesProps) {
  return paths.map((path) => {
    const value = readValue(form.values, path);
    if (typeof value !== 'string' || value === '') return null;
    return <input key={path} type="hidden" name={nameOfPath(path)} value={value} />;
  });
}
