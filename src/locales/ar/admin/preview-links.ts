import type { messages as english } from '../../en/admin/preview-links.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  lasting: 'يعمل الرابط مدة',
  'hours.4': '4 ساعات',
  'hours.24': 'يوم',
  'hours.168': 'أسبوع',
  'hours.720': '30 يومًا',
  makeLink: 'إنشاء رابط',
  newLink: 'الرابط الجديد',
  newLinkHint: 'انسخه الآن: لن يُعرض مرة أخرى.',
  copy: 'نسخ',
  copied: 'تم النسخ',
  links: 'الروابط السارية',
  noLinks: 'لا روابط سارية.',
  linkBy: 'من {author}، يعمل حتى {time}',
  endLink: 'إنهاء',
  endLinkOf: 'إلغاء رابط {page}',
  linkEnded: 'أُلغي الرابط',
  thisPage: 'هذه الصفحة فقط',
  whole: 'كل ما لم يُنشر',
  open: 'معاينة',
  layer: 'حملة «{name}»',
  at: 'الموقع في {time}',
  layerAt: 'حملة «{name}» في {time}',
} satisfies Messages<typeof english>;
