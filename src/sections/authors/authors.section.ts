import { z } from 'zod';

import type { messages } from '#locales/en/sections/authors.ts';

import { defineSection } from '../framework/define-section.ts';
import { choiceField, htmlField, imageField, textField } from '../framework/fields.ts';
import { presetTexts } from '../framework/preset-texts.ts';

const text = presetTexts<typeof messages>();

/** Who wrote it: the people in `items`, or the author of the article that the section stands on. */
export const authorsSection = defineSection({
  type: 'authors',
  purpose: 'journal',
  options: { look: choiceField(['list', 'portraits'], 'list') },
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
      options: { background: 'light', heading: { title: text('whoWritesHere') } },
      items: [
        { name: text('annaVale'), role: text('ceramist'), text: text('throwsGlazesKeeps') },
        {
          name: text('tomReed'),
          role: text('printmaker'),
          text: text('cutsLinoDay'),
        },
      ],
    },
    {
      name: 'portraits',
      options: { look: 'portraits', heading: { title: text('whoWorksHere') } },
      items: [
        { name: text('annaVale'), role: text('ceramist'), image: 1, text: text('throwsGlazesKeeps') },
        { name: text('tomReed'), role: text('printmaker'), image: 2, text: text('cutsLinoDay') },
      ],
    },
  ],
});
