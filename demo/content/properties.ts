import type { DemoProperty, Localized } from './types.ts';

/** One vocabulary for all products, so that a filter gathers prints and pots under the same words. */
const titles = {
  artist: { en: 'Artist', ru: 'Автор' },
  technique: { en: 'Technique', ru: 'Техника' },
  paper: { en: 'Paper', ru: 'Бумага' },
  paperWeight: { en: 'Paper weight', ru: 'Плотность бумаги' },
  material: { en: 'Material', ru: 'Материал' },
  color: { en: 'Color', ru: 'Цвет' },
  year: { en: 'Year', ru: 'Год' },
  dishwasher: { en: 'Dishwasher', ru: 'Посудомойка' },
} satisfies Record<string, Localized>;

const values = {
  artist: {
    vera: { en: 'Vera Linden', ru: 'Вера Липина' },
    ida: { en: 'Ida Rowan', ru: 'Ида Рябинина' },
    leo: { en: 'Leo Hazel', ru: 'Лев Орешин' },
    tom: { en: 'Tom Sedge', ru: 'Тимур Осокин' },
    mark: { en: 'Mark Alder', ru: 'Марк Ольхин' },
    anna: { en: 'Anna Reed', ru: 'Анна Камышева' },
  },
  technique: {
    giclee: { en: 'Giclée', ru: 'Жикле' },
    screen: { en: 'Screen print', ru: 'Шелкография' },
    riso: { en: 'Risograph', ru: 'Ризография' },
    lino: { en: 'Linocut', ru: 'Линогравюра' },
    thrown: { en: 'Wheel-thrown', ru: 'Гончарный круг' },
    cast: { en: 'Slip-cast', ru: 'Шликерное литьё' },
    built: { en: 'Hand-built', ru: 'Ручная лепка' },
  },
  paper: {
    cotton: { en: 'Cotton rag', ru: 'Хлопковая' },
    etching: { en: 'Etching paper', ru: 'Офортная' },
    recycled: { en: 'Recycled', ru: 'Переработанная' },
    washi: { en: 'Japanese washi', ru: 'Японская васи' },
  },
  material: {
    stoneware: { en: 'Stoneware', ru: 'Каменная масса' },
    porcelain: { en: 'Porcelain', ru: 'Фарфор' },
    redClay: { en: 'Red clay', ru: 'Красная глина' },
    chamotte: { en: 'Grogged clay', ru: 'Шамот' },
  },
  color: {
    blue: { en: 'Blue', ru: 'Синий' },
    green: { en: 'Green', ru: 'Зелёный' },
    terracotta: { en: 'Terracotta', ru: 'Терракотовый' },
    ochre: { en: 'Ochre', ru: 'Охристый' },
    pink: { en: 'Pink', ru: 'Розовый' },
    black: { en: 'Black', ru: 'Чёрный' },
    plum: { en: 'Plum', ru: 'Сливовый' },
    light: { en: 'Light', ru: 'Светлый' },
  },
  dishwasher: {
    yes: { en: 'Yes', ru: 'Можно' },
    gentle: { en: 'Gentle cycle only', ru: 'На бережном режиме' },
    no: { en: 'Wash by hand', ru: 'Мыть вручную' },
  },
} satisfies Record<string, Record<string, Localized>>;

type Vocabulary = typeof values;
export type ValueOf<Title extends keyof Vocabulary> = keyof Vocabulary[Title] & string;

/** A property from the shared vocabulary. */
export function describeProperty<Title extends keyof Vocabulary>(
  title: Title,
  value: ValueOf<Title>,
): DemoProperty {
  const words: Record<string, Localized> = values[title];
  const text = words[value];
  if (!text) throw new Error(`No word for ${title}: ${value}`);
  return { title: titles[title], value: text };
}

export function describeYear(year: number): DemoProperty {
  return { title: titles.year, value: { en: String(year), ru: String(year) } };
}

export function describePaperWeight(grams: number): DemoProperty {
  return {
    title: titles.paperWeight,
    value: { en: String(grams), ru: String(grams) },
    unit: { en: 'g/m²', ru: 'г/м²' },
  };
}
