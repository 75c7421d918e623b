import type { UseFormReturnType } from '@mantine/form';

/** What ties a `NumberField` to a value of a form, by its path. */
export function numberFieldProps<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  path: string,
) {
  const { value, error, onChange, onBlur } = form.getInputProps(path) as {
    value: unknown;
    error?: string;
    onChange(value: number | null): void;
    onBlur?(): void;
  };
  return { value: typeof value === 'number' ? value : null, error, onChange, ...(onBlur && { onBlur }) };
}
