import type { messages as english } from '../../en/sections/banner-1.ts';
import type { Messages } from '../../messages.ts';
import { messages as banner } from './shared/banner.ts';
import { messages as slide } from './shared/slide.ts';

export const messages = {
  name: 'Баннер',
  about: 'Одна большая картинка или фильм с текстом поверх.',
  fields: {
    ...banner.fields,
    words: slide.look.words,
    play: { label: 'Видео', help: banner.filmHelp },
    'overlay.opacity': 'Цвет поверх картинки, %',
  },
  choices: {
    play: { background: 'Идёт без звука', click: 'Включается нажатием' },
    words: { over: slide.words.over, panel: slide.words.panel },
  },
  presets: { picture: 'Картинка с текстом', film: 'Видео' },
  content: {
    byAppointment: 'По записи',
    comeSeeLight: 'Посмотрите на вещи при свете, в котором они сделаны',
    showroomOpenFridays: '<p>Шоурум открыт по пятницам. Кофе за наш счёт.</p>',
    chooseATime: 'Выбрать время',
    howMade: 'Как это делается',
  },
} satisfies Messages<typeof english>;
