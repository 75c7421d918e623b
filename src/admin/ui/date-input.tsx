import { TextInput, type TextInputProps } from '@mantine/core';

import { useTypedText } from './use-typed-text.ts';

interface DateInputProps extends Omit<TextInputProps, 'type' | 'value' | 'onChange'> {
  /** `YYYY-MM-DD` or empty. */
  value: string;
  /** Called when typing pauses. */
  onChange(value: string): void;
}

/** The browser's own date field: it is typed into, and speaks its language. */
export function DateInput({ value, onChange, ...rest }: DateInputProps) {
  const { typed, type } = useTypedText(value, onChange);
  return (
    <TextInput {...rest} type="date" value={typed} onChange={(event) => type(event.currentTarget.value)} />
  );
}
