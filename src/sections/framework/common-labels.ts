import type { FieldLabel, Label, Purpose } from './labels.ts';

export const purposeLabels: Readonly<Record<Purpose, Label>> = {
  opening: { en: 'Opening', ru: 'Первый экран' },
  text: { en: 'Text', ru: 'Текст' },
  products: { en: 'Products', ru: 'Товары' },
  pictures: { en: 'Pictures', ru: 'Картинки' },
  journal: { en: 'Articles', ru: 'Статьи' },
  contact: { en: 'Contacts and forms', ru: 'Контакты и формы' },
  page: { en: 'Parts of the page', ru: 'Части страницы' },
};

/** Texts of the fields that every section may have. */
export const commonFieldLabels: Readonly<Record<string, FieldLabel>> = {
  'section.width': {
    en: 'Section width',
    ru: 'Ширина секции',
    help: {
      en: 'How far the background reaches.',
      ru: 'Как далеко тянется фон.',
    },
  },
  'container.width': {
    en: 'Content width',
    ru: 'Ширина содержимого',
    help: {
      en: 'How far the words and pictures reach.',
      ru: 'Как далеко тянутся текст и картинки.',
    },
  },
  background: {
    en: 'Background',
    ru: 'Фон',
    help: {
      en: 'A colour of the theme: it changes with the theme.',
      ru: 'Цвет темы: меняется вместе с ней.',
    },
  },
  'heading.title': { en: 'Heading', ru: 'Заголовок' },
  'heading.note': { en: 'Text under the heading', ru: 'Текст под заголовком' },
  'heading.textAlign': { en: 'Heading alignment', ru: 'Выравнивание заголовка' },
  'heading.color': { en: 'Heading colour', ru: 'Цвет заголовка' },
  'heading.colorNote': { en: 'Colour of the text under the heading', ru: 'Цвет текста под заголовком' },
  'content.html': { en: 'Text', ru: 'Текст' },
  'content.htmlBefore': { en: 'Text before the content', ru: 'Текст перед содержимым' },
  'content.htmlAfter': { en: 'Text after the content', ru: 'Текст после содержимого' },
  'content.colorText': { en: 'Text colour', ru: 'Цвет текста' },
  'content.image': { en: 'Picture', ru: 'Картинка' },
  'content.images': { en: 'Pictures', ru: 'Картинки' },
  'content.alt': {
    en: 'Picture description',
    ru: 'Описание картинки',
    help: {
      en: 'Read out to people who cannot see it. Empty: the description from the library.',
      ru: 'Его услышат те, кто не видит картинку. Пусто: описание из библиотеки.',
    },
  },
  'button.title': { en: 'Button text', ru: 'Текст кнопки' },
  'button.type': { en: 'A click', ru: 'По нажатию' },
  'button.style': { en: 'Button style', ru: 'Вид кнопки' },
  'button.link': {
    en: 'Leads to',
    ru: 'Куда ведёт',
    help: {
      en: 'A button that leads nowhere is not shown.',
      ru: 'Кнопка, которая никуда не ведёт, не показывается.',
    },
  },
  'button.isShow': { en: 'Show the button', ru: 'Показывать кнопку' },
  'button.text': {
    en: 'Text for screen readers',
    ru: 'Текст для программ чтения с экрана',
    help: {
      en: 'Needed where the button alone does not say where it leads, as “More”.',
      ru: 'Нужен, если из текста кнопки не ясно, куда она ведёт, например «Подробнее».',
    },
  },
  'button.defaultComment': {
    en: 'Beginning of the message',
    ru: 'Начало сообщения',
    help: {
      en: 'Stands in the form’s message field from the start.',
      ru: 'Сразу стоит в поле сообщения формы.',
    },
  },
  'footer.note': { en: 'Text under the section', ru: 'Текст под секцией' },
  'footer.textAlign': { en: 'Alignment under the section', ru: 'Выравнивание под секцией' },
  'footer.colorNote': { en: 'Colour of the text under the section', ru: 'Цвет текста под секцией' },
  columns: {
    en: 'Cards in a row',
    ru: 'Карточек в ряду',
  },
};

const alignments: Readonly<Record<string, Label>> = {
  start: { en: 'Start', ru: 'По началу' },
  center: { en: 'Centre', ru: 'По центру' },
  end: { en: 'End', ru: 'По концу' },
};

/** By the last part of the field's name. */
export const commonChoiceLabels: Readonly<Record<string, Readonly<Record<string, Label>>>> = {
  width: {
    full: { en: 'Whole window', ru: 'Во всё окно' },
    content: { en: 'Page', ru: 'Как страница' },
    narrow: { en: 'Narrow', ru: 'Узко' },
  },
  background: {
    white: { en: 'White', ru: 'Белый' },
    grey: { en: 'Grey', ru: 'Серый' },
    light: { en: 'Light', ru: 'Светлый' },
    middle: { en: 'Middle', ru: 'Средний' },
    dark: { en: 'Dark', ru: 'Тёмный' },
  },
  textAlign: alignments,
  desktop: alignments,
  mobile: alignments,
  type: {
    popup: { en: 'Opens the enquiry form', ru: 'Открывает форму заявки' },
    phone: { en: 'Calls', ru: 'Звонит' },
    whatsapp: { en: 'Opens a WhatsApp chat', ru: 'Открывает чат WhatsApp' },
    link: { en: 'Follows a link', ru: 'Ведёт по ссылке' },
  },
  style: {
    primary: { en: 'Main', ru: 'Главная' },
    secondary: { en: 'Second', ru: 'Вторая' },
    outline: { en: 'Outline', ru: 'Контур' },
    text: { en: 'Text', ru: 'Текст' },
  },
  layout: {
    row: { en: 'Row that scrolls', ru: 'Лента' },
    grid: { en: 'Grid', ru: 'Сетка' },
  },
  ratio: {
    original: { en: 'As it is', ru: 'Как есть' },
  },
};
