import type { messages as english } from '../../en/sections/text.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  name: 'Текст',
  about: 'Абзацы, списки, цитаты и ссылки.',
  fields: { measure: 'Длина строк', size: 'Размер слов' },
  choices: {
    size: { normal: 'Обычный', large: 'Крупный' },
    measure: { narrow: 'Удобная', full: 'Во всю ширину' },
  },
  presets: { paragraphs: 'Абзацы', centered: 'Мысль в середине' },
  content: {
    aboutUs: 'О нас',
    sayFewSentences: '<p>Расскажите в нескольких фразах, что вы делаете, для кого и чем это хорошо.</p>',
    wordStudio: 'Слово мастерской',
    oneThoughtSet: '<p style="text-align:center">Одна мысль, крупно, и простор вокруг неё.</p>',
  },
} satisfies Messages<typeof english>;
