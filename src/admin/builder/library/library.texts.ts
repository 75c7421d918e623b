import { defineTexts } from '../../i18n/define-texts.ts';

export const libraryTexts = defineTexts({
  en: {
    title: 'Add a section',
    search: 'Search: questions, slider, contacts…',
    shelves: 'Section types',
    all: 'All',
    add: 'Add: {name}',
    nothing: 'No section matches “{q}”',
    nothingText: 'Try another word, or look through all sections.',
    showAll: 'Show all sections',
    found: '{count, plural, one {# section} other {# sections}}',
    keys: 'Arrow keys move, Enter adds.',
    placeGone: 'Someone has changed the page, so this place no longer exists. Choose a place again.',
  },
  ru: {
    title: 'Добавить секцию',
    search: 'Поиск: вопросы, слайдер, контакты…',
    shelves: 'Виды секций',
    all: 'Все',
    add: 'Добавить: {name}',
    nothing: 'По запросу «{q}» секций нет',
    nothingText: 'Попробуйте другое слово или посмотрите все секции.',
    showAll: 'Показать все секции',
    found: '{count, plural, one {# секция} few {# секции} many {# секций} other {# секции}}',
    keys: 'Стрелки – выбор, Enter – добавить.',
    placeGone: 'Места для секции больше нет: страницу изменили. Выберите место ещё раз.',
  },
});
