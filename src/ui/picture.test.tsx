import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import type { ImageRef } from '#domain/image-url.ts';

import { ArtPicture, Picture } from './picture.tsx';

const photo: ImageRef = {
  id: 7,
  uri: '/img/original/7-0123456789abcdef.jpg',
  name: 'vase.jpg',
  width: 2400,
  height: 1600,
  mime: 'image/jpeg',
  alt: '',
  title: 'A vase',
};

describe('Picture', () => {
  it('is lazy, holds its place and offers renditions', () => {
    const html = renderToStaticMarkup(<Picture image={photo} sizes="100vw" ratio="1:1" />);
    expect(html).toMatch(
      /^<picture class="vt-picture"><img class="vt-picture__img" loading="lazy" decoding="async"/,
    );
    expect(html).toContain('width="640" height="640"');
    expect(html).toContain('sizes="100vw"');
    expect(html).toContain('/img/outbound/1600x1600/7-0123456789abcdef.jpg 1600w');
    expect(html).toContain('src="/img/outbound/576x576/7-0123456789abcdef.jpg"');
  });

  it('falls back from alt to title to nothing', () => {
    const altOf = (image: ImageRef, alt?: string) =>
      /alt="([^"]*)"/.exec(renderToStaticMarkup(<Picture image={image} sizes="1px" alt={alt} />))?.[1];
    expect(altOf({ ...photo, alt: 'Blue vase' })).toBe('Blue vase');
    expect(altOf(photo)).toBe('A vase');
    expect(altOf({ ...photo, title: '' })).toBe('');
    expect(altOf(photo, '')).toBe('');
  });

  it('loads at once and first when it has priority, without a preload link of React', () => {
    const html = renderToStaticMarkup(<Picture image={photo} sizes="100vw" priority />);
    expect(html).toMatch(/fetchpriority="high"/i);
    expect(html).not.toMatch(/lazy|async|<link/);
  });

  it('shows the placeholder for a missing picture', () => {
    const html = renderToStaticMarkup(<Picture image={null} sizes="100vw" />);
    expect(html).toContain('width="100" height="100"');
    expect(html).toContain('src="/img/placeholder.svg"');
    expect(html).not.toContain('srcset');
  });
});

describe('ArtPicture', () => {
  it('has sources for 1920, 1024 and 568, each with its own proportions', () => {
    const html = renderToStaticMarkup(
      <ArtPicture
        sizes="100vw"
        priority
        desktop={{ image: photo }}
        tablet={{ image: photo, ratio: '4:3' }}
        mobile={{ image: { ...photo, id: 8, uri: '/img/original/8-0123456789abcdef.jpg' }, ratio: '1:1' }}
      />,
    );
    expect(html).toMatch(
      /<source media="\(min-width: 1025px\)" srcset="[^"]*1920w" sizes="100vw" width="2400" height="1600"/i,
    );
    expect(html).toMatch(/<source media="\(min-width: 568px\)" srcset="[^"]*1024x768[^"]*"/i);
    expect(html).toMatch(/<img[^>]*width="640" height="640"[^>]*srcset="[^"]*\/img\/outbound\/568x568\/8-/i);
  });

  it('falls back to the wider picture', () => {
    const html = renderToStaticMarkup(<ArtPicture sizes="100vw" desktop={{ image: photo, ratio: '16:9' }} />);
    expect(html.match(/16:9|1024x576/g)?.length).toBe(2);
  });
});
