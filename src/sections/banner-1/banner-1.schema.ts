import { z } from 'zod';

import { bannerMediaSchema } from '../framework/banner-media.ts';
import { defineSection } from '../framework/define-section.ts';
import { alignField, choiceField, colorField, numberField, textField } from '../framework/fields.ts';

/**
 * A full-bleed picture or film with `heading`, `content.html` and `button` over it. `overlay` is how
 * much of its colour lies over the whole picture, in percent; the scrim under the text is always there.
 */
export const banner1Section = defineSection({
  type: 'banner-1',
  draws: [
    'heading.title',
    'heading.note',
    'heading.color',
    'heading.colorNote',
    'content.html',
    'content.colorText',
    'button',
  ],
  frame: { kind: 'bare', button: 'view' },
  options: {
    section: z.object({ width: choiceField(['full', 'content'], 'full') }).prefault({}),
    media: bannerMediaSchema,
    /** `background` runs silently by itself; `click` waits to be asked and has sound and controls. */
    play: choiceField(['background', 'click'], 'background'),
    overlay: z.object({ opacity: numberField(0, 100, 0), color: colorField() }).prefault({}),
    tag: textField(80),
    align: z.object({ mobile: alignField(), desktop: alignField() }).prefault({}),
  },
  presets: [
    {
      name: 'picture',
      options: {
        media: { desktop: { image: 6 } },
        tag: 'By appointment',
        heading: { title: 'Come and see it in the light it was made in' },
        content: { html: '<p>The showroom is open on Fridays. Coffee is on us.</p>' },
        button: { title: 'Choose a time', type: 'popup' },
      },
      items: [],
    },
    {
      name: 'film',
      options: {
        media: { desktop: { image: 7, video: 'https://vimeo.com/76979871' } },
        align: { desktop: 'center', mobile: 'center' },
        heading: { title: 'How it is made' },
      },
      items: [],
    },
  ],
});
