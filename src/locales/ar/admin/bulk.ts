import type { messages as english } from '../../en/admin/bulk.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  title:
    '{count, plural, zero {تعديل # منتج} one {تعديل منتج واحد} two {تعديل منتجين} few {تعديل # منتجات} many {تعديل # منتجًا} other {تعديل # منتج}}',
  price: 'السعر',
  keep: 'يبقى كما هو',
  percent: 'تغيير بنسبة مئوية',
  amount: 'تغيير بمبلغ',
  set: 'تعيين إلى',
  value: 'مقدار التغيير',
  priceValue: 'السعر الجديد',
  percentHint: '10 ترفع السعر 10 %، و−10 تخفضه. وتتغيّر معه أسعار الخصم.',
  amountHint: 'المبلغ السالب يخفض السعر. وتتغيّر معه أسعار الخصم.',
  rounding: 'تقريب إلى',
  cent: 'أجزاء العملة',
  whole: 'مبالغ صحيحة',
  ten: 'عشرات',
  discount: 'الخصم',
  discountPercent: 'نسبة من السعر الكامل',
  discountAmount: 'مبلغ من السعر الكامل',
  discountNone: 'إزالة الخصم',
  discountValue: 'مقدار الخصم',
  stock: 'المخزون',
  stockSet: 'تعيين إلى',
  stockAdd: 'زيادة أو نقصان',
  stockNone: 'دون احتساب (غير محدود)',
  stockValue: 'القطع',
  stockAddHint: 'العدد السالب ينقص. والمخزون غير المحتسب يبقى كذلك.',
  addCatalogs: 'إضافة إلى أقسام',
  removeCatalogs: 'إزالة من أقسام',
  visibility: 'الظهور',
  show: 'إظهار',
  hide: 'إخفاء',
  preview: 'اعرض ما سيتغيّر',
  counted:
    'سيتغيّر: {products, plural, zero {# منتج} one {منتج واحد} two {منتجان} few {# منتجات} many {# منتجًا} other {# منتج}}، وفيها {variations, plural, zero {# متغيّر} one {متغيّر واحد} two {متغيّران} few {# متغيّرات} many {# متغيّرًا} other {# متغيّر}}.',
  countedProducts:
    'سيتغيّر {products, plural, zero {# منتج} one {منتج واحد} two {منتجان} few {# منتجات} many {# منتجًا} other {# منتج}}.',
  removed:
    '{count, plural, zero {يبقى # متغيّر بلا خصم} one {يبقى متغيّر واحد بلا خصم} two {يبقى متغيّران بلا خصم} few {تبقى # متغيّرات بلا خصم} many {يبقى # متغيّرًا بلا خصم} other {يبقى # متغيّر بلا خصم}}: سعر الخصم سيكون صفرًا أو غير أقل من السعر الكامل.',
  nothing: 'لن يتغيّر شيء: كل شيء كذلك بالفعل.',
  apply:
    '{count, plural, zero {تعديل # منتج} one {تعديل منتج واحد} two {تعديل منتجين} few {تعديل # منتجات} many {تعديل # منتجًا} other {تعديل # منتج}}',
  done: 'تم تعديل {count, plural, zero {# منتج} one {منتج واحد} two {منتجين} few {# منتجات} many {# منتجًا} other {# منتج}}',
} satisfies Messages<typeof english>;
