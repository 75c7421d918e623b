import type { messages as english } from '../../en/sections/banner-2.ts';
import type { Messages } from '../../messages.ts';
import { messages as banner } from './shared/banner.ts';

export const messages = {
  name: 'Баннер в рамке',
  about: 'Одна или две картинки или фильма в скруглённой рамке, текст внизу.',
  fields: {
    ...banner.fields,
    'second.desktop.image': {
      label: 'Вторая картинка',
      help: 'Встанет рядом с первой, на телефоне под ней.',
    },
    'second.desktop.imageFocus': 'Что остаётся в кадре второй картинки',
    'second.desktop.video': 'Второе видео',
    'second.mobile.image': 'Вторая картинка для телефона',
    'second.mobile.imageFocus': 'Что остаётся в кадре второй картинки на телефоне',
    'second.mobile.video': 'Второе видео для телефона',
    play: { label: 'Видео', help: banner.filmHelp },
    'overlay.opacity': 'Цвет поверх картинок, %',
  },
  choices: { play: { background: 'Идут без звука', click: 'Включаются нажатием' } },
  presets: { pair: 'Две картинки', single: 'Одна картинка, текст в середине', film: 'Видео и картинка' },
  content: {
    newThisSeason: 'Новое в сезоне',
    twoRoomsOne: 'Две комнаты, одна мысль',
    picturesBelongTogether: '<p>Картинки, которые подходят друг другу, скажут больше, чем одна.</p>',
    seeTheCollection: 'Посмотреть коллекцию',
    comeSeeLight: 'Посмотрите на вещи при свете, в котором они сделаны',
    chooseATime: 'Выбрать время',
    howMade: 'Как это делается',
  },
} satisfies Messages<typeof english>;
