import { z } from 'zod';

import { defineSection } from '../framework/define-section.ts';
import { htmlField, imageField, textField } from '../framework/fields.ts';

/** Who wrote it: the people in `items`, or the author of the article that the section stands on. */
export const authorsSection = defineSection({
  type: 'authors',
  item: z.object({
    name: textField(200),
    role: textField(200),
    image: imageField(),
    text: htmlField(4000),
    links: z
      .array(z.object({ title: textField(80), url: textField(500) }))
      .max(10)
      .default([]),
  }),
  isShown: ({ media }) => media.pageStyle.showAuthor,
  presets: [
    { name: 'article-author', options: {}, items: [] },
    {
      name: 'team',
      options: { background: 'light', heading: { title: 'Who writes here' } },
      items: [
        { name: 'Anna Vale', role: 'Ceramist', text: '<p>Throws, glazes and keeps the kiln diary.</p>' },
        {
          name: 'Tom Reed',
          role: 'Printmaker',
          text: '<p>Cuts lino by day and writes about it by night.</p>',
        },
      ],
    },
  ],
});
