import type { messages as english } from '../../en/sections/logo-gallery.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  name: 'شعارات',
  about: 'شعارات العلامات التجارية والشركاء، ثابتة أو تمرّ ببطء.',
  item: 'شعار',
  fields: {
    layout: {
      label: 'التخطيط',
      help: 'تمرّ أربعة شعارات أو أكثر، وتتوقف تحت المؤشر ولمن طلب تقليل الحركة.',
    },
    muted: 'رمادية حتى يُشار إليها',
    'items.image': 'الشعار',
    'items.name': { label: 'العلامة التجارية', help: 'تُقرأ لمن لا يستطيع رؤية الشعار.' },
    'items.link': 'يؤدي إلى',
  },
  choices: { layout: { grid: 'في صفوف', marquee: 'متحركة' } },
  presets: { grid: 'في صفوف', marquee: 'متحركة' },
  content: { sellToo: 'يبيعون منتجاتنا أيضًا' },
} satisfies Messages<typeof english>;
