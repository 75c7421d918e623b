import { z } from 'zod';

import type { messages } from '#locales/en/sections/gallery.ts';

import { defineSection } from '../framework/define-section.ts';
import { choiceField, imageField, numberField, textField } from '../framework/fields.ts';
import { presetTexts } from '../framework/preset-texts.ts';

const text = presetTexts<typeof messages>();

const pictureSchema = z.object({ image: imageField(), caption: textField(200) });

/** Pictures beside the items, without captions. */
const draws = ['content.images'] as const;
const wall = [7, 1, 8, 3, 9, 5, 10, 11].map((image) => ({ image }));
const told = [
  { image: 12, caption: text('firstLight') },
  { image: 11, caption: text('freshShelf') },
  { image: 6, caption: text('aQuietCorner') },
  { image: 2, caption: text('sundayAtHome') },
];
const presets = [
  { name: 'wall', options: { heading: { title: text('onTheWall') } }, items: wall },
  {
    name: 'with-captions',
    options: { background: 'light', heading: { title: text('fromTheStudio'), textAlign: 'center' as const } },
    items: told,
  },
];

/** An even grid. */
export const gallerySection = defineSection({
  type: 'gallery',
  purpose: 'pictures',
  draws,
  options: {
    /** On wide screens; phones show two, tablets at most three. */
    columns: numberField(2, 6, 4),
    ratio: choiceField(['1:1', '4:5', '4:3', '3:2'], '1:1'),
  },
  item: pictureSchema,
  presets,
});

/** One large picture, the others as thumbnails. */
export const gallery1Section = defineSection({
  type: 'gallery-1',
  purpose: 'pictures',
  draws,
  item: pictureSchema,
  presets,
});

/** A row to leaf through, the next picture in sight. */
export const gallery2Section = defineSection({
  type: 'gallery-2',
  purpose: 'pictures',
  draws,
  options: { ratio: choiceField(['4:5', '1:1', '4:3', '3:2', '16:9'], '3:2') },
  item: pictureSchema,
  presets,
});

/** Rows of equal height, each picture in its own shape. */
export const gallery3Section = defineSection({
  type: 'gallery-3',
  purpose: 'pictures',
  draws,
  options: {
    /** Pixels, about: a row grows until it fills its width. */
    height: numberField(120, 480, 260),
  },
  item: pictureSchema,
  presets,
});

export const gallerySections = [gallerySection, gallery1Section, gallery2Section, gallery3Section];
