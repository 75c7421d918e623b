import type { messages as english } from '../../en/admin/product-files.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  title: 'Файлы для скачивания',
  text: 'Ссылки на них покупатель получает, когда заказ оплачен. Подойдёт любой файл до {size} МБ.',
  size: '{size} МБ',
  saveFirst: 'Сохраните товар, затем добавьте файлы.',
  add: 'Добавить файл',
  added: 'Файл добавлен',
  stop: 'Остановить загрузку',
  uploading: 'Загружается {name}',
  tooLarge: 'Файл больше {size} МБ',
  for: 'Для какого варианта',
  forAll: 'Для всех',
  delivered: 'Этот товар ещё и доставляется.',
  deliverNothing: 'Доставлять нечего',
  none: 'Товар не доставляется, а скачать пока нечего: добавьте файл.',
  remove: 'Убрать',
  removeNamed: 'Убрать {name}',
  removeTitle: 'Убрать {name}?',
  removeText: 'В новых заказах его не будет. Кто купил его раньше, сможет скачивать дальше.',
  removed: 'Файл убран',
} as const satisfies Messages<typeof english>;
