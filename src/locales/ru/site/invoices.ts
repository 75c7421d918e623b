import type { messages as english } from '../../en/site/invoices.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  'invoices.title': 'Документы',
  'invoices.invoice': 'Счёт {number} (PDF)',
  'invoices.creditNote': 'Кредит-нота {number} (PDF)',
  'invoices.issuedOn': 'от {date}',
} as const satisfies Messages<typeof english>;
