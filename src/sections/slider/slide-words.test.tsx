import { describe, expect, test } from 'vitest';

import { toneGrid } from '#domain/image-tones.ts';
import type { Image } from '#domain/schemas/image.schema.ts';
import { buildSectionContext, renderSectionHtml } from '#tests/support/section-context.tsx';

const { columns, rows } = toneGrid;
/** Calm and light on its left half, from black to white on its right one. */
const tones = Array.from(
  { length: rows },
  () => 'ccdc'.repeat(columns / 2) + '00ff'.repeat(columns / 2),
).join('');

const measured: Image = {
  id: 1,
  uri: '/img/original/1-0000000000000001.jpg',
  name: '1.jpg',
  width: 2100,
  height: 900,
  mime: 'image/jpeg',
  alt: 'Pots',
  title: '',
  tones,
};

interface Drawn {
  options?: object;
  content?: object;
  align?: object;
  image?: Partial<Image>;
  language?: 'en' | 'ar';
}

function draw({ options = {}, content = {}, align = {}, image = {}, language = 'en' }: Drawn): string {
  const context = buildSectionContext({ language });
  const own = { ...measured, ...image };
  return renderSectionHtml(
    'slider-item',
    {
      options: { words: 'calm', ...options },
      items: [
        {
          align,
          content: { image: 1, link: { type: 'catalog', url: 'x' }, ...content },
          heading: { title: 'Pots' },
          button: { title: 'Go' },
        },
      ],
    },
    { ...context, image: (id) => (id ? { ...own, id } : null) },
  );
}

describe('words on the calm side of a picture', () => {
  test('have nothing under them where its tones let them be read', () => {
    const html = draw({});
    expect(html).toContain('data-words="calm"');
    expect(html).toContain('--vt-calm-text:#211e1b');
    expect(html).not.toContain('vt-scrim--beside');
    expect(html).not.toContain('vt-slide__overlay');
  });

  test('have as much of a scrim as it takes, and on an unmeasured picture what any picture takes', () => {
    expect(draw({ align: { desktop: 'end' } })).toContain('vt-scrim--beside');
    const unmeasured = draw({ image: { tones: undefined } });
    expect(unmeasured).toContain('vt-scrim--beside');
    expect(unmeasured).toContain('--vt-calm-text:#ffffff');
    const white = /--vt-scrim-alpha:(0\.\d+)/.exec(draw({ content: { colorText: '#ffffff' } }))?.[1];
    expect(Number(white)).toBeGreaterThan(0.3);
    expect(Number(white)).toBeLessThan(0.54);
  });

  test('stand on the other side in a language that runs from the right', () => {
    expect(draw({ language: 'ar' })).toContain('vt-scrim--beside');
    expect(draw({ language: 'ar', align: { desktop: 'end' } })).not.toContain('vt-scrim--beside');
  });

  test('count the colour that the owner lays over the picture', () => {
    const html = draw({ content: { background: '#101010', opacity: 90 } });
    expect(html).toContain('--vt-calm-text:#ffffff');
    expect(html).toContain('vt-slide__overlay');
  });

  test('take the theme’s button, unless the owner gave the words a colour', () => {
    expect(draw({})).toContain('vt-slide__button vt-button--primary');
    expect(draw({ content: { colorText: '#211e1b' } })).not.toContain('vt-button--primary');
  });
});

test('a panel has the owner’s colour and words that can be read on it', () => {
  const html = draw({ options: { words: 'panel' }, content: { background: '#24414a' } });
  expect(html).toContain('data-words="panel"');
  expect(html).toContain('--vt-slide-ground:#24414a;--vt-slide-text:#ffffff');
  expect(html).not.toContain('vt-scrim');
});

test('without a picture or words there is nothing to stand beside', () => {
  expect(
    renderSectionHtml('slider-item', { options: { words: 'panel' }, items: [{ content: { image: 1 } }] }),
  ).not.toContain('data-words');
  expect(
    renderSectionHtml('slider-item', { options: { words: 'calm' }, items: [{ heading: { title: 'x' } }] }),
  ).not.toContain('data-words');
});

describe('what stays in sight', () => {
  test('is told for each use and each kind of screen, over the picture’s own point', () => {
    const image = { width: 1000, height: 1000, focus: { x: 10, y: 10 } };
    const html = draw({
      options: { words: 'over' },
      image,
      content: { imageFocus: { x: 50, y: 80 }, imageMobile: 2, imageMobileFocus: { x: 90, y: 50 } },
    });
    expect(html).toContain('focus=50-80');
    expect(html).toContain('focus=90-50');
    expect(html).not.toContain('focus=10-10');
    // A square cropped to 2:1 around 80 % keeps 50 to 100 %, of which the point is at 60 %.
    expect(html).toContain('--vt-focus:50% 60%;--vt-focus-mobile:90% 50%');
  });

  test('keeps what was measured behind the words, should the slide be narrower than the picture', () => {
    expect(draw({ image: { focus: { x: 80, y: 40 } } })).toContain('--vt-focus:0% 40%');
  });
});

test('the first heading is the page’s h1 where the owner says so', () => {
  expect(draw({})).toContain('<h2 class="vt-slide__title"');
  expect(draw({ options: { isPageTitle: true } })).toContain('<h1 class="vt-slide__title"');
  const slides = renderSectionHtml('slider', {
    options: { isPageTitle: true },
    items: [{ heading: { title: 'One' } }, { heading: { title: 'Two' } }],
  });
  expect(slides.match(/<h1/g)).toHaveLength(1);
});
