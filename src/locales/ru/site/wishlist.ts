import type { messages as english } from '../../en/site/wishlist.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  'wishlist.link': 'Избранное',
  'wishlist.title': 'Избранное',
  'wishlist.add': 'В избранное',
  'wishlist.remove': 'Убрать из избранного',
  'wishlist.addShort': 'В избранное',
  'wishlist.removeShort': 'Убрать',
  'wishlist.full': 'Список заполнен: 200 товаров',
  'wishlist.empty': 'В избранном пока пусто',
  'wishlist.emptyHint': 'Откладывайте товары сердечком на их страницах — они появятся здесь.',
  'wishlist.signIn': 'Войдите, чтобы видеть список на всех устройствах и делиться им.',
  'wishlist.share': 'Поделиться списком',
  'wishlist.shareHint': 'Список увидят все, у кого есть ссылка. Вашего имени в нём нет.',
  'wishlist.shareLink': 'Ссылка на список',
  'wishlist.copy': 'Скопировать',
  'wishlist.copied': 'Скопировано',
  'wishlist.stop': 'Закрыть доступ',
  'wishlist.stopped': 'Ссылка больше не работает.',
  'wishlist.failed': 'Не получилось. Попробуйте ещё раз.',
  'wishlist.sharedTitle': 'Список избранного',
  'wishlist.sharedEmpty': 'Сейчас в этом списке ничего нет',
  'wishlist.sharedGone': 'Доступ к списку закрыт',
  'wishlist.sharedGoneText': 'Попросите новую ссылку у того, кто её прислал.',
} satisfies Messages<typeof english>;
