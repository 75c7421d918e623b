export const messages = {
  'invoices.title': 'Documents',
  'invoices.invoice': 'Invoice {number} (PDF)',
  'invoices.creditNote': 'Credit note {number} (PDF)',
  'invoices.issuedOn': 'of {date}',
} as const;
