import type { messages as english } from '../../en/admin/downloads.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  title: 'التنزيلات',
  size: '{size} م.ب',
  missing:
    '{count, plural, zero {لا ملفات} one {ملف واحد} two {ملفان} few {# ملفات} many {# ملفًا} other {# ملف}} بلا رابط في هذا الطلب بعد.',
  issue: 'إصدار الروابط',
  'state.ready': 'يمكن تنزيله',
  'state.usedUp': 'مستنفد',
  'state.expired': 'منتهي الصلاحية',
  'state.revoked': 'مسحوب',
  'reason.unpaid': 'الطلب غير مدفوع.',
  'reason.canceled': 'انتهى الطلب.',
  'reason.refunded': 'أُعيد المبلغ.',
  'reason.staff': 'سحب الموظفون الرابط.',
  left: '{count, plural, zero {لم تبقَ تنزيلات} one {بقي تنزيل واحد} two {بقي تنزيلان} few {بقيت # تنزيلات} many {بقي # تنزيلًا} other {بقي # تنزيل}} حتى {date}.',
  none: 'لم تبقَ تنزيلات.',
  ended: 'انتهت الصلاحية في {date}.',
  never: 'لم يُنزَّل بعد.',
  downloaded:
    '{count, plural, zero {لم يُنزَّل} one {نُزّل مرة واحدة} two {نُزّل مرتين} few {نُزّل # مرات} many {نُزّل # مرة} other {نُزّل # مرة}}، آخرها {date}.',
  renew: 'تجديد',
  renewNamed: 'تجديد رابط {name}',
  renewTitle: 'تجديد الرابط',
  renewed: 'جُدّد الرابط',
  downloads: 'عدد التنزيلات من الآن',
  days: 'عدد الأيام من الآن',
  notify: 'إرسال الروابط إلى المشتري',
  notifyHint: 'بالبريد الإلكتروني إن كان في الطلب عنوان.',
  revoke: 'سحب',
  revokeNamed: 'سحب رابط {name}',
  revokeTitle: 'سحب رابط {name}؟',
  revokeText: 'لن يستطيع المشتري تنزيل الملف بعد الآن. يمكنك تجديد الرابط لاحقًا.',
  revokedNow: 'سُحب الرابط',
} as const satisfies Messages<typeof english>;
