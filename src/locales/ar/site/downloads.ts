import type { messages as english } from '../../en/site/downloads.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  'downloads.title': 'الملفات',
  'downloads.none': 'لم تشترِ ملفات بعد',
  'downloads.noneHint': 'تظهر هنا الملفات التي تشتريها بعد دفع الطلب.',
  'downloads.size': '{size} م.ب',
  'downloads.left':
    '{count, plural, zero {لم تبقَ تنزيلات} one {بقي تنزيل واحد} two {بقي تنزيلان} few {بقيت # تنزيلات} many {بقي # تنزيلًا} other {بقي # تنزيل}}',
  'downloads.until': 'حتى {moment}',
  'downloads.get': 'تنزيل',
  'downloads.hint': 'متابعة تنزيل انقطع لا تُحتسب مرة أخرى.',
  'downloads.usedUp': 'لم تبقَ تنزيلات',
  'downloads.expired': 'انتهت الصلاحية',
  'downloads.revoked': 'مسحوب',
  'downloads.usedUpTitle': 'استُنفد هذا الرابط',
  'downloads.usedUpText': 'نُزّل الملف بعدد المرات التي يسمح بها المتجر. راسلنا إذا احتجت إليه مجددًا.',
  'downloads.expiredTitle': 'انتهت صلاحية هذا الرابط',
  'downloads.expiredText': 'انتهى وقت تنزيل الملف. راسلنا إذا احتجت إليه مجددًا.',
  'downloads.revokedTitle': 'سُحب هذا الرابط',
  'downloads.revokedText': 'أُلغي الطلب أو أُعيد ثمنه أو سحب المتجر الملف. راسلنا إذا كان ذلك خطأ.',
  'downloads.unknownTitle': 'لا يوجد ملف كهذا',
  'downloads.unknownText': 'افتح الرابط كاملًا من الرسالة، أو اطّلع على طلبك.',
} as const satisfies Messages<typeof english>;
