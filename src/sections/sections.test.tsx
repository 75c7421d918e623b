import { describe, expect, test } from 'vitest';

import { messagesOf } from '#i18n/messages-of.ts';
import { buildSectionContext, renderSectionHtml } from '#tests/support/section-context.tsx';

import { sectionDefinitions } from './sections.ts';
import { sectionExamples } from './section-examples.ts';

const cases = [...sectionExamples].flatMap(([type, examples]) =>
  examples.flatMap((example) =>
    (['en', 'ru'] as const).map((language) => ({ type, name: example.name, language, example })),
  ),
);

test.each([...sectionDefinitions.values()])('$type: every preset is drawn', ({ type, presets }) => {
  expect(presets.length).toBeGreaterThan(0);
  for (const preset of presets) expect(() => renderSectionHtml(type, preset)).not.toThrow();
});

describe.each(cases)('$type, $name, $language', ({ type, language, example }) => {
  const html = renderSectionHtml(type, example, buildSectionContext({ language }));

  test('shows no message key', () => {
    const texts = new Set(html.match(/(?<=>)[^<>]+(?=<)|(?<=")[^"]+(?=")/g));
    expect(Object.keys(messagesOf('en')).filter((key) => texts.has(key))).toEqual([]);
  });

  test('every picture holds its place and has a text', () => {
    const images = html.match(/<img [^>]*>/g) ?? [];
    expect(
      images.filter((img) => !/ width="\d+"/.test(img) || !/ height="\d+"/.test(img) || !/ alt="/.test(img)),
    ).toEqual([]);
  });

  test('has no empty text element and no unfilled value', () => {
    // Texts that an island fills in the browser travel with their gaps.
    const shown = html.replaceAll(/<vt-island [^>]*>/g, '');
    expect(
      html.match(/<(h[1-6]|p|li|ul|ol|dl|dt|dd|a|figcaption|address|blockquote)(?: [^>]*)?><\/\1>/g),
    ).toBeNull();
    expect(shown.match(/.{20}(?:undefined|NaN|\[object Object\]|\{\w+\}).{20}/g)).toBeNull();
  });

  test('has no id twice', () => {
    const ids = html.match(/(?<= id=")[^"]+/g) ?? [];
    expect(ids).toEqual([...new Set(ids)]);
  });
});

const imagesOf = (html: string) => html.match(/<img [^>]*>/g) ?? [];
const isLazy = (image: string | undefined) => image?.includes('loading="lazy"') ?? false;

test.each([...sectionExamples])(
  '%s: its first picture loads at once among the first four sections, and later below them [R150]',
  (type, examples) => {
    const at = (index: number) =>
      examples.map(({ options, items }) => imagesOf(renderSectionHtml(type, { options, items, index })));
    // A first slide of words alone leaves the first picture to the second, which waits.
    const late = type.startsWith('slider') ? [] : at(3).filter(([first]) => isLazy(first));
    expect(late).toEqual([]);
    expect(
      at(4)
        .flat()
        .filter((image) => !isLazy(image)),
    ).toEqual([]);
  },
);
