import type { messages as english } from '../../en/site/wishlist.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  'wishlist.link': 'قائمة الرغبات',
  'wishlist.title': 'قائمة الرغبات',
  'wishlist.add': 'أضف إلى قائمة الرغبات',
  'wishlist.remove': 'احذف من قائمة الرغبات',
  'wishlist.addShort': 'إلى قائمتي',
  'wishlist.removeShort': 'حذف',
  'wishlist.full': 'القائمة ممتلئة: 200 منتج',
  'wishlist.empty': 'قائمتك فارغة بعد',
  'wishlist.emptyHint': 'أضف المنتجات بالقلب في صفحاتها تجدها هنا.',
  'wishlist.signIn': 'سجّل الدخول لتجد القائمة على جميع أجهزتك ولتشاركها.',
  'wishlist.share': 'مشاركة القائمة',
  'wishlist.shareHint': 'يرى القائمة كل من لديه الرابط، دون اسمك.',
  'wishlist.shareLink': 'رابط القائمة',
  'wishlist.copy': 'نسخ',
  'wishlist.copied': 'نُسخ',
  'wishlist.stop': 'إيقاف المشاركة',
  'wishlist.stopped': 'لم يعد الرابط يعمل.',
  'wishlist.failed': 'لم ينجح ذلك. حاول مرة أخرى.',
  'wishlist.sharedTitle': 'قائمة رغبات',
  'wishlist.sharedEmpty': 'لا شيء في هذه القائمة الآن',
  'wishlist.sharedGone': 'لم تعد هذه القائمة مشتركة',
  'wishlist.sharedGoneText': 'اطلب رابطًا جديدًا ممن أرسله إليك.',
} satisfies Messages<typeof english>;
