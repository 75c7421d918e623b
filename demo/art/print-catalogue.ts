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
  ['hills', 42, 'terracotta', 'oak', 'chalk', 'Morning Ranges', 'Утренние хребты'],
  ['hills', 33, 'seaFog', 'black', 'stone', 'Fog over the Firth', 'Туман над заливом'],
  ['hills', 51, 'plumDusk', 'oak', 'blush', 'Plum Evening', 'Сливовый вечер'],
  ['hills', 35, 'oliveGrove', 'white', 'sage', 'Olive Country', 'Оливковый край'],
  ['tide', 51, 'northSea', 'oak', 'sky', 'Slow Current', 'Медленное течение'],
  ['tide', 54, 'charcoalBone', 'black', 'chalk', 'Wind on Sand', 'Ветер на песке'],
  ['tide', 57, 'saffronMarket', 'white', 'sand', 'Warm Drift', 'Тёплый поток'],
  ['botanical', 21, 'indigoNight', 'oak', 'stone', 'Blue Eucalyptus', 'Синий эвкалипт'],
  ['botanical', 24, 'mintGlaze', 'white', 'blush', 'Three Stems', 'Три стебля'],
  ['botanical', 22, 'ochreDesert', 'oak', 'chalk', 'Ochre Sprig', 'Охристая ветвь'],
  ['botanical', 27, 'oliveGrove', 'black', 'sand', 'Quiet Fern', 'Тихий папоротник'],
  ['bauhaus', 11, 'roseClay', 'oak', 'blush', 'Kiosk at Noon', 'Киоск в полдень'],
  ['bauhaus', 13, 'northSea', 'white', 'sky', 'Regatta', 'Регата'],
  ['bauhaus', 15, 'saffronMarket', 'black', 'chalk', 'Saffron Blocks', 'Шафрановые кубики'],
  ['contours', 31, 'seaFog', 'oak', 'slate', 'Deep Bay', 'Глубокая бухта'],
  ['contours', 34, 'terracotta', 'white', 'clay', 'Canyon Map', 'Карта каньона'],
  ['contours', 32, 'indigoNight', 'oak', 'stone', 'Ocean Floor', 'Океанское дно'],
  ['moons', 31, 'indigoNight', 'oak', 'slate', 'Moonrise', 'Восход луны'],
  ['moons', 33, 'northSea', 'black', 'stone', 'A Month of Moons', 'Лунный месяц'],
  ['moons', 35, 'charcoalBone', 'oak', 'sand', 'Clay Moon', 'Глиняная луна'],
  ['cuts', 71, 'terracotta', 'oak', 'chalk', 'Seaweed Album', 'Альбом водорослей'],
  ['cuts', 73, 'roseClay', 'white', 'blush', 'Pebbles and Fronds', 'Галька и листья'],
  ['cuts', 74, 'mintGlaze', 'oak', 'sage', 'Lagoon', 'Лагуна'],
  ['ripples', 81, 'ochreDesert', 'oak', 'sand', 'Raked Garden', 'Сад камней'],
  ['ripples', 83, 'plumDusk', 'black', 'stone', 'Night Rain', 'Ночной дождь'],
  ['ripples', 82, 'seaFog', 'white', 'sky', 'First Drops', 'Первые капли'],
  ['arches', 3, 'terracotta', 'oak', 'clay', 'Courtyard', 'Внутренний двор'],
  ['arches', 8, 'seaFog', 'white', 'sky', 'Sea Gate', 'Морские ворота'],
  ['arches', 5, 'saffronMarket', 'black', 'chalk', 'Siesta', 'Сиеста'],
  ['harbour', 23, 'northSea', 'oak', 'stone', 'White Harbour', 'Белая гавань'],
  ['harbour', 25, 'roseClay', 'white', 'blush', 'Rose Town', 'Розовый город'],
  ['strata', 102, 'saffronMarket', 'oak', 'chalk', 'Strata I', 'Пласты I'],
  ['strata', 105, 'mintGlaze', 'white', 'sage', 'Strata II', 'Пласты II'],
  ['pots', 93, 'indigoNight', 'black', 'sand', 'Five O’Clock Shelf', 'Полка в пять часов'],
];

const frameWords: Record<FrameName, Translated> = {
  oak: { en: 'in an oak frame on the wall', ru: 'в дубовой раме на стене' },
  black: { en: 'in a black frame on the wall', ru: 'в чёрной раме на стене' },
  white: { en: 'in a white frame on the wall', ru: 'в белой раме на стене' },
  none: { en: 'unframed on the wall', ru: 'без рамы на стене' },
};

/** A print of the catalogue: its name is what the shop may call it. */
export interface CataloguePrint {
  key: string;
  series: SeriesName;
  title: Translated;
  print: PrintChoice;
  frame: FrameName;
  wall: string;
}

export const cataloguePrints: readonly CataloguePrint[] = rows.map(
  ([name, seed, palette, frame, wall, en, ru], index) => ({
    key: `print-${String(index + 1).padStart(2, '0')}`,
    series: name,
    title: { en, ru },
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
      alt: { en: `“${title.en}” ${frameWords[frame].en}`, ru: `«${title.ru}» ${frameWords[frame].ru}` },
      draw: () => drawFramedPrint({ print, size, frame, wall }),
    },
    {
      key: `${key}-detail`,
      ...size,
      format: 'webp',
      alt: {
        en: `The sheet of “${title.en}” pinned to the wall`,
        ru: `Лист «${title.ru}», приколотый к стене`,
      },
      draw: () => drawSheetOnWall(print, size, wall),
    },
  ],
);
