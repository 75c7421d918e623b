import type { SectionLabels } from '../framework/labels.ts';
import { slideFieldLabels, slideHeightLabel } from '../framework/slide-labels.ts';

export const sliderLabels: SectionLabels = {
  name: { en: 'Slider', ru: 'Слайдер' },
  about: {
    en: 'Large pictures with words, one after another.',
    ru: 'Большие картинки с текстом, одна за другой.',
  },
  purpose: 'opening',
  item: { en: 'Slide', ru: 'Слайд' },
  fields: {
    'heading.title': {
      en: 'Name for screen readers',
      ru: 'Название для программ чтения с экрана',
      help: { en: 'What the slides are about; not shown.', ru: 'О чём слайды; на экране не видно.' },
    },
    autoplay: {
      en: 'Slides change by themselves',
      ru: 'Слайды меняются сами',
      help: {
        en: 'They rest under a pointer and have a pause button; not for those who asked for less motion.',
        ru: 'Замирают под курсором, есть кнопка паузы; не у тех, кто просил меньше движения.',
      },
    },
    speed: { en: 'A slide stays, milliseconds', ru: 'Слайд стоит, миллисекунд' },
    arrows: { en: 'Arrows', ru: 'Стрелки' },
    dots: { en: 'Dots', ru: 'Точки' },
    height: slideHeightLabel.field,
    ...slideFieldLabels,
  },
  choices: { height: slideHeightLabel.choices },
  presets: {
    'three-slides': { en: 'Three slides', ru: 'Три слайда' },
    calm: { en: 'Calm, in the page’s width', ru: 'Спокойный, по ширине страницы' },
  },
};
