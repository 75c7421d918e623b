import type { messages as english } from '../../en/sections/text-picture.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  types: {
    'text-picture-left': { name: 'Текст с картинкой слева', about: 'Текст и картинка слева от него.' },
    'text-picture-center': {
      name: 'Текст под картинкой',
      about: 'Картинка и текст под ней.',
      presets: { 'wide-picture': 'Широкая картинка' },
    },
    'text-picture-right': { name: 'Текст с картинкой справа', about: 'Текст и картинка справа от него.' },
  },
  fields: {
    split: {
      label: 'Ширина картинки и текста',
      help: 'В двенадцатых долях ряда; на телефоне картинка над текстом.',
    },
    ratio: 'Форма картинки',
    enlarge: 'Картинка открывается крупно',
  },
  presets: { story: 'История', detail: 'Деталь' },
  content: {
    handsBehind: 'Чьи это руки',
    workshopMorning: 'Мастерская утром',
    tellHowMade:
      '<p>Расскажите, как это делается, кем и почему этого стоит ждать. Хватит двух коротких абзацев.</p><p>В конце скажите, что читателю сделать дальше.</p>',
    readOurStory: 'Прочесть нашу историю',
    lookCloser: 'Посмотрите ближе',
    aDetail: 'Деталь',
    oneDetailPeople: '<p>Одна деталь, которую замечают, только взяв вещь в руки.</p>',
    dayWorkshop: 'День в мастерской',
    whereComes: 'Откуда это',
    sentenceAboutPlace: '<p>Одна фраза об этом месте.</p>',
  },
} satisfies Messages<typeof english>;
