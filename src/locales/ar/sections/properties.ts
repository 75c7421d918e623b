import type { messages as english } from '../../en/sections/properties.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  types: {
    properties: { name: 'المواصفات', about: 'أسماء وقيم تصل بينها نقاط.' },
    'properties-1': { name: 'مواصفات في بطاقات', about: 'كل قيمة بخط كبير في بطاقة.' },
    'properties-3': { name: 'مواصفات في جدول', about: 'جدول تتناوب صفوفه التظليل.' },
    'properties-4': {
      name: 'مواصفات في مجموعات',
      about: 'مجموعات تُفتح وتُغلق.',
      fields: { 'items.group': { label: 'المجموعة', help: 'مواصفات المجموعة الواحدة تُفتح وتُغلق معًا.' } },
    },
  },
  item: 'مواصفة',
  fields: { 'items.name': 'الاسم', 'items.value': 'القيمة', 'items.unit': 'الوحدة' },
  presets: { details: 'بالتفصيل', short: 'باختصار' },
  content: {
    size: 'المقاس',
    height: 'الارتفاع',
    cm: 'سم',
    width: 'العرض',
    weight: 'الوزن',
    kg: 'كغ',
    material: 'الخامة',
    body: 'الجسم',
    stonewareFiredTwice: 'خزف حجري محروق مرتين',
    glaze: 'الطلاء',
    matteFoodSafe: 'مطفأ وآمن للطعام',
    care: 'العناية',
    dishwasher: 'غسالة الصحون',
    yesUpperShelf: 'نعم، الرف العلوي',
    inDetail: 'بالتفصيل',
    atAGlance: 'باختصار',
  },
} satisfies Messages<typeof english>;
