import type { messages } from '#locales/en/sections/banner-2.ts';

import { bannerOptions, bannerWords } from '../banner-1/banner-options.ts';
import { bannerMediaSchema } from '../framework/banner-media.ts';
import { defineSection } from '../framework/define-section.ts';
import { fullWidthSection } from '../framework/fields.ts';
import { presetTexts } from '../framework/preset-texts.ts';

const text = presetTexts<typeof messages>();

/**
 * A rounded box with one picture or film or two side by side, on phones one above the other, and words
 * at its foot.
 */
export const banner2Section = defineSection({
  type: 'banner-2',
  purpose: 'opening',
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
        tag: text('newThisSeason'),
        heading: { title: text('twoRoomsOne') },
        content: { html: text('picturesBelongTogether') },
        button: { title: text('seeTheCollection'), link: { type: 'external', url: '/catalogs' } },
      },
      items: [],
    },
    {
      name: 'single',
      options: {
        media: { desktop: { image: 10 } },
        align: { desktop: 'center', mobile: 'center' },
        heading: { title: text('comeSeeLight') },
        button: { title: text('chooseATime'), type: 'popup' },
      },
      items: [],
    },
    {
      name: 'film',
      options: {
        media: { desktop: { image: 11, video: 'https://vimeo.com/76979871' } },
        second: { desktop: { image: 12 } },
        heading: { title: text('howMade') },
      },
      items: [],
    },
  ],
});
