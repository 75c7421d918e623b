import type { messages as english } from '../en/validation.ts';
import type { Messages } from '../messages.ts';

export const messages = {
  'validation.missing': 'هذا الحقل مطلوب',
  'validation.invalid': 'هذه القيمة غير مناسبة هنا',
  'validation.text': 'أدخل نصًا',
  'validation.number': 'أدخل رقمًا',
  'validation.wholeNumber': 'أدخل رقمًا صحيحًا',
  'validation.yesOrNo': 'المطلوب نعم أو لا',
  'validation.list': 'المطلوب قائمة',
  'validation.object': 'المطلوب مجموعة حقول',
  'validation.atMost': 'أدخل {limit} أو أقل',
  'validation.below': 'أدخل أقل من {limit}',
  'validation.atLeast': 'أدخل {limit} أو أكثر',
  'validation.above': 'أدخل أكثر من {limit}',
  'validation.between': 'أدخل رقمًا صحيحًا من {min} إلى {max}',
  'validation.tooLong':
    'أدخل {count, plural, zero {# حرف} one {حرفًا واحدًا} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}} على الأكثر',
  'validation.tooShort':
    'أدخل {count, plural, zero {# حرف} one {حرفًا واحدًا} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}} على الأقل',
  'validation.empty': 'لا يمكن ترك هذا فارغًا',
  'validation.tooMany':
    'المسموح {count, plural, zero {# عنصر} one {عنصر واحد} two {عنصران} few {# عناصر} many {# عنصرًا} other {# عنصر}} على الأكثر',
  'validation.tooFew':
    'المطلوب {count, plural, zero {# عنصر} one {عنصر واحد} two {عنصران} few {# عناصر} many {# عنصرًا} other {# عنصر}} على الأقل',
  'validation.multipleOf': 'أدخل أحد مضاعفات {divisor}',
  'validation.email': 'أدخل بريدًا إلكترونيًا، مثل ann@example.com',
  'validation.url': 'أدخل رابطًا كاملًا يبدأ بـ https://',
  'validation.tileAddress': 'أدخل عنوان مربعات الخريطة: يبدأ بـ https:// وفيه z وx وy بين أقواس معقوفة',
  'validation.date': 'أدخل تاريخًا، مثل 2026-01-31',
  'validation.moment': 'أدخل تاريخًا ووقتًا، مثل 2026-01-31T21:00:00Z',
  'validation.color': 'أدخل لونًا، مثل ‎#1f2937',
  'validation.path': 'أدخل رابطًا من هذا الموقع، مثل ‎/about',
  'validation.previewScope': 'رابط صفحة واحدة لا يعرض حملة ولا تاريخًا آخر',
  'validation.document': 'اذكر مستندًا، مثل page:12 أو settings أو menu:main',
  'validation.format': 'الصيغة غير صحيحة',
  'validation.oneOf': 'اختر واحدًا مما يلي: {values}',
  'validation.unknownFields': 'لا توجد حقول بهذه الأسماء: {names}',
  'validation.unstorable': 'احذف الرموز غير المرئية من هذا النص',
  'validation.tooDeep': 'مستويات التداخل كثيرة جدًا',
} satisfies Messages<typeof english>;
