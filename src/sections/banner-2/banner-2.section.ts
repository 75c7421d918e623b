import { bannerOptions, bannerWords } from '../banner-1/banner-options.ts';
import { bannerMediaSchema } from '../framework/banner-media.ts';
import { defineSection } from '../framework/define-section.ts';
import { fullWidthSection } from '../framework/fields.ts';

/**
 * A rounded box with one picture or film or two side by side, on phones one above the other, and words
 * at its foot.
 */
export const banner2Section = defineSection({
  type: 'banner-2',
  draws: ['container', 'background', ...bannerWords],
  frame: { kind: 'bare', button: 'view' },
  options: {
    section: fullWidthSection,
    media: bannerMediaSchema,
    /** Left empty, the first has the box to itself. */
    second: bannerMediaSchema,
    ...bannerOptions,
  },
  presets: [
    {
      name: 'pair',
      options: {
        media: { desktop: { image: 8 } },
        second: { desktop: { image: 9 } },
        tag: 'New this season',
        heading: { title: 'Two rooms, one thought' },
        content: { html: '<p>Pictures that belong together say more than one.</p>' },
        button: { title: 'See the collection', link: { type: 'external', url: '/catalogs' } },
      },
      items: [],
    },
    {
      name: 'single',
      options: {
        media: { desktop: { image: 10 } },
        align: { desktop: 'center', mobile: 'center' },
        heading: { title: 'Come and see it in the light it was made in' },
        button: { title: 'Choose a time', type: 'popup' },
      },
      items: [],
    },
    {
      name: 'film',
      options: {
        media: { desktop: { image: 11, video: 'https://vimeo.com/76979871' } },
        second: { desktop: { image: 12 } },
        heading: { title: 'How it is made' },
      },
      items: [],
    },
  ],
});
