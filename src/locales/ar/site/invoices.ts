import type { messages as english } from '../../en/site/invoices.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  'invoices.title': 'المستندات',
  'invoices.invoice': 'الفاتورة {number} (PDF)',
  'invoices.creditNote': 'الإشعار الدائن {number} (PDF)',
  'invoices.issuedOn': 'بتاريخ {date}',
} as const satisfies Messages<typeof english>;
