import { expect, it } from 'vitest';

import { sectionDefinitions } from '#sections/sections.ts';

import { imageKeys } from './image-keys.ts';
import { createImageRefs } from './image-refs.ts';

const read = createImageRefs(imageKeys(sectionDefinitions));

it('knows every picture field of every section, and those of settings', () => {
  expect(imageKeys(sectionDefinitions)).toEqual(
    expect.arrayContaining(['favicon', 'image', 'imageMobile', 'images', 'logo', 'sharedImage']),
  );
});

it('finds single pictures, lists, and addresses in rich text', () => {
  const document =
    '{"a": {"image": 12, "images": [3, 40], "imageMobile": null, "html": "<img src=\\"/img/inset/640x0/7-ab12cd34ab12cd34.jpg\\">"}, "logo": 5}';
  expect([...read(document)].sort((a, b) => a - b)).toEqual([3, 5, 7, 12, 40]);
});

it('takes neither other numbers nor texts that look like fields for pictures', () => {
  expect(read('{"width": 12, "text": "\\"image\\": 9", "imageCount": 4, "images": []}').size).toBe(0);
});
