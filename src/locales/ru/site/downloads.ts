import type { messages as english } from '../../en/site/downloads.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  'downloads.title': 'Файлы',
  'downloads.none': 'Купленных файлов пока нет',
  'downloads.noneHint': 'Купленные файлы появляются здесь, когда заказ оплачен.',
  'downloads.size': '{size} МБ',
  'downloads.left':
    '{count, plural, one {осталось # скачивание} few {осталось # скачивания} many {осталось # скачиваний} other {осталось # скачивания}}',
  'downloads.until': 'до {moment}',
  'downloads.get': 'Скачать',
  'downloads.hint': 'Прерванное скачивание можно продолжить: оно считается один раз.',
  'downloads.usedUp': 'Скачиваний не осталось',
  'downloads.expired': 'Срок истёк',
  'downloads.revoked': 'Отозвана',
  'downloads.usedUpTitle': 'Скачивания закончились',
  'downloads.usedUpText':
    'Файл скачан столько раз, сколько разрешает магазин. Напишите нам, если он нужен снова.',
  'downloads.expiredTitle': 'Срок ссылки истёк',
  'downloads.expiredText': 'Время на скачивание файла вышло. Напишите нам, если он нужен снова.',
  'downloads.revokedTitle': 'Ссылка отозвана',
  'downloads.revokedText':
    'Заказ отменён, деньги за него возвращены или магазин отозвал файл. Напишите нам, если это ошибка.',
  'downloads.unknownTitle': 'Такого файла нет',
  'downloads.unknownText': 'Откройте ссылку из письма целиком или загляните в свой заказ.',
} as const satisfies Messages<typeof english>;
