import { bannerMediaSchema } from '../framework/banner-media.ts';
import { defineSection } from '../framework/define-section.ts';
import { fullWidthSection } from '../framework/fields.ts';
import { bannerOptions, bannerWords } from './banner-options.ts';

/** A full-bleed picture or film with `heading`, `content.html` and `button` over it. */
export const banner1Section = defineSection({
  type: 'banner-1',
  draws: bannerWords,
  frame: { kind: 'bare', button: 'view' },
  options: {
    section: fullWidthSection,
    media: bannerMediaSchema,
    ...bannerOptions,
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
