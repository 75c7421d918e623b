import type { DemoProperty, Localized } from './types.ts';

/** One vocabulary for all products, so that a filter gathers prints and pots under the same words. */
const titles = {
  artist: { en: 'Artist', ru: 'Автор', ar: 'الفنان' },
  technique: { en: 'Technique', ru: 'Техника', ar: 'التقنية' },
  paper: { en: 'Paper', ru: 'Бумага', ar: 'الورق' },
  paperWeight: { en: 'Paper weight', ru: 'Плотность бумаги', ar: 'وزن الورق' },
  material: { en: 'Material', ru: 'Материал', ar: 'الخامة' },
  color: { en: 'Color', ru: 'Цвет', ar: 'اللون' },
  year: { en: 'Year', ru: 'Год', ar: 'السنة' },
  dishwasher: { en: 'Dishwasher', ru: 'Посудомойка', ar: 'غسالة الأطباق' },
} satisfies Record<string, Localized>;

const values = {
  artist: {
    vera: { en: 'Vera Linden', ru: 'Вера Липина', ar: 'ليان منصور' },
    ida: { en: 'Ida Rowan', ru: 'Ида Рябинина', ar: 'هدى ريحان' },
    leo: { en: 'Leo Hazel', ru: 'Лев Орешин', ar: 'ليث حجازي' },
    tom: { en: 'Tom Sedge', ru: 'Тимур Осокин', ar: 'تميم صقر' },
    mark: { en: 'Mark Alder', ru: 'Марк Ольхин', ar: 'مروان العطار' },
    anna: { en: 'Anna Reed', ru: 'Анна Камышева', ar: 'أمينة رضا' },
  },
  technique: {
    giclee: { en: 'Giclée', ru: 'Жикле', ar: 'جيكليه' },
    screen: { en: 'Screen print', ru: 'Шелкография', ar: 'شاشة حريرية' },
    riso: { en: 'Risograph', ru: 'Ризография', ar: 'ريزوغراف' },
    lino: { en: 'Linocut', ru: 'Линогравюра', ar: 'حفر على اللينوليوم' },
    thrown: { en: 'Wheel-thrown', ru: 'Гончарный круг', ar: 'على الدولاب' },
    cast: { en: 'Slip-cast', ru: 'Шликерное литьё', ar: 'بالصبّ' },
    built: { en: 'Hand-built', ru: 'Ручная лепка', ar: 'تشكيل يدوي' },
  },
  paper: {
    cotton: { en: 'Cotton rag', ru: 'Хлопковая', ar: 'قطن خالص' },
    etching: { en: 'Etching paper', ru: 'Офортная', ar: 'ورق حفر' },
    recycled: { en: 'Recycled', ru: 'Переработанная', ar: 'معاد تدويره' },
    washi: { en: 'Japanese washi', ru: 'Японская васи', ar: 'واشي ياباني' },
  },
  material: {
    stoneware: { en: 'Stoneware', ru: 'Каменная масса', ar: 'خزف حجري' },
    porcelain: { en: 'Porcelain', ru: 'Фарфор', ar: 'بورسلان' },
    redClay: { en: 'Red clay', ru: 'Красная глина', ar: 'طين أحمر' },
    chamotte: { en: 'Grogged clay', ru: 'Шамот', ar: 'طين خشن' },
  },
  color: {
    blue: { en: 'Blue', ru: 'Синий', ar: 'أزرق' },
    green: { en: 'Green', ru: 'Зелёный', ar: 'أخضر' },
    terracotta: { en: 'Terracotta', ru: 'Терракотовый', ar: 'تيراكوتا' },
    ochre: { en: 'Ochre', ru: 'Охристый', ar: 'مغرة' },
    pink: { en: 'Pink', ru: 'Розовый', ar: 'وردي' },
    black: { en: 'Black', ru: 'Чёрный', ar: 'أسود' },
    plum: { en: 'Plum', ru: 'Сливовый', ar: 'برقوقي' },
    light: { en: 'Light', ru: 'Светлый', ar: 'فاتح' },
  },
  dishwasher: {
    yes: { en: 'Yes', ru: 'Можно', ar: 'نعم' },
    gentle: { en: 'Gentle cycle only', ru: 'На бережном режиме', ar: 'دورة هادئة فقط' },
    no: { en: 'Wash by hand', ru: 'Мыть вручную', ar: 'غسل يدوي' },
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
  return { title: titles.year, value: { en: String(year), ru: String(year), ar: String(year) } };
}

export function describePaperWeight(grams: number): DemoProperty {
  return {
    title: titles.paperWeight,
    value: { en: String(grams), ru: String(grams), ar: String(grams) },
    unit: { en: 'g/m²', ru: 'г/м²', ar: 'غ/م²' },
  };
}
