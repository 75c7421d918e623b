import type { messages as english } from '../../en/sections/category.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  types: {
    category: { name: 'Каталоги', about: 'Карточки каталогов с картинками.' },
    'category-1': { name: 'Каталоги с названием на картинке', about: 'Название стоит поверх картинки.' },
    'category-2': { name: 'Каталоги, один крупный', about: 'Одна крупная картинка и четыре небольших.' },
    'category-8': { name: 'Каталоги в кружках', about: 'Круглые картинки в ряд.' },
  },
  fields: {
    source: { label: 'Какие каталоги', help: 'На странице, которая не каталог, это главные каталоги.' },
    catalogs: 'Каталоги',
    limit: 'Сколько, не больше',
    showCount: 'Показывать число товаров',
    shape: 'Форма',
  },
  choices: {
    source: { children: 'Внутри каталога страницы', picked: 'Выбранные мной' },
    shape: { circles: 'Кружки', chips: 'Плашки' },
  },
  presets: { 'top-catalogs': 'Главные каталоги', 'without-counts': 'Без числа товаров', chips: 'Плашки' },
  content: { whatWeMake: 'Что мы делаем', chooseByRoom: 'Выберите по комнате', catalogs: 'Каталоги' },
} satisfies Messages<typeof english>;
