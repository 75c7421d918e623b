import type { messages as english } from '../../en/admin/import-problems.ts';
import type { Messages } from '../../messages.ts';

/** What is wrong with a cell, by the code of the report. */
export const messages = {
  required: 'المنتج الجديد يحتاج إلى هذا',
  number: 'ليس عددًا، أو كبير جدًا',
  ambiguous: 'قد تعني العلامة الآلاف أو الكسور: اكتب 1250 أو 1250.00 دون علامات بين الآلاف',
  yesNo: 'أدخل نعم أو لا',
  stock: 'أدخل عددًا، أو +5 أو −3، أو «غير محدود»',
  notCounted: 'المخزون غير محتسب، فلا يمكن أن يُضاف إليه شيء',
  vatCode: 'اكتب رمز ضريبة الإيصالات، عددًا من 1 إلى 12 (11 تعني 22 %)، لا نسبة',
  paymentMode: 'اكتب full_prepayment أو full_payment',
  image: 'لا توجد صورة كهذه في مكتبة الوسائط؛ ارفعها أولًا',
  catalog: 'لا يوجد قسم كهذا',
  discount: 'يجب أن يكون سعر الخصم أقل من السعر الكامل',
  repeated: 'هذا موجود بالفعل',
  choose: 'تنقص قيمة لأحد الخيارات',
  noEmpty: 'لا يمكن أن يكون هذا فارغًا',
  slugTaken: 'لمنتج آخر الرابط نفسه',
  slugDigits: 'يحتاج الرابط إلى حرف',
  slugFormat: 'استخدم حروفًا وأرقامًا وشرطات فقط',
  slugReserved: 'يستخدم الموقع نفسه هذا الرابط',
  skuTaken: 'لمتغيّر آخر رمز المنتج نفسه',
  oneVariation: 'من دون خيارات لا يوجد إلا متغيّر واحد',
  oneDefault: 'لا يكون إلا متغيّر واحد أساسيًا',
  gone: 'لم يعد موجودًا',
  invalid: 'طويل أو كبير جدًا',
} satisfies Messages<typeof english>;
