import type { messages } from '#locales/en/sections/banner-1.ts';

import { bannerMediaSchema } from '../framework/banner-media.ts';
import { defineSection } from '../framework/define-section.ts';
import { choiceField, fullWidthSection } from '../framework/fields.ts';
import { presetTexts } from '../framework/preset-texts.ts';
import { bannerOptions, bannerWords } from './banner-options.ts';

const text = presetTexts<typeof messages>();

/** A full-bleed picture or film with `heading`, `content.html` and `button` over it. */
export const banner1Section = defineSection({
  type: 'banner-1',
  purpose: 'opening',
  draws: bannerWords,
  frame: { kind: 'bare', button: 'view' },
  options: {
    section: fullWidthSection,
    media: bannerMediaSchema,
    /** Beside a picture; a film has its words over it. */
    words: choiceField(['over', 'panel'], 'over'),
    ...bannerOptions,
  },
  presets: [
    {
      name: 'picture',
      options: {
        words: 'panel',
        media: { desktop: { image: 6 } },
        tag: text('byAppointment'),
        heading: { title: text('comeSeeLight') },
        content: { html: text('showroomOpenFridays') },
        button: { title: text('chooseATime'), type: 'popup' },
      },
      items: [],
    },
    {
      name: 'film',
      options: {
        media: { desktop: { image: 7, video: 'https://vimeo.com/76979871' } },
        align: { desktop: 'center', mobile: 'center' },
        heading: { title: text('howMade') },
      },
      items: [],
    },
  ],
});
