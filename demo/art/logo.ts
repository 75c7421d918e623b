import { measureName, writeName } from './lettering.ts';
import type { ArtLanguage } from './artwork.ts';
import { Drawing, fmt, shape, type Size, stroke } from './svg.ts';

/** What the shop is called where it speaks each language. */
export const shopNames: Record<ArtLanguage, string> = {
  en: 'Tide & Clay',
  ru: 'Прилив и глина',
  ar: 'مدّ وطين',
};

/** The mark: a bowl of clay filled to the brim with a rolling tide. */
export function drawMark(x: number, y: number, size: number, clay: string, tide: string): string {
  const s = size / 100;
  return `<g transform="translate(${fmt(x)} ${fmt(y)}) scale(${fmt(s)})">${shape('M4 46C4 46 10 92 38 94H62C90 92 96 46 96 46C88 54 80 54 73 46C65 38 58 38 50 46C42 54 35 54 27 46C20 38 12 38 4 46Z', clay)}${stroke('M4 29C12 21 20 21 27 29C35 37 42 37 50 29C58 21 65 21 73 29C80 37 88 37 96 29', tide, 6.5)}${stroke('M27 11C35 19 42 19 50 11C58 3 65 3 73 11', tide, 6.5, 'opacity="0.55"')}</g>`;
}

export function measureLogo(language: ArtLanguage): Size {
  return { width: 116 + measureName(shopNames[language]), height: 96 };
}

/** The shop's logo; `inverse` is for dark ground. Where one reads from the right, the sign stands there. */
export function drawLogo(language: ArtLanguage, inverse: boolean): string {
  const ink = inverse ? '#f7f1e6' : '#1f3a4a';
  const size = measureLogo(language);
  const isFromRight = language === 'ar';
  const drawing = new Drawing(size);
  drawing.add(
    drawMark(
      isFromRight ? size.width - 86 : 6,
      8,
      80,
      inverse ? '#e0936c' : '#b0552f',
      inverse ? '#f7f1e6' : '#2f6271',
    ),
    writeName(shopNames[language], isFromRight ? 4 : 112, ink),
  );
  return drawing.toString();
}

export function drawFavicon(): string {
  const drawing = new Drawing({ width: 64, height: 64 });
  drawing.add(
    '<rect width="64" height="64" rx="14" fill="#f4ece0"/>',
    drawMark(10, 10, 44, '#b0552f', '#2f6271'),
  );
  return drawing.toString();
}
