import type { messages as english } from '../../en/admin/number.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  notNumber: 'هذا ليس عددًا. اكتبه هكذا: {example}.',
  fraction:
    '{decimals, plural, zero {بلا خانات} one {خانة واحدة} two {خانتان} few {# خانات} many {# خانة} other {# خانة}} على الأكثر بعد الفاصلة: {example}.',
  whole: 'أدخل عددًا صحيحًا.',
  currency: 'عملة المتجر {currency}: أدخل المبلغ بها.',
  tooLarge: 'هذا العدد كبير جدًا.',
  ambiguous: 'أهو {grouped} أم {decimal}؟ أدخل أحدهما.',
  required: 'أدخل عددًا.',
  range: 'أدخل عددًا من {min} إلى {max}.',
  least: 'أدخل {min} أو أكثر.',
  most: 'أدخل {max} أو أقل.',
  percentSign: '%',
  pixelSign: 'بكسل',
} satisfies Messages<typeof english>;
