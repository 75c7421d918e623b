import { picture } from './picture.ts';
import type { Artwork } from './artwork.ts';
import { writeWord } from './lettering.ts';
import { Drawing, fmt, shape, stroke } from './svg.ts';
import { drawSideboardRoom } from './article-cover.ts';

const size = { width: 520, height: 96 };
const share = { width: 1200, height: 630 };

/** The corner of a frame with the nail that it hangs on. */
function drawFrameMark(x: number, y: number, width: number, wood: string, ink: string): string {
  const scale = width / 100;
  return `<g transform="translate(${fmt(x)} ${fmt(y)}) scale(${fmt(scale)})">${shape('M8 30H92V98H8Z M22 44V84H78V44Z', wood, 'fill-rule="evenodd"')}${stroke('M8 30L22 44M92 30L78 44M92 98L78 84M8 98L22 84', ink, 2.5, 'opacity="0.45"')}${stroke('M30 30L50 10L70 30', ink, 3.5)}${shape('M50 3A6 6 0 1 1 50 15A6 6 0 1 1 50 3Z', ink)}</g>`;
}

function drawServicesLogo(isInverse: boolean): string {
  const ink = isInverse ? '#f7f3ea' : '#1d2b24';
  const drawing = new Drawing(size);
  drawing.add(drawFrameMark(6, 4, 84, isInverse ? '#d9b07c' : '#a8763e', ink));
  drawing.add(writeWord('MITRE & NAIL', 116, 29, 40, 12, ink, 4.2).shapes);
  return drawing.toString();
}

function drawServicesFavicon(): string {
  const drawing = new Drawing({ width: 64, height: 64 });
  drawing.add(
    '<rect width="64" height="64" rx="14" fill="#f3eee2"/>',
    drawFrameMark(10, 8, 44, '#a8763e', '#1d2b24'),
  );
  return drawing.toString();
}

const mark = (key: string, width: number, height: number, draw: () => string): Artwork => ({
  key,
  width,
  height,
  format: 'svg',
  alt: { en: 'Mitre & Nail', ru: 'Mitre & Nail' },
  draw,
});

/** Marks of the starter site that sells services. */
export const servicesMarks: readonly Artwork[] = [
  mark('services-logo', size.width, size.height, () => drawServicesLogo(false)),
  mark('services-logo-inverse', size.width, size.height, () => drawServicesLogo(true)),
  mark('services-favicon', 64, 64, drawServicesFavicon),
  picture('services-share', share, 'A framed picture over a sideboard', 'Картина в раме над комодом', () =>
    drawSideboardRoom(share, '#a9b5a2', '#7d5c3e', 16, 'ochre'),
  ),
];
