import { z } from 'zod';

const decimalPattern = /^(\d{1,13})(?:\.(\d{1,2})0?)?$/;

/** Minor units as a decimal with two digits, as most providers write money: `100.00`. */
export function toDecimal(minor: number): string {
  const digits = String(minor).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Minor units of a decimal, exactly; null for what is no amount of a currency with two decimals. */
export function fromDecimal(decimal: string | number): number | null {
  const match = decimalPattern.exec(String(decimal));
  if (!match) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** A decimal amount in an answer, as text or number, read as minor units. */
export const decimalSchema = z.union([z.string(), z.number()]).transform((decimal, context) => {
  const minor = fromDecimal(decimal);
  if (minor !== null) return minor;
  context.addIssue({ code: 'custom', message: 'An amount of money is expected' });
  return z.NEVER;
});
