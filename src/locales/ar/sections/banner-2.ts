import type { messages as english } from '../../en/sections/banner-2.ts';
import type { Messages } from '../../messages.ts';
import { messages as banner } from './shared/banner.ts';

export const messages = {
  name: 'بانر في إطار',
  about: 'صورة أو صورتان أو فيديو في إطار مستدير الزوايا، والكلمات في أسفله.',
  fields: {
    ...banner.fields,
    'second.desktop.image': { label: 'الصورة الثانية', help: 'تظهر بجانب الأولى، وتحتها على الجوال.' },
    'second.desktop.imageFocus': 'ما يبقى ظاهرًا من الصورة الثانية',
    'second.desktop.video': 'الفيديو الثاني',
    'second.mobile.image': 'الصورة الثانية للجوال',
    'second.mobile.imageFocus': 'ما يبقى ظاهرًا من الصورة الثانية على الجوال',
    'second.mobile.video': 'الفيديو الثاني للجوال',
    play: { label: 'الفيديوهات', help: banner.filmHelp },
    'overlay.opacity': 'شدة اللون فوق الصور، %',
  },
  choices: { play: { background: 'تعمل صامتة', click: 'تبدأ بنقرة' } },
  presets: { pair: 'صورتان', single: 'صورة واحدة والكلمات في وسطها', film: 'فيديو وصورة' },
  content: {
    newThisSeason: 'جديد هذا الموسم',
    twoRoomsOne: 'غرفتان وفكرة واحدة',
    picturesBelongTogether: '<p>صور ينتمي بعضها إلى بعض تقول أكثر من صورة واحدة.</p>',
    seeTheCollection: 'شاهد المجموعة',
    comeSeeLight: 'تعال وشاهدها في الضوء الذي صُنعت فيه',
    chooseATime: 'احجز موعدًا',
    howMade: 'كيف تُصنع',
  },
} satisfies Messages<typeof english>;
