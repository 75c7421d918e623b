import type { messages as english } from '../../en/admin/customer-import.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  title: 'استيراد العملاء',
  fileTitle: 'ملف عملائك',
  fileText:
    'ملف CSV كما يصدّره Shopify أو WooCommerce أو WordPress، أو جدول خاص بك فيه عمود «Email». تُؤخذ الأسماء والهواتف والعناوين، ولا يُكتب شيء قبل أن ترى ما في الملف.',
  choose: 'اختر ملفًا',
  reading: 'تجري قراءة {name}',
  checked: 'ما في {name}',
  written: 'تم استيراد {name}',
  new: 'عملاء جدد',
  made: 'عملاء أضيفوا',
  known: 'موجودون من قبل',
  leftOut: 'متروكون',
  notYet: 'لم يُكتب شيء بعد.',
  nothingNew: 'كل عملاء هذا الملف موجودون من قبل.',
  passwords:
    'ليس للعملاء الجدد كلمة مرور بعد، ولم نراسل أحدًا: يدخلون عبر «نسيت كلمة المرور؟» ببريدهم الإلكتروني.',
  run: '{count, plural, zero {لا تضف أحدًا} one {أضف عميلًا واحدًا} two {أضف عميلين} few {أضف # عملاء} many {أضف # عميلًا} other {أضف # عميل}}',
  unused:
    '{count, plural, zero {أعمدة غير مستخدمة:} one {عمود غير مستخدم:} two {عمودان غير مستخدمين:} few {أعمدة غير مستخدمة:} many {أعمدة غير مستخدمة:} other {أعمدة غير مستخدمة:}}',
  problems: 'ما يستحق النظر',
  line: 'السطر',
  reason: 'المشكلة',
  value: 'في الملف',
  'reason.noEmail': 'تُرك: لا بريد إلكتروني',
  'reason.wrongEmail': 'تُرك: هذا ليس بريدًا إلكترونيًا',
  'reason.repeated': 'تُرك: هذا البريد في سطر سابق',
  'reason.phone': 'أضيف بلا هاتف: هذا ليس رقم هاتف',
  'reason.country': 'أضيف بلا بلد: البلد غير معروف',
  more: '{count, plural, zero {ولا أسطر أخرى} one {وسطر واحد آخر} two {وسطران آخران} few {و# أسطر أخرى} many {و# سطرًا آخر} other {و# سطر آخر}}',
} satisfies Messages<typeof english>;
