import type { ArtLanguage, Artwork } from './artwork.ts';
import { type BenefitName, drawBenefitIcon } from './benefit-icon.ts';
import { drawFavicon, drawLogo, measureLogo, shopNames } from './logo.ts';
import { drawMakerLogo, makers, measureMakerLogo } from './maker-logo.ts';

const mark = (
  key: string,
  width: number,
  height: number,
  en: string,
  ru: string,
  draw: () => string,
): Artwork => ({ key, width, height, format: 'svg', alt: { en, ru }, draw });

const logo = (language: ArtLanguage, key: string): Artwork[] => {
  const plain = { ...measureLogo(language), format: 'svg', alt: shopNames, language } as const;
  return [
    { key, ...plain, draw: () => drawLogo(language, false) },
    { key: `${key}-inverse`, ...plain, draw: () => drawLogo(language, true) },
  ];
};

const benefits: readonly (readonly [BenefitName, string, string])[] = [
  ['delivery', 'A delivery van', 'Фургон доставки'],
  ['paper', 'A sheet of art paper', 'Лист художественной бумаги'],
  ['handmade', 'A hand-thrown pot', 'Сосуд ручной работы'],
  ['return', 'An arrow around a clock', 'Стрелка вокруг часов'],
];

export const markArtworks: readonly Artwork[] = [
  ...logo('en', 'logo'),
  ...logo('ru', 'logo-ru'),
  ...logo('ar', 'logo-ar'),
  { ...mark('favicon', 64, 64, shopNames.en, shopNames.ru, drawFavicon), alt: shopNames },
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
