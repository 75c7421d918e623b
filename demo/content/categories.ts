import type { DemoCategory } from './types.ts';

export const categories: DemoCategory[] = [
  {
    key: 'journal',
    slug: 'journal',
    title: { en: 'Journal', ru: 'Журнал', ar: 'المجلة' },
    description: {
      en: '<p>Long reads from the print room and the kiln shed: how things are made, how to live with them, and what went wrong on the way.</p>',
      ru: '<p>Большие тексты из печатного цеха и от печи: как вещи делаются, как с ними жить и что по дороге пошло не так.</p>',
      ar: '<p>قراءات طويلة من غرفة الطباعة وسقيفة الفرن: كيف تُصنع الأشياء، وكيف نعيش معها، وما الذي لم ينجح في الطريق.</p>',
    },
    meta: {
      description: {
        en: 'Essays and guides on prints, pottery, framing and the home from the Tide & Clay studio.',
        ru: 'Истории и советы о печати, керамике, рамах и доме от мастерской «Прилив и глина».',
        ar: 'مقالات وأدلة عن اللوحات والخزف والتأطير والبيت من مرسم «مدّ وطين».',
      },
    },
  },
  {
    key: 'news',
    slug: 'news',
    title: { en: 'News', ru: 'Новости', ar: 'الأخبار' },
    description: {
      en: '<p>Kiln openings, new editions, holiday hours.</p>',
      ru: '<p>Открытие печи, новые тиражи, часы работы в праздники.</p>',
      ar: '<p>فتح الفرن، وإصدارات جديدة، ومواعيد الأعياد.</p>',
    },
    meta: {
      description: {
        en: 'What is new at Tide & Clay: firings, editions, classes and opening hours.',
        ru: 'Что нового в мастерской «Прилив и глина»: обжиги, тиражи, занятия и часы работы.',
        ar: 'الجديد في «مدّ وطين»: الحرقات والإصدارات والدروس ومواعيد العمل.',
      },
    },
  },
];
