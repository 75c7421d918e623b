import { DateInput } from './date-input.tsx';

interface DateRangeProps {
  /** Each `YYYY-MM-DD`, or empty. */
  from: string;
  to: string;
  onChange(changes: { from: string } | { to: string }): void;
  labels: { from: string; to: string };
  /** What is wrong with the last day. */
  error?: string | undefined;
}

const width = { base: 'calc(50% - 6px)', xs: 160 };

/** A first and a last day, of which neither goes beyond the other. */
export function DateRange({ from, to, onChange, labels, error }: DateRangeProps) {
  return (
    <>
      <DateInput
        label={labels.from}
        value={from}
        max={to || undefined}
        onChange={(day) => onChange({ from: day })}
        w={width}
      />
      <DateInput
        label={labels.to}
        value={to}
        min={from || undefined}
        onChange={(day) => onChange({ to: day })}
        error={error}
        w={width}
      />
    </>
  );
}
