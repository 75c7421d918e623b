import type { messages as english } from '../../en/admin/states.ts';
import type { Messages } from '../../messages.ts';

/** What orders, payments and emails are called. */
export const messages = {
  new: 'بانتظار الدفع',
  unconfirmed: 'بانتظار التأكيد',
  confirmed: 'مؤكد',
  paid: 'مدفوع',
  assembling: 'قيد التجهيز',
  shipped: 'مشحون',
  ready_for_pickup: 'جاهز للاستلام',
  delivered: 'مُسلَّم',
  canceled: 'ملغى',
  returned: 'مرتجع',
  'pay.paid': 'مدفوع',
  'pay.partlyPaid': 'مدفوع جزئيًا',
  'pay.refunded': 'رُد المبلغ',
  'pay.partlyRefunded': 'رُد جزء من المبلغ',
  'pay.cashReceived': 'وصل النقد',
  'pay.cashDue': 'نقدًا عند الاستلام',
  'pay.pending': 'الدفع جارٍ',
  'pay.unpaid': 'غير مدفوع',
  'pay.failed': 'فشل الدفع',
  'pay.canceled': 'أُلغي الدفع',
  delivery: 'التوصيل',
  pickup: 'الاستلام',
  none: 'بلا توصيل',
} satisfies Messages<typeof english>;
