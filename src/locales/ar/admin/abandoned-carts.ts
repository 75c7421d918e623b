import type { messages as english } from '../../en/admin/abandoned-carts.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  title: 'السلال المتروكة',
  about: 'سلال آخر 90 يومًا التي وافق أصحابها عند إتمام الطلب على التذكير. المستعادة هي التي طُلبت بعد رسالة.',
  empty: 'لا سلال بعد',
  emptyText: 'فعّل «التذكير بالسلال المتروكة» في إعدادات إتمام الطلب، فيُسأل المشترون هل يرغبون في ذلك.',
  started: 'السلال',
  reminded: 'ذُكِّر أصحابها',
  recovered: 'المستعادة',
  money: 'طلبات بعد الرسائل: {money}',
  buyer: 'المشتري والمنتجات',
  pieces:
    '{count, plural, zero {# منتج} one {منتج واحد} two {منتجان} few {# منتجات} many {# منتجًا} other {# منتج}}',
  state: 'الحالة',
  'states.waiting': 'بالانتظار',
  'states.reminded': 'ذُكِّر',
  'states.ordered': 'طُلبت',
  'states.recovered': 'استُعيدت',
  order: 'الطلب {number}',
  letters: 'الرسائل',
  seen: 'آخر مرة',
} satisfies Messages<typeof english>;
