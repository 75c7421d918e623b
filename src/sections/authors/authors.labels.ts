import type { SectionLabels } from '../framework/labels.ts';

export const authorsLabels: SectionLabels = {
  name: { en: 'Authors', ru: 'Авторы' },
  about: {
    en: 'People with a photo and a few words: the author of the article or your team.',
    ru: 'Люди с фото и парой слов: автор статьи или ваша команда.',
  },
  purpose: 'journal',
  item: { en: 'Person', ru: 'Человек' },
  fields: {
    'items.name': { en: 'Name', ru: 'Имя' },
    'items.role': { en: 'What they do', ru: 'Чем занимается' },
    'items.image': { en: 'Photo', ru: 'Фото' },
    'items.text': { en: 'About them', ru: 'О человеке' },
    'items.links': { en: 'Links', ru: 'Ссылки' },
    'items.links.title': { en: 'Link text', ru: 'Текст ссылки' },
    'items.links.url': { en: 'Address', ru: 'Адрес' },
  },
  presets: {
    'article-author': { en: 'Author of the article', ru: 'Автор статьи' },
    team: { en: 'Team', ru: 'Команда' },
  },
};
