import type { messages as english } from '../../../en/sections/shared/slide.ts';
import type { Messages } from '../../../messages.ts';

/** Fields of a slide. */
export const messages = {
  fields: {
    'items.align.mobile': 'موضع النص على الجوال',
    'items.align.desktop': 'موضع النص على الشاشات العريضة',
    'items.content.image': 'الصورة',
    'items.content.imageFocus': {
      label: 'ما يبقى ظاهرًا',
      help: 'في هذه الشريحة فقط. دون تحديد تُعتمد نقطة الصورة نفسها.',
    },
    'items.content.imageMobile': {
      label: 'صورة الجوال',
      help: 'وتظهر أيضًا بجانب الكلمات على لوحة أو بطاقة. إن تُركت فارغة: الصورة نفسها.',
    },
    'items.content.imageMobileFocus': {
      label: 'ما يبقى ظاهرًا على الجوال',
      help: 'في هذه الشريحة فقط. دون تحديد تُعتمد نقطة الصورة نفسها.',
    },
    'items.content.tag': 'سطر فوق العنوان',
    'items.content.text': 'النص',
    'items.content.link': { label: 'يؤدي إلى', help: 'دون نص للزر تصبح الشريحة كلها رابطًا.' },
    'items.content.colorText': 'لون النص',
    'items.content.colorTag': 'لون السطر فوق العنوان',
    'items.content.background': {
      label: 'لون الخلفية',
      help: 'يغطي الصورة بالشدة التي تحددها أدناه؛ ودون صورة يصبح هو الخلفية.',
    },
    'items.content.opacity': 'شدة اللون فوق الصورة، %',
    'items.content.opacityMobile': 'شدة اللون فوق الصورة على الجوال، %',
    'items.heading.title': 'العنوان',
    'items.heading.color': 'لون العنوان',
    'items.button.title': 'نص الزر',
  },
  height: { label: 'الارتفاع', choices: { usual: 'عادي', tall: 'مرتفع', short: 'قصير' } },
  /** How all slides of a section look. */
  look: {
    words: {
      label: 'الكلمات والصورة',
      help: 'بجانب المعروضات لا تحتاج الكلمات إلى ظل فوق الصورة؛ وعلى الجوال تظهر تحتها.',
    },
    isPageTitle: {
      label: 'العنوان الأول هو عنوان الصفحة',
      help: 'لمحركات البحث وقارئات الشاشة، حين لا عنوان آخر للصفحة.',
    },
  },
  words: { over: 'فوق الصورة', calm: 'على جانبها الهادئ', panel: 'على لوحة بجانبها' },
} satisfies Messages<typeof english>;
