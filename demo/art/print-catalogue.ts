import type { Artwork, Translated } from './artwork.ts';
import { drawFramedPrint, drawSheetOnWall, type FrameName, type PrintChoice } from './framed-print.ts';
import { type PaletteKey, palettes } from './palettes.ts';
import { drawArches } from './prints/arches.ts';
import { drawBauhaus } from './prints/bauhaus.ts';
import { drawBotanical } from './prints/botanical.ts';
import { drawContours } from './prints/contours.ts';
import { drawHarbour } from './prints/harbour.ts';
import { drawLayeredHills } from './prints/layered-hills.ts';
import { drawMoons } from './prints/moons.ts';
import { drawPaperCuts } from './prints/paper-cuts.ts';
import { drawRipples } from './prints/ripples.ts';
import { drawStillPots } from './prints/still-pots.ts';
import { drawStrata } from './prints/strata.ts';
import { drawTideLines } from './prints/tide-lines.ts';
import type { Size } from './svg.ts';

const series = {
  hills: drawLayeredHills,
  tide: drawTideLines,
  botanical: drawBotanical,
  bauhaus: drawBauhaus,
  contours: drawContours,
  moons: drawMoons,
  cuts: drawPaperCuts,
  ripples: drawRipples,
  arches: drawArches,
  harbour: drawHarbour,
  strata: drawStrata,
  pots: drawStillPots,
};

type SeriesName = keyof typeof series;

type Row = readonly [
  series: SeriesName,
  seed: number,
  palette: PaletteKey,
  frame: FrameName,
  wall: keyof typeof walls,
  en: string,
  ru: string,
  ar: string,
];

const walls = {
  chalk: '#e4dfd5',
  stone: '#cfc8bc',
  sage: '#b9c1b0',
  blush: '#e0c8bb',
  sky: '#c2ced3',
  sand: '#dcc7a6',
  clay: '#c69a80',
  slate: '#7d8a8e',
};

const rows: readonly Row[] = [
  ['hills', 42, 'terracotta', 'oak', 'chalk', 'Morning Ranges', 'Утренние хребты', 'سلاسل الصباح'],
  ['hills', 33, 'seaFog', 'black', 'stone', 'Fog over the Firth', 'Туман над заливом', 'ضباب على الخور'],
  ['hills', 51, 'plumDusk', 'oak', 'blush', 'Plum Evening', 'Сливовый вечер', 'مساء برقوقي'],
  ['hills', 35, 'oliveGrove', 'white', 'sage', 'Olive Country', 'Оливковый край', 'أرض الزيتون'],
  ['tide', 51, 'northSea', 'oak', 'sky', 'Slow Current', 'Медленное течение', 'تيار هادئ'],
  ['tide', 54, 'charcoalBone', 'black', 'chalk', 'Wind on Sand', 'Ветер на песке', 'ريح على الرمل'],
  ['tide', 57, 'saffronMarket', 'white', 'sand', 'Warm Drift', 'Тёплый поток', 'انجراف دافئ'],
  ['botanical', 21, 'indigoNight', 'oak', 'stone', 'Blue Eucalyptus', 'Синий эвкалипт', 'أوكالبتوس أزرق'],
  ['botanical', 24, 'mintGlaze', 'white', 'blush', 'Three Stems', 'Три стебля', 'ثلاث سيقان'],
  ['botanical', 22, 'ochreDesert', 'oak', 'chalk', 'Ochre Sprig', 'Охристая ветвь', 'غصن المغرة'],
  ['botanical', 27, 'oliveGrove', 'black', 'sand', 'Quiet Fern', 'Тихий папоротник', 'سرخس هادئ'],
  ['bauhaus', 11, 'roseClay', 'oak', 'blush', 'Kiosk at Noon', 'Киоск в полдень', 'كشك الظهيرة'],
  ['bauhaus', 13, 'northSea', 'white', 'sky', 'Regatta', 'Регата', 'سباق الأشرعة'],
  ['bauhaus', 15, 'saffronMarket', 'black', 'chalk', 'Saffron Blocks', 'Шафрановые кубики', 'كتل الزعفران'],
  ['contours', 31, 'seaFog', 'oak', 'slate', 'Deep Bay', 'Глубокая бухта', 'الخليج العميق'],
  ['contours', 34, 'terracotta', 'white', 'clay', 'Canyon Map', 'Карта каньона', 'خريطة الوادي'],
  ['contours', 32, 'indigoNight', 'oak', 'stone', 'Ocean Floor', 'Океанское дно', 'قاع المحيط'],
  ['moons', 31, 'indigoNight', 'oak', 'slate', 'Moonrise', 'Восход луны', 'طلوع القمر'],
  ['moons', 33, 'northSea', 'black', 'stone', 'A Month of Moons', 'Лунный месяц', 'شهر من الأقمار'],
  ['moons', 35, 'charcoalBone', 'oak', 'sand', 'Clay Moon', 'Глиняная луна', 'قمر من طين'],
  ['cuts', 71, 'terracotta', 'oak', 'chalk', 'Seaweed Album', 'Альбом водорослей', 'ألبوم الأعشاب البحرية'],
  ['cuts', 73, 'roseClay', 'white', 'blush', 'Pebbles and Fronds', 'Галька и листья', 'حصى وسعف'],
  ['cuts', 74, 'mintGlaze', 'oak', 'sage', 'Lagoon', 'Лагуна', 'بحيرة ساحلية'],
  ['ripples', 81, 'ochreDesert', 'oak', 'sand', 'Raked Garden', 'Сад камней', 'حديقة مسوّاة'],
  ['ripples', 83, 'plumDusk', 'black', 'stone', 'Night Rain', 'Ночной дождь', 'مطر الليل'],
  ['ripples', 82, 'seaFog', 'white', 'sky', 'First Drops', 'Первые капли', 'أول القطرات'],
  ['arches', 3, 'terracotta', 'oak', 'clay', 'Courtyard', 'Внутренний двор', 'فناء'],
  ['arches', 8, 'seaFog', 'white', 'sky', 'Sea Gate', 'Морские ворота', 'بوابة البحر'],
  ['arches', 5, 'saffronMarket', 'black', 'chalk', 'Siesta', 'Сиеста', 'قيلولة'],
  ['harbour', 23, 'northSea', 'oak', 'stone', 'White Harbour', 'Белая гавань', 'الميناء الأبيض'],
  ['harbour', 25, 'roseClay', 'white', 'blush', 'Rose Town', 'Розовый город', 'بلدة الورد'],
  ['strata', 102, 'saffronMarket', 'oak', 'chalk', 'Strata I', 'Пласты I', 'طبقات 1'],
  ['strata', 105, 'mintGlaze', 'white', 'sage', 'Strata II', 'Пласты II', 'طبقات 2'],
  ['pots', 93, 'indigoNight', 'black', 'sand', 'Five O’Clock Shelf', 'Полка в пять часов', 'رفّ الخامسة'],
];

const frameWords: Record<FrameName, Required<Translated>> = {
  oak: {
    en: 'in an oak frame on the wall',
    ru: 'в дубовой раме на стене',
    ar: 'في إطار من البلوط على الجدار',
  },
  black: { en: 'in a black frame on the wall', ru: 'в чёрной раме на стене', ar: 'في إطار أسود على الجدار' },
  white: { en: 'in a white frame on the wall', ru: 'в белой раме на стене', ar: 'في إطار أبيض على الجدار' },
  none: { en: 'unframed on the wall', ru: 'без рамы на стене', ar: 'بلا إطار على الجدار' },
};

/** A print of the catalogue: its name is what the shop may call it. */
export interface CataloguePrint {
  key: string;
  series: SeriesName;
  title: Required<Translated>;
  print: PrintChoice;
  frame: FrameName;
  wall: string;
}

export const cataloguePrints: readonly CataloguePrint[] = rows.map(
  ([name, seed, palette, frame, wall, en, ru, ar], index) => ({
    key: `print-${String(index + 1).padStart(2, '0')}`,
    series: name,
    title: { en, ru, ar },
    print: { series: series[name], seed, palette: palettes[palette] },
    frame,
    wall: walls[wall],
  }),
);

/** A catalogue print by number, for scenes that hang it. */
export function choosePrint(number: number): PrintChoice {
  const found = cataloguePrints[number - 1];
  if (!found) throw new RangeError(`No print ${number}`);
  return found.print;
}

const size: Size = { width: 1200, height: 1500 };

export const printArtworks: readonly Artwork[] = cataloguePrints.flatMap(
  ({ key, title, print, frame, wall }): Artwork[] => [
    {
      key,
      ...size,
      format: 'webp',
      alt: {
        en: `“${title.en}” ${frameWords[frame].en}`,
        ru: `«${title.ru}» ${frameWords[frame].ru}`,
        ar: `«${title.ar}» ${frameWords[frame].ar}`,
      },
      draw: () => drawFramedPrint({ print, size, frame, wall }),
    },
    {
      key: `${key}-detail`,
      ...size,
      format: 'webp',
      alt: {
        en: `The sheet of “${title.en}” pinned to the wall`,
        ru: `Лист «${title.ru}», приколотый к стене`,
        ar: `لوحة «${title.ar}» مثبّتة على الجدار`,
      },
      draw: () => drawSheetOnWall(print, size, wall),
    },
  ],
);
