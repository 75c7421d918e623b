import { defineTexts } from '../i18n/define-texts.ts';

export const starterSitesTexts = defineTexts({
  en: {
    title: 'Start from a ready site',
    intro:
      'A shop can begin with a whole site: pages, menus, things to sell, delivery and texts, all of it yours to change. What you have set up stays as it is.',
    closed: 'This shop has something in it already',
    closedText:
      'Found: {products, plural, one {# product} other {# products}}, {catalogs, plural, one {# catalog} other {# catalogs}}, {pages, plural, one {# page} other {# pages}}, {entries, plural, one {# menu entry} other {# menu entries}}. A ready site is put into an empty shop only, so that nothing of yours is mixed with it or written over. To look at one, start another copy of the program with its own folder of data.',
    shop: 'A shop',
    'shop.text':
      'Prints and ceramics with sizes, glazes, stock and reviews, a journal, delivery by zones, pickup.',
    services: 'Services',
    'services.text':
      'A framing workshop: visits, work by size, classes with a number of places. Visitors put an order together instead of a cart; you call them.',
    contents:
      '{products, plural, one {# product} other {# products}}, {catalogs, plural, one {# catalog} other {# catalogs}}, {pages, plural, one {# page} other {# pages}}',
    start: 'Begin with this site',
    startNamed: 'Begin with the site “{name}”',
    confirmTitle: 'Begin with the site “{name}”?',
    confirmText:
      'Added will be: {contents}, menus, pictures and texts. Visitors see all of it at once. {home} Settings, delivery and payment that you have set up stay as they are.',
    untouched: 'This shop still is the one it came with',
    untouchedText:
      'Nothing in the site “{replaced}” has been changed, and nobody has ordered or opened an account: it can be replaced by another ready site, or by itself, fresh. After your first change it stays as it is.',
    replace: 'Replace the site',
    replaceText:
      'Removed will be the whole site “{replaced}”: {removed}, with its menus, pictures, settings, delivery and payment. Put in its place: {contents}. Visitors see it at once. This cannot be undone.',
    homeKept: 'Your home page stays as it is.',
    homeMade: 'The blank home page is replaced by the site’s own.',
    done: 'The site is in: {contents}.',
    toBuilder: 'Open the builder',
  },
  ru: {
    title: 'Начать с готового сайта',
    intro:
      'Магазин может начать с целого сайта: страницы, меню, товары или услуги, доставка и тексты — всё это можно менять. То, что вы уже настроили, останется как есть.',
    closed: 'В этом магазине уже что-то есть',
    closedText:
      'Найдено: {products, plural, one {# товар} few {# товара} many {# товаров} other {# товара}}, {catalogs, plural, one {# каталог} few {# каталога} many {# каталогов} other {# каталога}}, {pages, plural, one {# страница} few {# страницы} many {# страниц} other {# страницы}}, {entries, plural, one {# пункт меню} few {# пункта меню} many {# пунктов меню} other {# пункта меню}}. Готовый сайт ставится только в пустой магазин, чтобы ничего вашего не смешать и не переписать. Чтобы посмотреть на него, запустите ещё одну копию программы со своей папкой данных.',
    shop: 'Магазин',
    'shop.text':
      'Постеры и керамика: размеры, глазури, остатки и отзывы, журнал, доставка по зонам, самовывоз.',
    services: 'Услуги',
    'services.text':
      'Багетная мастерская: выезды, работы по размеру, занятия с числом мест. Посетитель собирает заказ, а не корзину, и вы ему звоните.',
    contents:
      '{products, plural, one {# товар} few {# товара} many {# товаров} other {# товара}}, {catalogs, plural, one {# каталог} few {# каталога} many {# каталогов} other {# каталога}}, {pages, plural, one {# страница} few {# страницы} many {# страниц} other {# страницы}}',
    start: 'Начать с этого сайта',
    startNamed: 'Начать с сайта «{name}»',
    confirmTitle: 'Начать с сайта «{name}»?',
    confirmText:
      'Добавится: {contents}, меню, картинки и тексты. Посетители увидят всё это сразу. {home} Настройки, доставка и оплата, которые вы уже задали, останутся как есть.',
    untouched: 'Магазин ещё такой, каким был сначала',
    untouchedText:
      'В сайте «{replaced}» ничего не меняли, никто не заказывал и не заводил аккаунт: его можно заменить другим готовым сайтом или им же заново. После первой же вашей правки он останется как есть.',
    replace: 'Заменить сайт',
    replaceText:
      'Будет удалён весь сайт «{replaced}»: {removed}, а с ними меню, картинки, настройки, доставка и оплата. Вместо него появится: {contents}. Посетители увидят это сразу. Отменить это нельзя.',
    homeKept: 'Ваша главная страница останется как есть.',
    homeMade: 'Вместо пустой главной будет главная этого сайта.',
    done: 'Сайт на месте: {contents}.',
    toBuilder: 'Открыть конструктор',
  },
});
