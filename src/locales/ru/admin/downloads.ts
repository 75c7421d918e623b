import type { messages as english } from '../../en/admin/downloads.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  title: 'Скачивания',
  size: '{size} МБ',
  missing:
    '{count, plural, one {# файл} few {# файла} many {# файлов} other {# файла}} ещё без ссылки в этом заказе.',
  issue: 'Выдать ссылки',
  'state.ready': 'Можно скачать',
  'state.usedUp': 'Исчерпана',
  'state.expired': 'Срок истёк',
  'state.revoked': 'Отозвана',
  'reason.unpaid': 'Заказ не оплачен.',
  'reason.canceled': 'Заказ отменён.',
  'reason.refunded': 'Деньги возвращены.',
  'reason.staff': 'Ссылку отозвали сотрудники.',
  left: '{count, plural, one {Осталось # скачивание} few {Осталось # скачивания} many {Осталось # скачиваний} other {Осталось # скачивания}} до {date}.',
  none: 'Скачиваний не осталось.',
  ended: 'Срок истёк {date}.',
  never: 'Ещё не скачивали.',
  downloaded:
    '{count, plural, one {Скачан # раз} few {Скачан # раза} many {Скачан # раз} other {Скачан # раза}}, последний: {date}.',
  renew: 'Продлить',
  renewNamed: 'Продлить ссылку на {name}',
  renewTitle: 'Продлить ссылку',
  renewed: 'Ссылка продлена',
  downloads: 'Скачиваний с этого момента',
  days: 'Дней с этого момента',
  notify: 'Отправить покупателю ссылки',
  notifyHint: 'Письмом, если в заказе указана почта.',
  revoke: 'Отозвать',
  revokeNamed: 'Отозвать ссылку на {name}',
  revokeTitle: 'Отозвать ссылку на {name}?',
  revokeText: 'Покупатель больше не сможет скачать файл. Ссылку можно продлить позже.',
  revokedNow: 'Ссылка отозвана',
} as const satisfies Messages<typeof english>;
