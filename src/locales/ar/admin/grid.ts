import type { messages as english } from '../../en/admin/grid.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  title: 'التعديل في جدول',
  hint: 'تنقّل بمفاتيح الأسهم، واكتب للتغيير، والصق خلايا من جدول بيانات. لا يُحفظ شيء حتى تحفظ.',
  product: 'المنتج',
  variation: 'المتغيّر',
  sku: 'رمز المنتج',
  fullPrice: 'السعر',
  discountPrice: 'سعر الخصم',
  stock: 'المخزون',
  weight: 'الوزن، كغ',
  barcode: 'الباركود',
  cost: 'سعر التكلفة',
  enabled: 'ظاهر',
  yes: 'نعم',
  no: 'لا',
  changed:
    '{count, plural, zero {لم تتغيّر خلايا} one {تغيّرت خلية واحدة} two {تغيّرت خليتان} few {تغيّرت # خلايا} many {تغيّرت # خلية} other {تغيّرت # خلية}}',
  undo: 'تراجع',
  discard: 'تجاهل',
  save: 'حفظ',
  saved:
    '{count, plural, zero {لم تُحفظ خلايا} one {حُفظت خلية واحدة} two {حُفظت خليتان} few {حُفظت # خلايا} many {حُفظت # خلية} other {حُفظت # خلية}}',
  refused:
    '{count, plural, zero {لم يتعذّر حفظ شيء} one {تعذّر حفظ خلية واحدة} two {تعذّر حفظ خليتين} few {تعذّر حفظ # خلايا} many {تعذّر حفظ # خلية} other {تعذّر حفظ # خلية}}',
  wholeNumber: 'أدخل عددًا صحيحًا، أو اتركه فارغًا لغير المحدود',
  yesNo: 'أدخل نعم أو لا',
  conflict: 'غيّره شخص آخر إلى «{value}». احفظ من جديد للكتابة فوقه.',
  empty: 'فارغ',
  nothingTitle: 'لا منتجات مطابقة',
  nothingText: 'غيّر المرشّح أعلاه.',
  'forms.errors.barcode': 'اختصر جدول البيانات هذا الباركود: أدخل جميع أرقامه',
  'forms.errors.bundleStock': 'هذه مجموعة: يُحسب مخزونها من مكوّناتها',
  'forms.errors.skuTaken': 'لمتغيّر آخر رمز المنتج نفسه',
  'forms.errors.discount': 'يجب أن يكون سعر الخصم أكبر من 0 وأقل من السعر الكامل',
  'forms.errors.noEmpty': 'لا يمكن أن يكون هذا فارغًا',
  'forms.errors.gone': 'لم يعد موجودًا',
  'forms.errors.number': 'أدخل عددًا',
  other: 'لا يمكن حفظ هذا',
} satisfies Messages<typeof english>;
