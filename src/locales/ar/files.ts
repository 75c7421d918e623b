import type { messages as english } from '../en/files.ts';
import type { Messages } from '../messages.ts';

/** Of the files that the shop gives out. */
export const messages = {
  'codeFile.code': 'الرمز',
  'codeFile.limit': 'مرات الاستخدام المسموحة',
  'codeFile.uses': 'مرات الاستخدام',

  'orderFile.number': 'الرقم',
  'orderFile.created': 'تاريخ الإنشاء (UTC)',
  'orderFile.state': 'الحالة',
  'orderFile.payment': 'الدفع',
  'orderFile.paymentMethod': 'طريقة الدفع',
  'orderFile.cashReceived': 'استُلم نقدًا',
  'orderFile.currency': 'العملة',
  'orderFile.goods': 'السلع',
  'orderFile.discount': 'الخصم',
  'orderFile.deliveryPrice': 'رسوم التوصيل',
  'orderFile.total': 'الإجمالي',
  'orderFile.tax': 'الضريبة',
  'orderFile.refunded': 'المبلغ المردود',
  'orderFile.name': 'الاسم',
  'orderFile.phone': 'رقم الهاتف',
  'orderFile.email': 'البريد الإلكتروني',
  'orderFile.receiver': 'المستلم',
  'orderFile.delivery': 'التوصيل',
  'orderFile.place': 'المكان',
  'orderFile.address': 'العنوان',
  'orderFile.trackingNumber': 'رقم التتبع',
  'orderFile.comment': 'الملاحظة',
  'orderFile.items': 'المنتجات',
  'orderFile.sample': 'نموذج',

  'productFile.yes': 'نعم',
  'productFile.no': 'لا',
  'productFile.unlimited': 'غير محدود',
} satisfies Messages<typeof english>;
