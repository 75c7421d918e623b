import { describe, expect, it } from 'vitest';

import {
  heightFor,
  imageRatios,
  imageUrl,
  isListedSize,
  isResizable,
  listCandidates,
  missingImage,
  screenWidths,
  srcSet,
  type ImageRef,
} from './image-url.ts';

const photo: ImageRef = {
  id: 7,
  uri: '/img/original/7-0123456789abcdef.jpg',
  name: 'vase.jpg',
  width: 1000,
  height: 500,
  mime: 'image/jpeg',
  alt: 'A vase',
  title: '',
};
const drawing: ImageRef = { ...photo, uri: '/img/original/7-0123456789abcdef.svg', mime: 'image/svg+xml' };

describe('imageUrl', () => {
  it('is a 640x480 crop by default [R552,726]', () => {
    expect(imageUrl(photo)).toBe('/img/outbound/640x480/7-0123456789abcdef.jpg');
  });

  it('names mode and box', () => {
    expect(imageUrl(photo, { mode: 'inset', width: 320, height: 0 })).toBe(
      '/img/inset/320x0/7-0123456789abcdef.jpg',
    );
    expect(imageUrl(photo, { mode: 'original' })).toBe(photo.uri);
  });

  it('names the point of interest where a crop follows it, and nowhere else', () => {
    const pointed = { ...photo, focus: { x: 22, y: 40 } };
    expect(imageUrl(pointed)).toBe(`${imageUrl(photo)}?focus=22-40`);
    expect(imageUrl(pointed, { mode: 'inset' })).toBe(imageUrl(photo, { mode: 'inset' }));
  });

  it('leaves alone what is not resized: SVG, foreign pictures, the 100x100 placeholder [R554-555]', () => {
    expect(imageUrl(drawing)).toBe(drawing.uri);
    expect(imageUrl({ ...photo, uri: 'https://cdn.example/a.jpg' })).toBe('https://cdn.example/a.jpg');
    expect(isResizable(missingImage)).toBe(false);
    expect([missingImage.width, missingImage.height]).toEqual([100, 100]);
    expect([missingImage.alt, missingImage.title]).toEqual(['', '']);
  });
});

describe('srcSet', () => {
  it('never goes above the width of the picture [R556]', () => {
    expect(listCandidates(photo).map(({ width }) => width)).toEqual([320, 480, 576, 768, 996]);
  });

  it('never goes above the largest crop', () => {
    expect(listCandidates(photo, { ratio: '1:1' }).at(-1)).toEqual({
      url: '/img/outbound/480x480/7-0123456789abcdef.jpg',
      width: 480,
    });
  });

  it('offers the smallest rendition of a tiny picture with its true width', () => {
    expect(srcSet({ ...photo, width: 60, height: 60 }, { widths: [160, 240] })).toBe(
      '/img/inset/160x0/7-0123456789abcdef.jpg 60w',
    );
  });

  it('names the renditions one after another, the only one that fits too', () => {
    expect(srcSet({ ...photo, width: 480 })).toBe(
      '/img/inset/320x0/7-0123456789abcdef.jpg 320w, /img/inset/480x0/7-0123456789abcdef.jpg 480w',
    );
    expect(listCandidates({ ...photo, width: 400 }).map(({ width }) => width)).toEqual([320]);
    expect(listCandidates({ ...photo, width: 480 }, { widths: [240, 480] })[1]?.width).toBe(480);
    expect(
      listCandidates({ ...photo, width: 250 }, { widths: [100, 240] }).map(({ width }) => width),
    ).toEqual([100, 240]);
  });

  it('is empty for an SVG', () => {
    expect(srcSet(drawing)).toBe('');
  });
});

describe('isListedSize', () => {
  it('holds for everything that srcSet can name', () => {
    for (const width of [160, 240, 400, 600, ...screenWidths]) {
      expect(isListedSize(width, 0)).toBe(true);
      for (const ratio of imageRatios) expect(isListedSize(width, heightFor(width, ratio))).toBe(true);
    }
  });

  it('holds for the sizes of the specification', () => {
    for (const [width, height] of [
      [640, 480],
      [100, 100],
      [600, 600],
      [1920, 494],
      [1024, 400],
      [568, 385],
    ]) {
      expect(isListedSize(width ?? 0, height ?? 0)).toBe(true);
    }
  });

  it('refuses anything else', () => {
    for (const [width, height] of [
      [641, 480],
      [640, 481],
      [1, 1],
      [99_999, 0],
      [1920, 99_999],
      [0, 0],
      [100, 401],
    ]) {
      expect(isListedSize(width ?? 0, height ?? 0)).toBe(false);
    }
  });

  it("takes the shop's own sizes, and their proportions at every listed width", () => {
    const own = [{ width: 700, height: 930 }];
    expect(isListedSize(700, 930, own)).toBe(true);
    expect(isListedSize(320, heightFor(320, '700:930'), own)).toBe(true);
    expect(isListedSize(320, 424, own)).toBe(false);
    expect(isListedSize(1, 1, [{ width: 1, height: 1 }])).toBe(false);
    expect(isListedSize(100, 3840, [{ width: 100, height: 3840 }])).toBe(true);
    expect(isListedSize(100, 3841, [{ width: 100, height: 3841 }])).toBe(false);
    expect(isListedSize(1920, 9, [{ width: 1920, height: 9 }])).toBe(true);
    expect(isListedSize(1921, 9, [{ width: 1921, height: 9 }])).toBe(false);
    expect(isListedSize(100, 400, [{ width: 1, height: 4 }])).toBe(true);
    expect(isListedSize(100, 500, [{ width: 1, height: 5 }])).toBe(false);
    for (const none of [
      { width: 0, height: 7 },
      { width: 7, height: 0 },
    ])
      expect(isListedSize(100, 1, [none])).toBe(false);
  });

  it('holds at every listed width whatever the height', () => {
    for (const width of [
      100, 160, 240, 320, 400, 480, 568, 576, 600, 640, 768, 800, 996, 1024, 1200, 1367, 1600,
    ])
      expect(isListedSize(width, 0)).toBe(true);
  });
});
