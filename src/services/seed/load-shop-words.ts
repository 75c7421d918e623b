/** What generated shops are made of: half English, half Russian, so that both stemmers have work. */
export const nouns = [
  'Teapot', 'Mug', 'Kettle', 'Plate', 'Bowl', 'Jar', 'Tray', 'Spoon', 'Coffee grinder', 'Green tea', 'Black tea',
  'Coffee beans', 'Honey', 'Napkin', 'Candle', 'Чайник', 'Кружка', 'Тарелка', 'Чашка', 'Ложка', 'Поднос',
  'Зелёный чай', 'Чёрный чай', 'Кофе в зёрнах', 'Мёд', 'Салфетка', 'Свеча', 'Кофемолка', 'Пиала', 'Сахарница',
] as const;

export const adjectives = [
  'Morning', 'Evening', 'Northern', 'Mountain', 'Classic', 'Garden', 'Festive', 'Quiet', 'Утренний', 'Вечерний',
  'Северный', 'Горный', 'Садовый', 'Праздничный', 'Тихий', 'Лесной',
] as const;

export const catalogTitles = [
  'Tea', 'Coffee', 'Tableware', 'Sweets', 'Посуда для дома', 'Green', 'Black', 'Herbal', 'Beans', 'Ground',
  'Capsules', 'Cups', 'Plates', 'Teapots', 'Honey', 'Chocolate', 'Варенье', 'Кружки', 'Скатерти', 'Свечи',
] as const;

/** Titles of properties with the number of values that each has. */
export const properties = [
  ['Brand', 20], ['Country', 15], ['Material', 12], ['Collection', 18], ['Weight', 10], ['Volume', 12],
  ['Season', 5], ['Pattern', 9], ['Форма', 8], ['Стиль', 7], ['Назначение', 6], ['Упаковка', 5],
] as const;

export const options = [
  { title: 'Color', type: 'color', view: 'color', values: ['Red', 'Blue', 'Green', 'White', 'Black', 'Бежевый'] },
  { title: 'Size', type: 'string', view: 'button', values: ['S', 'M', 'L', 'XL'] },
] as const;

export const sentences = [
  'Made by hand in a small workshop and checked before it leaves.',
  'Keeps warm for a long time and is easy to wash.',
  'A good present for those who like quiet mornings.',
  'Подходит для дома и для дачи, хорошо держит тепло.',
  'Сделано вручную, поэтому каждый предмет немного отличается.',
  'Хороший подарок тем, кто любит спокойное утро.',
] as const;
