import type { messages as english } from '../../en/site/articles.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  'articles.title': 'المقالات',
  'articles.empty': 'لم يُنشر شيء بعد',
  'articles.nothingFound': 'لا توجد نتائج',
  'articles.author': 'الكاتب',
  'articles.authors': 'الكتّاب',
  'articles.tags': 'الوسوم',
  'articles.all': 'جميع المقالات',
  'articles.allTags': 'جميع الوسوم',
  'articles.removeTag': 'إزالة الوسم: {title}',
  'articles.contents': 'المحتويات',
  'articles.minutesToRead':
    '{count, plural, zero {أقل من دقيقة قراءة} one {دقيقة قراءة واحدة} two {دقيقتا قراءة} few {# دقائق قراءة} many {# دقيقة قراءة} other {# دقيقة قراءة}}',
  'articles.count':
    '{count, plural, =0 {لا مقالات} zero {لا مقالات} one {مقال واحد} two {مقالان} few {# مقالات} many {# مقالًا} other {# مقال}}',
  'articles.showMore': 'عرض المزيد من المقالات',
  'articles.feed': 'الاشتراك عبر RSS',

  'comments.title': 'التعليقات',
  'comments.count':
    '{count, plural, =0 {لا تعليقات} zero {لا تعليقات} one {تعليق واحد} two {تعليقان} few {# تعليقات} many {# تعليقًا} other {# تعليق}}',
  'comments.write': 'أضف تعليقًا',
  'comments.text': 'تعليقك',
  'comments.reply': 'رد',
  'comments.replyTo': 'الرد على {name}',
  'comments.inReplyTo': 'ردًا على {name}',
  'comments.cancelReply': 'إلغاء الرد',
  'comments.submit': 'إرسال التعليق',
  'comments.sent': 'شكرًا لك! سيظهر تعليقك بعد المراجعة.',
} satisfies Messages<typeof english>;
