import type { messages as english } from '../../en/admin/gallery.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  title: 'Секции',
  text: 'Все виды секций с примерами, как их показал бы этот магазин. Выберите, чтобы попробовать поля: здесь ничего не сохраняется.',
  type: 'Вид секции',
  allTypes: 'Все виды',
  find: 'Найти вид',
  state: 'Пример',
  allStates: 'Все примеры',
  width: 'Ширина',
  allWidths: 'Все ширины',
  language: 'Язык',
  allLanguages: 'Все языки',
  previousType: 'Предыдущий вид',
  nextType: 'Следующий вид',
  keys: 'Клавиши: / – поиск, [ и ] – предыдущий и следующий вид.',
  try: 'Попробовать',
  tryName: 'Попробовать: {name}',
  onlyThis: 'Только {name}',
  fields: 'Поля секции',
  example: '{type}, {name}, {width} px, {language}',
  nothing: 'Таких секций нет',
  nothingText: 'Измените поиск или покажите все виды.',
  reset: 'Показать все',
  noPreview: 'Посетители ничего не увидят.',
} satisfies Messages<typeof english>;
