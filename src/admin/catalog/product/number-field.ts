import type { UseFormReturnType } from '@mantine/form';

import type { ProductValues } from './use-product.ts';

/** Props of a number input that keeps null for an empty field; `empty` is kept in its place where one is needed. */
export function numberProps(
  form: UseFormReturnType<ProductValues>,
  path: string,
  empty: number | null = null,
) {
  const { value, error, onChange, ...props } = form.getInputProps(path) as {
    value: unknown;
    error?: string;
    onChange(value: unknown): void;
  };
  return {
    ...props,
    error,
    hideControls: true,
    value: typeof value === 'number' ? value : '',
    onChange: (next: number | string) =>
      onChange(next === '' ? empty : typeof next === 'number' ? next : Number(next)),
  };
}
