import type { messages as english } from '../../en/site/common.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  'common.loading': 'Загрузка…',
  'common.close': 'Закрыть',
  'common.cancel': 'Отмена',
  'common.save': 'Сохранить',
  'common.saved': 'Сохранено',
  'common.retry': 'Повторить',
  'common.readMore': 'Подробнее',
  'common.showMore': 'Показать ещё',
  'common.numberOf': '{n} из {count}',

  'site.skipToContent': 'Перейти к содержанию',
  'site.noScript':
    'Чтобы делать покупки и отправлять формы, включите JavaScript. Читать сайт можно и без него.',

  'errorPage.title.403': 'Эта страница для вас закрыта',
  'errorPage.title.404': 'Страница не найдена',
  'errorPage.title.default': 'Произошла ошибка',
  'errorPage.description.404': 'К сожалению, страницы, которую вы ищете, не существует!',
  'errorPage.buttons.toHome': 'На главную',

  'errors.default': 'Ой, что-то пошло не так =(',
  'errors.noRoute': 'Такой страницы нет',
  'errors.internal': 'Внутренняя ошибка сервера, сообщите администратору',
  'errors.network': 'Нет связи. Проверьте подключение к интернету и попробуйте ещё раз.',
  'errors.contradicted':
    'Это расходится с тем, что уже сохранено в магазине. Обновите страницу и попробуйте ещё раз.',
  'errors.unstorable': 'Что-то из отправленного нельзя сохранить. Проверьте введённое и попробуйте ещё раз.',
  'errors.tooManyRequests': 'Слишком много попыток. Попробуйте позже.',

  'section.empty': 'В этом блоке пока нечего показать ({type}).',
  'section.unknown': 'Тип этого блока здесь неизвестен ({type}). Посетители его не видят.',
  'section.broken': 'Этот блок не получается показать ({type}). Посетители его не видят.',

  'preview.bar': 'Это предпросмотр того, что ещё не опубликовано. Ссылка действует до {until}.',
  'preview.barPrices': 'Цены — на {at}; в корзине и при оформлении заказа — сегодняшние.',
  'preview.barAt': 'Так посетители увидят сайт {at}. Ссылка действует до {until}.',
  'preview.ended': 'Срок этой ссылки истёк. Попросите новую.',

  'unavailable.text': 'Магазин временно недоступен. Обновите страницу через минуту.',
} satisfies Messages<typeof english>;
