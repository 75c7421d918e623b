import { z } from 'zod';

import { masonry } from '#domain/screen.ts';
import type { messages } from '#locales/en/sections/gallery-masonry.ts';

import { defineSection } from '../framework/define-section.ts';
import { imageField, numberField, textField } from '../framework/fields.ts';
import { presetTexts } from '../framework/preset-texts.ts';

const text = presetTexts<typeof messages>();

const columns = masonry.columns;

/** Pictures in their own proportions, packed; `content.images` follow the items, without captions. */
export const galleryMasonrySection = defineSection({
  type: 'gallery-masonry',
  purpose: 'pictures',
  draws: ['content.images'],
  options: {
    /** Columns by screen; the gutter is 12 px (specification section 9). */
    columns: z
      .object({
        desktop: numberField(1, 6, columns.desktop),
        tablet: numberField(1, 4, columns.tablet),
        mobile: numberField(1, 3, columns.mobile),
      })
      .prefault({}),
  },
  item: z.object({ image: imageField(), caption: textField(200) }),
  presets: [
    {
      name: 'wall',
      options: { heading: { title: text('onTheWall') } },
      items: [1, 2, 3, 4, 5, 6].map((image) => ({ image })),
    },
    {
      name: 'with-captions',
      options: { columns: { desktop: 2 }, heading: { title: text('fromTheStudio'), textAlign: 'center' } },
      items: [
        { image: 7, caption: text('firstLight') },
        { image: 8, caption: text('freshShelf') },
        { image: 9, caption: text('aQuietCorner') },
        { image: 10, caption: text('sundayAtHome') },
      ],
    },
  ],
});
