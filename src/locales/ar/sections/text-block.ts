import type { messages as english } from '../../en/sections/text-block.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  types: {
    'text-block-1': {
      name: 'بطاقات نصية',
      about: 'بطاقات نصية ملونة في صف.',
      fields: { 'items.icon': 'الأيقونة' },
      choices: {
        'items.icon': {
          none: 'بلا',
          delivery: 'توصيل',
          return: 'إرجاع',
          shield: 'درع',
          hand: 'يد',
          gift: 'هدية',
          leaf: 'ورقة شجر',
          chat: 'محادثة',
          star: 'نجمة',
          clock: 'ساعة',
          pin: 'مكان',
          card: 'بطاقة',
          heart: 'قلب',
        },
      },
      presets: { 'three-cards': 'ثلاث بطاقات', 'two-cards': 'بطاقتان' },
    },
    'text-block-2': {
      name: 'نص في صفوف عريضة',
      about: 'صفوف يسبق كلًا منها رقم كبير أو كلمة.',
      item: 'صف',
      fields: {
        numbered: { label: 'ترقيم الصفوف', help: 'وإلا عرض كل صف كلمته.' },
        'items.eyebrow': 'كلمة قبل الصف',
      },
      presets: { steps: 'خطوات', chapters: 'فصول' },
    },
    'text-block-grid': {
      name: 'نص على شبكة',
      about: 'نصوص متفاوتة العرض جنبًا إلى جنب.',
      item: 'خانة',
      fields: { 'items.span': { label: 'العرض', help: 'من اثني عشر جزءًا من الصف.' } },
      presets: { halves: 'نصفان', 'wide-and-narrow': 'عريض وضيّق' },
    },
  },
  item: 'بطاقة',
  fields: { 'items.title': 'العنوان', 'items.html': 'النص', 'items.link': 'يؤدي العنوان إلى' },
  content: {
    howMade: 'كيف تُصنع',
    paragraphMakingWhere: '<p>فقرة عن الصنع: من وأين وكم يستغرق.</p>',
    whatItIs: 'ممّ تُصنع',
    paragraphMaterialWhy: '<p>فقرة عن الخامة ولماذا هذه دون غيرها.</p>',
    howLook: 'كيف تعتني بها',
    paragraphCareLasts: '<p>فقرة عن العناية بها لتدوم سنوات.</p>',
    whatIsBehind: 'ما وراءها',
    inShort: 'باختصار',
    firstLineDoor: 'من الخط الأول إلى باب بيتك',
    threeChapters: 'ثلاثة فصول',
    twoSides: 'وجهان لها',
  },
} satisfies Messages<typeof english>;
