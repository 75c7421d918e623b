import { NumberField } from '../../ui/number-field.tsx';

interface SizeFieldProps {
  label: string;
  /** Pixels. */
  value: number;
  min: number;
  max: number;
  step?: number;
  onChange(value: number): void;
}

/** A length in pixels; a number that is out of range is not taken until it fits. */
export function SizeField({ step = 1, onChange, ...field }: SizeFieldProps) {
  return (
    <NumberField
      {...field}
      kind="pixels"
      size="sm"
      required
      withAsterisk={false}
      step={step}
      onChange={(value) => value !== null && !Number.isNaN(value) && onChange(value)}
    />
  );
}
