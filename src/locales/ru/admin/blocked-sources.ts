import type { messages as english } from '../../en/admin/blocked-sources.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  title: 'Заблокировано за последние 30 дней',
  hint: 'Что хотели использовать счётчики и ваш код, но не разрешила политика безопасности магазина. Разрешайте только знакомые адреса, затем сохраните.',
  nothing: 'Ничего не заблокировано.',
  source: 'Адрес',
  use: 'Для чего',
  last: 'Последний раз',
  times:
    '{count, plural, one {{number} раз} few {{number} раза} many {{number} раз} other {{number} раза}}, последний — на {page}',
  allow: 'Разрешить',
  allowSource: 'Разрешить {source}',
  forget: 'Очистить список',
  inline: 'Код внутри страницы',
  eval: 'Выполнение текста как кода',
  'script-src': 'Скрипты',
  'style-src': 'Стили',
  'img-src': 'Картинки',
  'media-src': 'Видео и звук',
  'font-src': 'Шрифты',
  'connect-src': 'Отправка данных',
  'frame-src': 'Фреймы',
  'worker-src': 'Фоновые скрипты',
} satisfies Messages<typeof english>;
