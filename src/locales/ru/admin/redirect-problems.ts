import type { messages as english } from '../../en/admin/redirect-problems.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  'redirects.errors.from': 'Введите адрес на этом сайте, например /staraya-stranitsa',
  'redirects.errors.to': 'Введите адрес на этом сайте или полный адрес с https://',
  'redirects.errors.own': 'Этот адрес нужен самому сайту',
  'redirects.errors.taken': 'С этого адреса уже есть перенаправление',
  'redirects.errors.loop': 'Получится замкнутый круг',
  'redirects.errors.chain': 'Этот адрес сам ведёт на другой. Введите конечный.',
  'redirects.errors.line': 'Нужны два адреса через пробел, табуляцию, запятую или точку с запятой',
  'redirects.errors.tooMany': 'Не больше 5000 строк за раз',
} satisfies Messages<typeof english>;
