import type { Artwork, Translated } from '../artwork.ts';
import { type CataloguePrint, cataloguePrints } from '../print-catalogue.ts';
import { drawFrameBack } from './print-back.ts';
import { type CornerTechnique, drawPrintDetail, type Technique } from './print-detail.ts';
import { drawPrintRoom } from './print-room.ts';
import { drawPrintSizes } from './print-sizes.ts';
import { drawPrintPacking } from './packing.ts';
import { shownSize } from './view-size.ts';

/** Prints that are no giclées, by number. */
const techniques: Readonly<Record<CornerTechnique, readonly number[]>> = {
  screen: [3, 6, 12, 13, 19, 28, 29],
  riso: [8, 16, 22, 23, 25, 32],
  lino: [17, 20, 26, 34],
};

/** How a print of the catalogue is made: its number, from 1. */
function techniqueOf(number: number): Technique {
  const [found] = Object.entries(techniques).find(([, numbers]) => numbers.includes(number)) ?? [];
  return found === 'screen' || found === 'riso' || found === 'lino' ? found : 'giclee';
}

/** Whose hand signs a series. */
const hands: Partial<Record<CataloguePrint['series'], number>> = {
  bauhaus: 2,
  arches: 2,
  contours: 3,
  moons: 3,
  strata: 3,
  botanical: 4,
  cuts: 4,
  pots: 5,
};

const view = (key: string, alt: Required<Translated>, draw: () => string): Artwork => ({
  key,
  ...shownSize,
  format: 'webp',
  alt,
  draw,
});

const corners: Record<CornerTechnique, Required<Translated>> = {
  screen: {
    en: 'The corner of the sheet: a blind stamp and the number in pencil',
    ru: 'Уголок листа: тиснение мастерской и номер карандашом',
    ar: 'زاوية الورقة: ختم بارز ورقم بقلم الرصاص',
  },
  riso: {
    en: 'The corner of the sheet: the paper’s edge',
    ru: 'Уголок листа: край бумаги',
    ar: 'زاوية الورقة: حافة الورق',
  },
  lino: {
    en: 'The corner of the sheet: number and signature in pencil',
    ru: 'Уголок листа: номер и подпись карандашом',
    ar: 'زاوية الورقة: رقم وتوقيع بقلم الرصاص',
  },
};

function viewCorner(
  { key, series, title, print, wall }: CataloguePrint,
  technique: CornerTechnique,
): Artwork {
  const { en, ru, ar } = corners[technique];
  return view(
    `${key}-corner`,
    { en: `“${title.en}”. ${en}`, ru: `«${title.ru}». ${ru}`, ar: `«${title.ar}». ${ar}` },
    () => drawPrintDetail(print, technique, hands[series] ?? 1, wall),
  );
}

function listViews(catalogued: CataloguePrint, index: number): Artwork[] {
  const { key, title, print, frame, wall } = catalogued;
  const technique = techniqueOf(index + 1);
  const widths = technique === 'lino' ? [50] : [30, 50, 70];
  // Sheets that are sold without a frame are measured without one.
  const measured = technique === 'lino' || technique === 'riso' ? 'none' : frame;
  return [
    view(
      `${key}-room`,
      {
        en: `“${title.en}” at home, above a piece of furniture`,
        ru: `«${title.ru}» в интерьере, над мебелью`,
        ar: `«${title.ar}» في البيت فوق قطعة أثاث`,
      },
      () => drawPrintRoom(print, frame, wall, index),
    ),
    ...(technique === 'giclee' ? [] : [viewCorner(catalogued, technique)]),
    view(
      `${key}-sizes`,
      {
        en: `How large “${title.en}” is beside a door: ${listSizes(widths)} cm`,
        ru: `Размер «${title.ru}» рядом с дверью: ${listSizes(widths)} см`,
        ar: `مقاس «${title.ar}» بجانب باب: ${listSizes(widths)} سم`,
      },
      () => drawPrintSizes(print, measured, wall, widths),
    ),
  ];
}

function listSizes(widths: readonly number[]): string {
  return widths.map((width) => ({ 30: '30×40', 50: '50×70', 70: '70×100' })[width] ?? '').join(', ');
}

const backs: Record<'oak' | 'black' | 'white', Required<Translated>> = {
  oak: { en: 'an oak frame', ru: 'дубовой рамы', ar: 'إطار من البلوط' },
  black: { en: 'a black frame', ru: 'чёрной рамы', ar: 'إطار أسود' },
  white: { en: 'a white frame', ru: 'белой рамы', ar: 'إطار أبيض' },
};

/** What prints show after the first pictures; backs and packing are the same for many. */
export const printViews: readonly Artwork[] = [
  ...cataloguePrints.flatMap(listViews),
  ...(['oak', 'black', 'white'] as const).map((frame) =>
    view(
      `frame-back-${frame}`,
      {
        en: `The back of ${backs[frame].en}: hooks, wire and the workshop’s label`,
        ru: `Оборот ${backs[frame].ru}: крючки, тросик и ярлык мастерской`,
        ar: `ظهر ${backs[frame].ar}: خطاطيف وسلك وبطاقة الورشة`,
      },
      () => drawFrameBack(frame),
    ),
  ),
  view(
    'packing-print',
    {
      en: 'How prints travel: a tube for sheets, a flat box for frames',
      ru: 'Как едут постеры: тубус для листов, плоская коробка для рам',
      ar: 'كيف تسافر اللوحات: أنبوب للأوراق وصندوق مسطّح للإطارات',
    },
    drawPrintPacking,
  ),
];
