import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { artworks } from './artworks.ts';
import { drawCeramic } from './ceramics.ts';
import { type CataloguePrint, cataloguePrints } from './print-catalogue.ts';
import { palettes } from './palettes.ts';
import { renderArt } from './render.ts';

const size = { width: 300, height: 400 };
const onePerSeries = [...new Map(cataloguePrints.map((print) => [print.series, print])).values()];

describe('print series', () => {
  it.each(onePerSeries)(
    '$series draws the same for a seed and differently for others',
    ({ print }: CataloguePrint) => {
      const first = print.series(1, palettes.seaFog, size);
      expect(print.series(1, palettes.seaFog, size)).toBe(first);
      expect(print.series(2, palettes.seaFog, size)).not.toBe(first);
      expect(print.series(1, palettes.terracotta, size)).not.toBe(first);
    },
  );

  it('keeps the same composition at every size', () => {
    for (const { print } of onePerSeries) {
      const body = (svg: string): string => svg.slice(svg.indexOf('viewBox'));
      const small = body(print.series(3, palettes.mintGlaze, size));
      expect(body(print.series(3, palettes.mintGlaze, { width: 600, height: 800 }))).toBe(small);
    }
  });
});

describe('ceramics', () => {
  it('photographs the same pot twice alike, and another glaze or seed differently', () => {
    const shot = (glaze: 'bone' | 'sea', seed: number): string =>
      drawCeramic({ shape: 'bud', glaze, seed, size });
    const first = shot('bone', 1);
    expect(shot('bone', 1)).toBe(first);
    expect(shot('sea', 1)).not.toBe(first);
    expect(shot('bone', 2)).not.toBe(first);
  });
});

describe('artworks', () => {
  it('have unique kebab-case keys and both alternative texts', () => {
    expect(new Set(artworks.map(({ key }) => key)).size).toBe(artworks.length);
    expect(artworks.filter(({ key }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key))).toEqual([]);
    expect(artworks.filter(({ alt }) => alt.en.trim() === '' || alt.ru.trim() === '')).toEqual([]);
  });

  it('cover the pictures the demo shop asks for', () => {
    const keys = new Set(artworks.map(({ key }) => key));
    const numbered = (prefix: string, count: number, digits = 2): string[] =>
      Array.from({ length: count }, (_, index) => `${prefix}-${String(index + 1).padStart(digits, '0')}`);
    const wanted = [
      ...numbered('print', 34).flatMap((key) => [key, `${key}-detail`]),
      ...numbered('pot', 26),
      ...numbered('hero', 3, 1).flatMap((key) => [key, `${key}-mobile`]),
      ...numbered('article', 12),
      ...numbered('gallery', 8),
      ...numbered('author', 4, 1),
      ...numbered('maker', 6, 1),
      ...['prints', 'landscapes', 'abstract', 'botanical', 'ceramics', 'vases', 'tableware', 'gifts'].map(
        (name) => `catalog-${name}`,
      ),
      ...['delivery', 'paper', 'handmade', 'return'].map((name) => `benefit-${name}`),
      'logo',
      'logo-inverse',
      'favicon',
      'share',
      'about-studio',
      'about-table',
    ];
    expect(wanted.filter((key) => !keys.has(key))).toEqual([]);
  });

  it('draw pictures that render to more than one colour', { timeout: 120_000 }, async () => {
    // All the cheap ones and every eighth of the photographs; `renderAll` goes through the rest.
    const cheap = artworks.filter(({ key, format }) => format === 'svg' || key.startsWith('author'));
    const sampled = artworks.filter(({ format }, index) => format === 'webp' && index % 8 === 0);
    const blank: string[] = [];
    for (const { key, draw } of [...cheap, ...sampled]) {
      const image = sharp(Buffer.from(draw()), { unlimited: true }).resize(64);
      const { channels } = await image.flatten({ background: '#888' }).stats();
      if (Math.max(...channels.map(({ stdev }) => stdev)) < 2) blank.push(key);
    }
    expect(blank).toEqual([]);
  });
});

describe('renderArt', () => {
  it('gives the same bytes every time, at the asked size', async () => {
    const svg = cataloguePrints[0]?.print.series(1, palettes.seaFog, size) ?? '';
    const first = await renderArt(svg, { ...size, format: 'webp' });
    expect(first.equals(await renderArt(svg, { ...size, format: 'webp' }))).toBe(true);
    expect(await sharp(first).metadata()).toMatchObject({ ...size, format: 'webp' });
  });
});
