import type { messages as english } from '../../en/sections/banner-1.ts';
import type { Messages } from '../../messages.ts';
import { messages as banner } from './shared/banner.ts';
import { messages as slide } from './shared/slide.ts';

export const messages = {
  name: 'بانر',
  about: 'صورة كبيرة أو فيديو تعلوه كلمات.',
  fields: {
    ...banner.fields,
    words: slide.look.words,
    play: { label: 'الفيديو', help: banner.filmHelp },
    'overlay.opacity': 'شدة اللون فوق الصورة، %',
  },
  choices: {
    play: { background: 'يعمل صامتًا', click: 'يبدأ بنقرة' },
    words: { over: slide.words.over, panel: slide.words.panel },
  },
  presets: { picture: 'صورة مع كلمات', film: 'فيديو' },
  content: {
    byAppointment: 'بموعد مسبق',
    comeSeeLight: 'تعال وشاهدها في الضوء الذي صُنعت فيه',
    showroomOpenFridays: '<p>صالة العرض مفتوحة أيام الجمعة، والقهوة علينا.</p>',
    chooseATime: 'احجز موعدًا',
    howMade: 'كيف تُصنع',
  },
} satisfies Messages<typeof english>;
