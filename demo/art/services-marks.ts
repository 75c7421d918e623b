import { picture } from './picture.ts';
import { choosePrint } from './print-catalogue.ts';
import { drawFramedPrint, type FrameName } from './framed-print.ts';
import type { ArtLanguage, Artwork } from './artwork.ts';
import { measureName, writeName } from './lettering.ts';
import { Drawing, fmt, shape, type Size, stroke } from './svg.ts';
import { drawSideboardRoom } from './article-cover.ts';

const share = { width: 1200, height: 630 };
const lying = { width: 1200, height: 900 };

/** The corner of a frame with the nail that it hangs on. */
function drawFrameMark(x: number, y: number, width: number, wood: string, ink: string): string {
  const scale = width / 100;
  return `<g transform="translate(${fmt(x)} ${fmt(y)}) scale(${fmt(scale)})">${shape('M8 30H92V98H8Z M22 44V84H78V44Z', wood, 'fill-rule="evenodd"')}${stroke('M8 30L22 44M92 30L78 44M92 98L78 84M8 98L22 84', ink, 2.5, 'opacity="0.45"')}${stroke('M30 30L50 10L70 30', ink, 3.5)}${shape('M50 3A6 6 0 1 1 50 15A6 6 0 1 1 50 3Z', ink)}</g>`;
}

const names: Record<ArtLanguage, string> = { en: 'Mitre & Nail', ru: 'Ус и гвоздь', ar: 'زاوية ومسمار' };

function drawServicesLogo(language: ArtLanguage, isInverse: boolean): string {
  const ink = isInverse ? '#f7f3ea' : '#1d2b24';
  const size = measureServicesLogo(language);
  const isFromRight = language === 'ar';
  const drawing = new Drawing(size);
  drawing.add(
    drawFrameMark(isFromRight ? size.width - 90 : 6, 4, 84, isInverse ? '#d9b07c' : '#a8763e', ink),
    writeName(names[language], isFromRight ? 4 : 116, ink),
  );
  return drawing.toString();
}

function measureServicesLogo(language: ArtLanguage): Size {
  return { width: 120 + measureName(names[language]), height: 96 };
}

function drawServicesFavicon(): string {
  const drawing = new Drawing({ width: 64, height: 64 });
  drawing.add(
    '<rect width="64" height="64" rx="14" fill="#f3eee2"/>',
    drawFrameMark(10, 8, 44, '#a8763e', '#1d2b24'),
  );
  return drawing.toString();
}

const logo = (language: ArtLanguage, key: string): Artwork[] => {
  const plain = { ...measureServicesLogo(language), format: 'svg', alt: names, language } as const;
  return [
    { key, ...plain, draw: () => drawServicesLogo(language, false) },
    { key: `${key}-inverse`, ...plain, draw: () => drawServicesLogo(language, true) },
  ];
};

const framed = (
  name: string,
  print: number,
  frame: FrameName,
  wall: string,
  en: string,
  ru: string,
  ar: string,
): Artwork => ({
  key: `services-${name}`,
  ...lying,
  format: 'webp',
  alt: { en, ru, ar },
  draw: () => drawFramedPrint({ print: choosePrint(print), size: lying, frame, wall }),
});

/** Marks and frames of the starter site that sells services. */
export const servicesMarks: readonly Artwork[] = [
  ...logo('en', 'services-logo'),
  ...logo('ru', 'services-logo-ru'),
  ...logo('ar', 'services-logo-ar'),
  { key: 'services-favicon', width: 64, height: 64, format: 'svg', alt: names, draw: drawServicesFavicon },
  // Cards of the site lie, so that an upright picture would lose its frame.
  framed(
    'print',
    7,
    'white',
    '#dcc7a6',
    'A print in a white frame',
    'Постер в белой раме',
    'لوحة في إطار أبيض',
  ),
  framed(
    'museum',
    20,
    'oak',
    '#c9c2b2',
    'A print in oak with a wide mat',
    'Постер в дубовой раме с широким паспарту',
    'لوحة في إطار من البلوط بباسبارتو عريض',
  ),
  framed(
    'glass',
    12,
    'black',
    '#b9c1b0',
    'A print behind glass in a black frame',
    'Постер под стеклом в чёрной раме',
    'لوحة خلف زجاج في إطار أسود',
  ),
  picture('services-share', share, 'A framed picture over a sideboard', 'Картина в раме над комодом', () =>
    drawSideboardRoom(share, '#a9b5a2', '#7d5c3e', 16, 'ochre'),
  ),
];
