import type { messages as english } from '../../en/admin/moderation.ts';
import type { SomeMessages } from '../../messages.ts';

export const messages = {
  reviews: 'التقييمات',
  comments: 'التعليقات',
  pending: 'بالانتظار',
  approved: 'منشورة',
  rejected: 'مرفوضة',
  approve: 'نشر',
  reject: 'رفض',
  reopen: 'إعادة إلى الانتظار',
  didApprove:
    '{count, plural, zero {نُشر: #} one {نُشر: {name}} two {نُشر: #} few {نُشر: #} many {نُشر: #} other {نُشر: #}}',
  didReject:
    '{count, plural, zero {رُفض: #} one {رُفض: {name}} two {رُفض: #} few {رُفض: #} many {رُفض: #} other {رُفض: #}}',
  didReopen:
    '{count, plural, zero {أُعيد إلى الانتظار: #} one {أُعيد إلى الانتظار: {name}} two {أُعيد إلى الانتظار: #} few {أُعيد إلى الانتظار: #} many {أُعيد إلى الانتظار: #} other {أُعيد إلى الانتظار: #}}',
  rating: '{rating} من 5',
  aboutProduct: 'عن {title}',
  underArticle: 'على {title}',
  isAnswer: 'رد على تعليق آخر',
  customer: 'عميل المتجر',
  decided: 'قرّره {name}، {date}',
  reply: 'رد المتجر',
  writeReply: 'رد علني',
  changeReply: 'تعديل الرد',
  saveReply: 'حفظ الرد',
  removeReply: 'إزالة الرد',
  reviewReplyHint: 'يظهر تحت التقييم للجميع بعد نشر التقييم.',
  commentReplyHint: 'يظهر تحت التعليق للجميع بعد نشر التعليق.',
  saved: 'تم حفظ الرد',
  noReviews: 'لا تقييمات بالانتظار',
  noReviewsText: 'تصل هنا التقييمات الجديدة لمنتجاتك. ولا تُعرض قبل أن تنشرها.',
  noComments: 'لا تعليقات بالانتظار',
  noCommentsText: 'تصل هنا التعليقات الجديدة على مقالاتك. ولا تُعرض قبل أن تنشرها.',
  nothing: 'لا شيء هنا',
  nothingText: 'انظر في التبويبات الأخرى.',
} satisfies SomeMessages<typeof english>;
