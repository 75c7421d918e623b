import type { Artwork } from './artwork.ts';
import { type BenefitName, drawBenefitIcon } from './benefit-icon.ts';
import { drawFavicon, drawLogo, logoSize } from './logo.ts';
import { drawMakerLogo, makers, measureMakerLogo } from './maker-logo.ts';

const mark = (
  key: string,
  width: number,
  height: number,
  en: string,
  ru: string,
  draw: () => string,
): Artwork => ({ key, width, height, format: 'svg', alt: { en, ru }, draw });

const benefits: readonly (readonly [BenefitName, string, string])[] = [
  ['delivery', 'A delivery van', 'Фургон доставки'],
  ['paper', 'A sheet of art paper', 'Лист художественной бумаги'],
  ['handmade', 'A hand-thrown pot', 'Сосуд ручной работы'],
  ['return', 'An arrow around a clock', 'Стрелка вокруг часов'],
];

export const markArtworks: readonly Artwork[] = [
  mark('logo', logoSize.width, logoSize.height, 'Tide & Clay', 'Tide & Clay', () => drawLogo(false)),
  mark('logo-inverse', logoSize.width, logoSize.height, 'Tide & Clay', 'Tide & Clay', () => drawLogo(true)),
  mark('favicon', 64, 64, 'Tide & Clay', 'Tide & Clay', drawFavicon),
  ...benefits.map(([name, en, ru]) => mark(`benefit-${name}`, 64, 64, en, ru, () => drawBenefitIcon(name))),
  ...makers.map((maker, index) =>
    mark(
      `maker-${index + 1}`,
      measureMakerLogo(maker),
      80,
      `${maker.name} workshop`,
      `Мастерская ${maker.name}`,
      () => drawMakerLogo(maker),
    ),
  ),
];
