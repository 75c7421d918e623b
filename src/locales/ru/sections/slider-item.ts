import type { messages as english } from '../../en/sections/slider-item.ts';
import type { Messages } from '../../messages.ts';
import { messages as slide } from './shared/slide.ts';

export const messages = {
  name: 'Один слайд',
  about: 'Одна большая картинка с текстом, без движения.',
  item: 'Слайд',
  fields: { ...slide.fields, height: slide.height.label, ...slide.look },
  choices: { height: slide.height.choices, words: slide.words },
  presets: { picture: 'Картинка', centered: 'Текст в середине', colour: 'Цвет без картинки' },
  content: {
    theStudio: 'Мастерская',
    visitorsShouldFeel: 'То, что почувствует посетитель прежде, чем прочтёт хоть слово.',
    onePictureSays: 'Картинка скажет сама',
    comeIn: 'Войти',
    shortLineUnder: 'Короткая строка под ней.',
    titleMiddle: 'Заголовок посередине',
    pictureOnlyColour: 'Без картинки, один цвет.',
    freeDeliveryMay: 'В мае доставка бесплатно',
  },
} satisfies Messages<typeof english>;
