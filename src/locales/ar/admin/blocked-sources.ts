import type { messages as english } from '../../en/admin/blocked-sources.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  title: 'المحظور خلال آخر 30 يومًا',
  hint: 'ما أرادت العدّادات وكودك الخاص استخدامه ولم تسمح به سياسة أمان المتجر. اسمح بالعناوين التي تعرفها فقط، ثم احفظ.',
  nothing: 'لم يُحظر شيء.',
  source: 'العنوان',
  use: 'الغرض',
  last: 'آخر مرة',
  times:
    '{count, plural, zero {{number} مرة} one {مرة واحدة ({number})} two {مرتان ({number})} few {{number} مرات} many {{number} مرة} other {{number} مرة}}، آخرها في {page}',
  allow: 'سماح',
  allowSource: 'اسمح بـ {source}',
  forget: 'مسح القائمة',
  inline: 'كود داخل الصفحة',
  eval: 'تنفيذ نص ككود',
  'script-src': 'سكربتات',
  'style-src': 'أنماط',
  'img-src': 'صور',
  'media-src': 'فيديو وصوت',
  'font-src': 'خطوط',
  'connect-src': 'إرسال بيانات',
  'frame-src': 'إطارات',
  'worker-src': 'سكربتات في الخلفية',
} satisfies Messages<typeof english>;
