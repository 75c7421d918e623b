import type { PaymentOutcome } from './payment-result.ts';

const drawings: Readonly<Record<PaymentOutcome['tone'], string>> = {
  good: 'm15 24.500 6.500 6.500L34 18',
  waiting: 'M24 14v10.500l7 4',
  bad: 'm17 17 14 14M31 17 17 31',
};

/** A check, a clock or a cross; the title says the same in words. */
export function StateIcon({ tone }: Pick<PaymentOutcome, 'tone'>) {
  return (
    <svg className="vt-result__icon" viewBox="0 0 48 48" width="64" height="64" aria-hidden="true">
      <circle cx="24" cy="24" r="22" />
      <path d={drawings[tone]} />
    </svg>
  );
}
