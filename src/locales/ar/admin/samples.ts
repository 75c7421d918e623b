import type { messages as english } from '../../en/admin/samples.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  title: 'يعرض هذا المتجر عيّنات',
  text: 'جاءت مع العرض التجريبي: {list}. لم يطلبها أو يكتبها أحد، ولا تُرسل رسائل عنها، ولا تمس المخزون.',
  orders:
    '{count, plural, zero {# طلب} one {طلب واحد} two {طلبان} few {# طلبات} many {# طلبًا} other {# طلب}}',
  leads:
    '{count, plural, zero {# استفسار} one {استفسار واحد} two {استفساران} few {# استفسارات} many {# استفسارًا} other {# استفسار}}',
  reviews:
    '{count, plural, zero {# تقييم} one {تقييم واحد} two {تقييمان} few {# تقييمات} many {# تقييمًا} other {# تقييم}}',
  questions:
    '{count, plural, zero {# سؤال} one {سؤال واحد} two {سؤالان} few {# أسئلة} many {# سؤالًا} other {# سؤال}}',
  comments:
    '{count, plural, zero {# تعليق} one {تعليق واحد} two {تعليقان} few {# تعليقات} many {# تعليقًا} other {# تعليق}}',
  remove: 'إزالة العيّنات',
  removeTitle: 'إزالة كل العيّنات؟',
  removeText:
    'يزيل هذا {list}، والمنشور منها أيضًا، وعيّنات الزيارات. ويبقى كل ما هو لك. لا يمكن التراجع عن ذلك.',
  removed: 'أُزيلت العيّنات',
} satisfies Messages<typeof english>;
