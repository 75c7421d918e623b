import { articleCovers, drawSideboardRoom } from './article-cover.ts';
import type { ArtLanguage, Artwork, Translated } from './artwork.ts';
import { catalogArtworks } from './catalog-covers.ts';
import { drawFramedPrint } from './framed-print.ts';
import { heroes, heroSizes } from './heroes.ts';
import { writeName, writeWord } from './lettering.ts';
import { drawMark, shopNames } from './logo.ts';
import { picture, still } from './picture.ts';
import { palettes } from './palettes.ts';
import { drawPortrait, type HairName } from './portrait.ts';
import { choosePrint } from './print-catalogue.ts';
import { drawStillLife } from './still-life.ts';
import { placeParts } from './studio/mesh.ts';
import { buildBrushJar, buildTools, buildWheel } from './studio-props.ts';
import { Drawing, type Size } from './svg.ts';

const about: Size = { width: 1200, height: 900 };

const heroAlts: Record<'hero-1' | 'hero-2' | 'hero-3', Translated> = {
  'hero-1': {
    en: 'Two framed prints on a pale wall, and a vase, bowls and pots in front of them',
    ru: 'Два постера в рамах на светлой стене, перед ними ваза, миски и горшки',
    ar: 'لوحتان مؤطّرتان على جدار فاتح، وأمامهما مزهرية وأوعية وأصص',
  },
  'hero-2': {
    en: 'Hand-thrown vases, a pitcher, bowls and a mug on a sand-coloured table',
    ru: 'Вазы, кувшин, миски и кружка ручной работы на столе песочного цвета',
    ar: 'مزهريات وإبريق وأوعية وكوب يدوية على طاولة بلون الرمل',
  },
  'hero-3': {
    en: 'Prints and ceramics over an oak sideboard on a green wall',
    ru: 'Постеры и керамика на дубовом комоде у зелёной стены',
    ar: 'لوحات وخزف فوق خزانة من البلوط على جدار أخضر',
  },
};

const heroArtworks = (['hero-1', 'hero-2', 'hero-3'] as const).flatMap((key) => {
  const { en, ru } = heroAlts[key];
  const [onWide, onPhones] = heroSizes[key];
  return [
    { ...picture(key, onWide, en, ru, heroes[key]), alt: heroAlts[key] },
    picture(`${key}-mobile`, onPhones, en, ru, heroes[`${key}-mobile`]),
  ];
});

const articleArtworks = articleCovers.map(({ alt, draw }, index) =>
  picture(
    `article-${String(index + 1).padStart(2, '0')}`,
    { width: 1500, height: 1000 },
    alt.en,
    alt.ru,
    draw,
  ),
);

const authors: readonly (readonly [
  seed: number,
  palette: keyof typeof palettes,
  hair: HairName,
  skin: string,
  beard: boolean,
  en: string,
  ru: string,
])[] = [
  [1, 'seaFog', 'bob', '#ecc4a4', false, 'Portrait of an author with a bob', 'Портрет автора с каре'],
  [
    2,
    'terracotta',
    'short',
    '#d9a27c',
    true,
    'Portrait of an author with a beard',
    'Портрет автора с бородой',
  ],
  [3, 'plumDusk', 'curls', '#8e5b42', false, 'Portrait of an author with curls', 'Портрет автора с кудрями'],
  [4, 'oliveGrove', 'bun', '#f0cdb2', false, 'Portrait of an author with a bun', 'Портрет автора с пучком'],
];

const authorArtworks = authors.map(([seed, palette, hair, skin, beard, en, ru], index) => {
  const size = { width: 400, height: 400 };
  return picture(`author-${index + 1}`, size, en, ru, () =>
    drawPortrait(seed, palettes[palette], size, hair, skin, beard),
  );
});

const portrait4x5: Size = { width: 1080, height: 1350 };
const small: Size = { width: 1080, height: 1080 };
const landscape: Size = { width: 1350, height: 900 };

const galleryArtworks = [
  picture(
    'gallery-01',
    portrait4x5,
    'A tall bottle with branches at home',
    'Высокая ваза с ветками в интерьере',
    still(
      portrait4x5,
      '#c9b8a6',
      240,
      [
        ['branchVase', 'tide', -0.3, 0, 1.05],
        ['bud', 'terracotta', 1.2, 0.7, 0.9],
      ],
      { origin: [0.47, 0.86], pitch: 0.16, seed: 21 },
    ),
  ),
  picture(
    'gallery-02',
    small,
    'A morning mug with a stack of bowls',
    'Утренняя кружка и стопка мисок',
    still(
      small,
      '#a9b6b4',
      255,
      [
        ['mug', 'bone', 0.85, 0.5, 1],
        ['nestedBowls', 'terracotta', -1, -0.2, 0.85],
      ],
      { origin: [0.48, 0.66], pitch: 0.36, seed: 22 },
    ),
  ),
  picture(
    'gallery-03',
    landscape,
    'A sideboard with a ring vase under a print',
    'Комод с вазой-кольцом под постером',
    () => drawSideboardRoom(landscape, '#a9b5a2', '#7d5c3e', 16, 'ochre'),
  ),
  picture('gallery-04', portrait4x5, 'A moon print in an oak frame', 'Постер с луной в дубовой раме', () =>
    drawFramedPrint({ print: choosePrint(18), size: portrait4x5, frame: 'oak', wall: '#8a5f4c' }),
  ),
  picture(
    'gallery-05',
    small,
    'Brushes and a test bowl',
    'Кисти и пробная миска',
    still(small, '#d7c6ae', 235, [['smallPinch', 'sea', 1.05, 0.7, 1.1]], {
      parts: placeParts(buildBrushJar(), [-0.45, 0, 0], 1.15),
      origin: [0.48, 0.82],
      pitch: 0.26,
      seed: 25,
    }),
  ),
  picture(
    'gallery-06',
    landscape,
    'A family of blue and white vases',
    'Семейство сине-белых ваз',
    still(
      landscape,
      '#ccd3d4',
      205,
      [
        ['bottle', 'cobalt', -1.9, -0.3, 0.95],
        ['moonJar', 'snow', 0, -0.5, 0.95],
        ['teardrop', 'cobalt', 1.95, -0.2, 0.85],
        ['bud', 'tide', 0.85, 0.95, 0.85],
        ['smallPinch', 'snow', -0.85, 1.05, 0.9],
      ],
      { origin: [0.5, 0.78], pitch: 0.2, seed: 26 },
    ),
  ),
  picture(
    'gallery-07',
    portrait4x5,
    'Seaweed paper-cuts in a white frame',
    'Бумажные водоросли в белой раме',
    () => drawFramedPrint({ print: choosePrint(23), size: portrait4x5, frame: 'white', wall: '#d5a48c' }),
  ),
  picture(
    'gallery-08',
    small,
    'Candlelight corner with two candlesticks',
    'Уголок с двумя подсвечниками',
    still(
      small,
      '#6f6a68',
      232,
      [
        ['candlesticks', 'bone', -0.2, 0, 1.05],
        ['lidJar', 'tenmoku', 1.5, -0.7, 0.75],
      ],
      { origin: [0.46, 0.83], pitch: 0.2, seed: 28 },
    ),
  ),
];

const shareSize: Size = { width: 1200, height: 630 };

/** The name in two lines, as it breaks; joined letters stay in one. */
const shareWords: Record<ArtLanguage, readonly string[]> = {
  en: ['TIDE', '& CLAY'],
  ru: ['ПРИЛИВ', 'И ГЛИНА'],
  ar: [],
};

const drawShare = (language: ArtLanguage): string => {
  const size = shareSize;
  const scene = drawStillLife({
    size,
    color: '#d9b79a',
    scale: 122,
    origin: [0.69, 0.76],
    pitch: 0.2,
    seed: 7,
    pieces: [
      ['branchVase', 'dune', -1, -0.7, 1],
      ['flutedMoon', 'terracotta', 1.1, -0.4, 0.95],
      ['pitcher', 'sea', -2.4, 0.3, 0.85],
      ['deepBowl', 'tide', 0, 1, 0.75],
    ],
  });
  const drawing = new Drawing(size);
  drawing.add(
    scene,
    drawMark(language === 'ar' ? 324 : 84, 178, 110, '#a34a26', '#24505e'),
    ...shareWords[language].map(
      (word, line) =>
        writeWord(word, 84, 336 + line * 88, 56, language === 'en' ? 22 : 14, '#2b2622', 5).shapes,
    ),
    language === 'ar'
      ? `<g transform="translate(78 300) scale(1.5)">${writeName(shopNames.ar, 0, '#2b2622')}</g>`
      : '',
  );
  return drawing.toString();
};

const shares = (['en', 'ru', 'ar'] as const).map((language): Artwork => ({
  key: language === 'en' ? 'share' : `share-${language}`,
  ...shareSize,
  format: 'webp',
  alt: {
    en: 'Tide & Clay: art prints and ceramics',
    ru: '«Прилив и глина»: постеры и керамика',
    ar: 'مدّ وطين: لوحات فنية وخزف',
  },
  language,
  draw: () => drawShare(language),
}));

export const sceneArtworks: readonly Artwork[] = [
  ...heroArtworks,
  ...catalogArtworks,
  ...articleArtworks,
  ...authorArtworks,
  ...galleryArtworks,
  picture(
    'about-studio',
    about,
    'The studio table: a wheel, tools and drying pots',
    'Стол мастерской: круг, инструменты и сохнущие горшки',
    still(
      about,
      '#c8c2b2',
      172,
      [
        ['amphora', 'terracotta', -2.3, -1, 0.95],
        ['moonJar', 'bone', 2.25, -1, 0.85],
        ['bud', 'ash', 1.7, 0.75, 0.8],
      ],
      {
        parts: [
          ...placeParts(buildWheel(), [0, 0.3, 0.1], 0.95),
          ...placeParts(buildTools(), [0, 0, 0.9], 0.9),
        ],
        pitch: 0.3,
        origin: [0.5, 0.7],
        seed: 31,
      },
    ),
  ),
  picture(
    'about-table',
    about,
    'What survived the kiln: plates, bowls, a mug and a small vase',
    'Что уцелело в печи: тарелки, миски, кружка и маленькая ваза',
    still(
      about,
      '#bfae9c',
      190,
      [
        ['plateStack', 'dune', -1.15, -0.2, 1],
        ['deepBowl', 'tide', 1.2, -0.75, 0.95],
        ['bud', 'blush', 2.35, -0.2, 0.95],
        ['mug', 'bone', 0.6, 0.95, 0.85],
        ['smallPinch', 'ochre', 1.75, 1.5, 0.85],
      ],
      { origin: [0.45, 0.58], pitch: 0.36, seed: 37 },
    ),
  ),
  ...shares,
];
