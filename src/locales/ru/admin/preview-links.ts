import type { messages as english } from '../../en/admin/preview-links.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  lasting: 'Ссылка работает',
  'hours.4': '4 часа',
  'hours.24': 'сутки',
  'hours.168': 'неделю',
  'hours.720': '30 дней',
  makeLink: 'Создать ссылку',
  newLink: 'Новая ссылка',
  newLinkHint: 'Скопируйте её сейчас: ради безопасности она больше не показывается.',
  copy: 'Скопировать',
  copied: 'Скопировано',
  links: 'Работающие ссылки',
  noLinks: 'Сейчас таких нет.',
  linkBy: '{author}, работает до {time}',
  endLink: 'Закрыть',
  endLinkOf: 'Закрыть ссылку на {page}',
  linkEnded: 'Ссылка больше не работает',
  thisPage: 'Только эта страница',
  whole: 'Всё неопубликованное',
  open: 'Посмотреть',
  layer: 'Кампания «{name}»',
  at: 'Сайт {time}',
  layerAt: 'Кампания «{name}», {time}',
} satisfies Messages<typeof english>;
