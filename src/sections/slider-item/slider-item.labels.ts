import type { SectionLabels } from '../framework/labels.ts';
import { slideFieldLabels, slideHeightLabel } from '../framework/slide-labels.ts';

export const sliderItemLabels: SectionLabels = {
  name: { en: 'One slide', ru: 'Один слайд' },
  about: {
    en: 'One large picture with words that stands still.',
    ru: 'Одна большая картинка с текстом, без движения.',
  },
  purpose: 'opening',
  item: { en: 'Slide', ru: 'Слайд' },
  fields: { height: slideHeightLabel.field, ...slideFieldLabels },
  choices: { height: slideHeightLabel.choices },
  presets: {
    picture: { en: 'Picture', ru: 'Картинка' },
    centered: { en: 'Words in the middle', ru: 'Текст в середине' },
    colour: { en: 'Colour without a picture', ru: 'Цвет без картинки' },
  },
};
