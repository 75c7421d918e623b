import { z } from 'zod';

import { masonry } from '#domain/screen.ts';

import { defineSection } from '../framework/define-section.ts';
import { imageField, numberField, textField } from '../framework/fields.ts';

const columns = masonry.columns;

/** Pictures in their own proportions, packed; `content.images` follow the items, without captions. */
export const galleryMasonrySection = defineSection({
  type: 'gallery-masonry',
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
      options: { heading: { title: 'On the wall' } },
      items: [1, 2, 3, 4, 5, 6].map((image) => ({ image })),
    },
    {
      name: 'with-captions',
      options: { columns: { desktop: 2 }, heading: { title: 'From the studio', textAlign: 'center' } },
      items: [
        { image: 7, caption: 'First light' },
        { image: 8, caption: 'Fresh from the shelf' },
        { image: 9, caption: 'A quiet corner' },
        { image: 10, caption: 'Sunday, at home' },
      ],
    },
  ],
});
