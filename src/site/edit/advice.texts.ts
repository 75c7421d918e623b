import type { WayTo } from '#domain/editing/ways-to.ts';
import type { Language } from '#locales/languages.ts';
import type { Advice } from '#sections/framework/section-advice.ts';

interface AdviceTexts {
  advice: Readonly<Record<Advice, string>>;
  /** After the advice for items: what one of them is. */
  item: (name: string) => string;
  unseen: string;
  ways: Readonly<Record<WayTo, string>>;
  sample: string;
}

/** What the canvas says where a section has nothing to show. */
export const adviceTexts: Readonly<Record<Language, AdviceTexts>> = {
  en: {
    advice: {
      products: 'There are no products to show yet. Add products, or choose another catalog in the panel.',
      pickedProducts: 'Choose products in the panel to show them here.',
      catalogs: 'There are no catalogs to show yet. Add catalogs, or choose others in the panel.',
      articles:
        'There are no articles to show yet. Publish articles, or choose another category in the panel.',
      tags: 'Tags of articles are shown here. Choose a category with tagged articles in the panel.',
      listing: 'Products with filters are shown here on the page of a catalog.',
      article: 'Comments and their form are shown here on the page of an article.',
      headings: 'Contents are made of the headings in the page’s texts. Write at least two.',
      trail: 'The way back to the home page is shown here on inner pages.',
      contacts: 'Fill in the shop’s contacts in the settings to show them here.',
      pictures: 'Choose pictures in the panel to show them here.',
      items: 'Nothing is filled in yet. Do it in the panel.',
      words: 'Write a text or choose a picture in the panel.',
      text: 'Write a text in the panel.',
    },
    item: (name) => `Nothing is filled in yet. Add the first item in the panel: ${name}.`,
    unseen: 'Visitors do not see this section until then.',
    ways: {
      products: 'Go to products',
      catalogs: 'Go to catalogs',
      articles: 'Go to articles',
      tags: 'Go to tags',
      settings: 'Go to settings',
    },
    sample: 'Sample',
  },
  ru: {
    advice: {
      products: 'Товаров здесь пока нет. Добавьте товары или выберите другой каталог в панели.',
      pickedProducts: 'Выберите товары в панели, и они появятся здесь.',
      catalogs: 'Каталогов здесь пока нет. Добавьте каталоги или выберите другие в панели.',
      articles: 'Статей здесь пока нет. Опубликуйте статьи или выберите другую категорию в панели.',
      tags: 'Здесь показывают теги статей. Выберите в панели категорию, у статей которой есть теги.',
      listing: 'Здесь показывают товары с фильтрами, на странице каталога.',
      article: 'Здесь показывают комментарии и форму для них, на странице статьи.',
      headings: 'Содержание собирают из заголовков в текстах страницы. Напишите хотя бы два.',
      trail: 'Здесь показывают путь к главной, на внутренних страницах.',
      contacts: 'Заполните контакты магазина в настройках, и они появятся здесь.',
      pictures: 'Выберите картинки в панели, и они появятся здесь.',
      items: 'Здесь пока ничего не заполнено. Заполните в панели.',
      words: 'Напишите текст или выберите картинку в панели.',
      text: 'Напишите текст в панели.',
    },
    item: (name) => `Здесь пока ничего не заполнено. Добавьте первый элемент в панели: ${name}.`,
    unseen: 'До тех пор посетители этот блок не видят.',
    ways: {
      products: 'К товарам',
      catalogs: 'К каталогам',
      articles: 'К статьям',
      tags: 'К тегам',
      settings: 'К настройкам',
    },
    sample: 'Пример',
  },
};
