import type { messages as english } from '../../en/admin/print.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  slip: 'قائمة التعبئة',
  order: 'الطلب',
  number: 'رقم {number} بتاريخ {date}',
  print: 'طباعة',
  back: 'العودة إلى الطلب',
  to: 'إلى',
  pickup: 'الاستلام',
  payment: 'الدفع',
  paid: 'مدفوع',
  due: 'يُدفع: {amount}',
  comment: 'التعليق',
  item: 'المنتج',
  sku: 'رمز المنتج',
  quantity: 'الكمية',
  price: 'السعر',
  sum: 'المبلغ',
  packed: 'عُبّئ',
  goods: 'المنتجات',
  discount: 'الخصم',
  delivery: 'التوصيل',
  total: 'الإجمالي',
  taxIncluded: 'شامل {tax}',
  company: 'الشركة',
  taxRelief: 'ضريبة لا تُحصَّل (الاحتساب العكسي)',
  taxNumber: 'الرقم الضريبي',
  pieces:
    '{count, plural, zero {# قطعة} one {قطعة واحدة} two {قطعتان} few {# قطع} many {# قطعة} other {# قطعة}} في المجموع',
  tracking: 'رقم التتبّع',
} satisfies Messages<typeof english>;
