import type { SectionLabels } from '../framework/labels.ts';

export const testimonialsLabels: SectionLabels = {
  name: { en: 'Testimonials', ru: 'Слова покупателей' },
  about: {
    en: 'What customers say, with stars and faces.',
    ru: 'Что говорят покупатели, со звёздами и лицами.',
  },
  purpose: 'text',
  item: { en: 'Testimonial', ru: 'Отзыв' },
  fields: {
    showRating: { en: 'Show stars', ru: 'Показывать звёзды' },
    'items.name': { en: 'Name', ru: 'Имя' },
    'items.role': { en: 'Who that is', ru: 'Кто это' },
    'items.image': { en: 'Picture', ru: 'Фото' },
    'items.rating': {
      en: 'Stars',
      ru: 'Звёзды',
      help: { en: '0 shows none.', ru: '0 — не показывать.' },
    },
    'items.text': { en: 'Words', ru: 'Слова' },
  },
  presets: {
    'three-voices': { en: 'Three voices', ru: 'Три отзыва' },
    'without-stars': { en: 'Without stars', ru: 'Без звёзд' },
  },
};
