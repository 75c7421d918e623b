import { expect, test } from 'vitest';

import {
  allowedAlignment,
  allowedAttributes,
  allowedTags,
  cleanEmbed,
  cleanLink,
  cleanPicture,
  droppedWithText,
  renamedTags,
} from './rich-text-rules.ts';

test('an attribute is allowed of an allowed element alone, and none that runs code', () => {
  expect(Object.keys(allowedAttributes).filter((tag) => !allowedTags.includes(tag))).toEqual([]);
  expect(Object.values(allowedAttributes).flat()).not.toContainEqual(expect.stringMatching(/^$|^on/));
  expect(allowedTags.filter((tag) => droppedWithText.includes(tag) || tag in renamedTags)).toEqual([]);
});

test('blocks and cells are aligned, by nothing but the words of CSS for it', () => {
  const aligned = Object.keys(allowedAttributes).filter((tag) => allowedAttributes[tag]?.includes('style'));
  expect(aligned.toSorted()).toEqual(
    ['p', 'h2', 'h3', 'h4', 'td', 'th', 'blockquote', 'figcaption', 'li'].toSorted(),
  );
  for (const word of ['left', 'right', 'center', 'justify', 'start', 'end'])
    expect(allowedAlignment.test(word)).toBe(true);
  for (const word of ['', 'left;color:red', 'inherit']) expect(allowedAlignment.test(word)).toBe(false);
});

test('elements keep what they need', () => {
  expect(allowedAttributes).toMatchObject({
    a: ['href', 'target', 'rel', 'title'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
    ol: ['start', 'reversed'],
    th: ['style', 'colspan', 'rowspan', 'scope'],
    td: ['style', 'colspan', 'rowspan'],
    col: ['span'],
    colgroup: ['span'],
  });
});

test('headings of other levels become those that a page leaves to its texts', () => {
  expect(renamedTags).toEqual({ h1: 'h2', h5: 'h4', h6: 'h4' });
});

test.each([
  'https://a.example/b',
  'http://a.example',
  'HTTPS://a.example',
  'mailto:a@b.example',
  'tel:+1',
  '/catalogs/a:b',
  '#part',
  '?q=a:b',
  'page',
])('a link to %s is kept', (href) => {
  expect(cleanLink({ href: ` ${href} ` })).toEqual({ href });
});

test.each([
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  'data:a',
  'ftp:a',
])('a link to %j goes, its title stays', (href) => {
  expect(cleanLink({ href, title: 'A' })).toEqual({ title: 'A' });
});

test('a new tab gets no hold of the shop, any other target goes', () => {
  expect(cleanLink({ target: '_blank' })).toEqual({ target: '_blank', rel: 'noopener noreferrer' });
  expect(cleanLink({ target: '_top', rel: 'opener' })).toEqual({});
});

test('pictures come from the library or over https', () => {
  const picture = { alt: '', loading: 'lazy' };
  expect(cleanPicture({ src: ' /img/a.jpg ' })).toEqual({ ...picture, src: '/img/a.jpg' });
  expect(
    cleanPicture({
      src: 'https://a.example/b.png',
      alt: 'A',
      title: 'B',
      width: '20',
      height: '1234',
      id: 'x',
    }),
  ).toEqual({
    src: 'https://a.example/b.png',
    alt: 'A',
    title: 'B',
    loading: 'lazy',
    width: '20',
    height: '1234',
  });
  for (const src of [
    'http://a.example/b',
    'data:image/png,',
    '/img/../a',
    '/a.jpg',
    'https://a\\b',
    '',
    undefined,
  ])
    expect(cleanPicture(src === undefined ? { alt: 'A' } : { src, alt: 'A' })).toEqual({});
});

test('sizes are whole numbers of four digits at most', () => {
  for (const width of ['20px', '100%', '12345', '-1', ''])
    expect(cleanPicture({ src: '/img/a.jpg', width })).not.toHaveProperty('width');
});

test('a film is shown in a frame that can do little, any other frame goes', () => {
  const src = 'https://www.youtube-nocookie.com/embed/abcdefghijk';
  const clean = cleanEmbed({ src, title: 'A', width: '560', sandbox: '', onload: 'x' });
  expect(clean).toEqual({
    src,
    title: 'A',
    width: '560',
    loading: 'lazy',
    sandbox: 'allow-scripts allow-same-origin allow-presentation allow-popups',
    allow: 'fullscreen; picture-in-picture; encrypted-media',
    referrerpolicy: 'strict-origin-when-cross-origin',
    allowfullscreen: '',
  });
  expect(Object.keys(clean).filter((name) => !allowedAttributes['iframe']?.includes(name))).toEqual([]);
  expect(cleanEmbed({ src: 'https://evil.example/', title: 'A' })).toEqual({});
  expect(cleanEmbed({ title: 'A' })).toEqual({});
});
