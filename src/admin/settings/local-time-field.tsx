import { TextInput } from '@mantine/core';

interface LocalTimeFieldProps {
  label: string;
  description?: string | undefined;
  error?: string | undefined;
  /** `YYYY-MM-DDTHH:MM` on clocks of the shop's time zone, or empty. */
  value: string;
  onChange(value: string): void;
}

export function LocalTimeField({ value, onChange, ...field }: LocalTimeFieldProps) {
  return (
    <TextInput
      {...field}
      type="datetime-local"
      maw={280}
      value={value}
      // Without the seconds that some browsers add.
      onChange={(event) => onChange(event.currentTarget.value.slice(0, 16))}
    />
  );
}
