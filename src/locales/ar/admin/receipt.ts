import type { messages as english } from '../../en/admin/receipt.ts';
import type { Messages } from '../../messages.ts';

/** What fiscal receipts (54-FZ) call VAT rates and ways of paying, by their codes. */
export const messages = {
  'vatCode.1': '1: دون ضريبة',
  'vatCode.2': '2: 0 %',
  'vatCode.3': '3: 10 %',
  'vatCode.4': '4: 20 %',
  'vatCode.5': '5: 10/110',
  'vatCode.6': '6: 20/120',
  'vatCode.7': '7: 5 %',
  'vatCode.8': '8: 7 %',
  'vatCode.9': '9: 5/105',
  'vatCode.10': '10: 7/107',
  'vatCode.11': '11: 22 %',
  'vatCode.12': '12: 22/122',
  'paymentMode.full_prepayment': 'يُدفع قبل التسليم (ويتبعه إيصال ثانٍ عندها)',
  'paymentMode.full_payment': 'يُدفع عند التسليم',
} satisfies Messages<typeof english>;
