import type { InvoiceKind, InvoiceSettingsInput } from '#domain/schemas/invoice.schema.ts';

type Numbering = Pick<InvoiceSettingsInput, 'invoicePrefix' | 'creditNotePrefix' | 'withYear' | 'digits'>;

/** The series of a document that is issued on the day: 0 is that which goes on from year to year. */
export function yearOfSeries({ withYear }: Numbering, issuedOn: string): number {
  return withYear ? Number(issuedOn.slice(0, 4)) : 0;
}

/** A number as it is written: `INV-2026-00001`. */
export function writeNumber(
  settings: Numbering,
  { kind, year, sequence }: { kind: InvoiceKind; year: number; sequence: number },
): string {
  const prefix = kind === 'invoice' ? settings.invoicePrefix : settings.creditNotePrefix;
  return `${prefix}${year === 0 ? '' : `${year}-`}${String(sequence).padStart(settings.digits, '0')}`;
}
