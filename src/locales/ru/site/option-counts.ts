import type { Messages } from '../../messages.ts';
import type { messages as english } from '../../en/site/option-counts.ts';

export const messages = {
  'optionCount.other': '{title}: {count}',
  'optionCount.size': '{count, plural, one {# размер} few {# размера} many {# размеров} other {# размера}}',
  'optionCount.format': '{count, plural, one {# формат} few {# формата} many {# форматов} other {# формата}}',
  'optionCount.colour': '{count, plural, one {# цвет} few {# цвета} many {# цветов} other {# цвета}}',
  'optionCount.color':
    '{count, plural, one {# расцветка} few {# расцветки} many {# расцветок} other {# расцветки}}',
  'optionCount.frame': '{count, plural, one {# рама} few {# рамы} many {# рам} other {# рамы}}',
  'optionCount.glaze': '{count, plural, one {# глазурь} few {# глазури} many {# глазурей} other {# глазури}}',
  'optionCount.volume': '{count, plural, one {# объём} few {# объёма} many {# объёмов} other {# объёма}}',
  'optionCount.capacity':
    '{count, plural, one {# вместимость} few {# вместимости} many {# вместимостей} other {# вместимости}}',
  'optionCount.weight': '{count, plural, one {# вес} few {# веса} many {# весов} other {# веса}}',
  'optionCount.amount':
    '{count, plural, one {# количество} few {# количества} many {# количеств} other {# количества}}',
  'optionCount.material':
    '{count, plural, one {# материал} few {# материала} many {# материалов} other {# материала}}',
  'optionCount.fabric': '{count, plural, one {# ткань} few {# ткани} many {# тканей} other {# ткани}}',
  'optionCount.finish': '{count, plural, one {# отделка} few {# отделки} many {# отделок} other {# отделки}}',
  'optionCount.length': '{count, plural, one {# длина} few {# длины} many {# длин} other {# длины}}',
  'optionCount.width': '{count, plural, one {# ширина} few {# ширины} many {# ширин} other {# ширины}}',
  'optionCount.pattern':
    '{count, plural, one {# рисунок} few {# рисунка} many {# рисунков} other {# рисунка}}',
  'optionCount.scent': '{count, plural, one {# аромат} few {# аромата} many {# ароматов} other {# аромата}}',
  'optionCount.flavour': '{count, plural, one {# вкус} few {# вкуса} many {# вкусов} other {# вкуса}}',
  'optionCount.pack':
    '{count, plural, one {# упаковка} few {# упаковки} many {# упаковок} other {# упаковки}}',
  'optionCount.set': '{count, plural, one {# набор} few {# набора} many {# наборов} other {# набора}}',
  'optionCount.model': '{count, plural, one {# модель} few {# модели} many {# моделей} other {# модели}}',
  'optionCount.style': '{count, plural, one {# стиль} few {# стиля} many {# стилей} other {# стиля}}',
} satisfies Messages<typeof english>;
