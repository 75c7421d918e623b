import type { z } from 'zod';

import type { themeSchema } from '../theme.schema.ts';

const shelf = {
  background: 'white',
  section: { width: 'content' },
  layout: 'row',
  columns: null,
  heading: { textAlign: 'start' },
};

/** A record shop: violet and lime, wide letters, a dark header, words on plates over pictures. */
export const pulse = {
  styles: {
    palette: {
      primary: '#5427d1',
      secondary: '#d3f53b',
      text: '#17112c',
      muted: '#585270',
      white: '#ffffff',
      grey: '#f4f2fa',
      light: '#f5fbdd',
      middle: '#e6e0fa',
      dark: '#150c31',
      border: '#dcd6ec',
      error: '#a80f2e',
      success: '#0d5d40',
      sale: '#b01452',
      rating: '#7f6a00',
    },
    fontText: 'Manrope',
    fontHeading: 'Unbounded',
    headingWeight: 600,
    fontSize: { desktop: 16, tablet: 16, mobile: 16 },
    headings: {
      h1: { desktop: 42, tablet: 34, mobile: 26 },
      h2: { desktop: 31, tablet: 27, mobile: 22 },
      h3: { desktop: 21, tablet: 19, mobile: 18 },
      h4: { desktop: 17, tablet: 17, mobile: 16 },
    },
    headingUppercase: false,
    buttonUppercase: false,
    radii: { block: 6, button: 4, input: 4 },
    contentWidth: 1320,
  },
  header: {
    template: 'minimal',
    mobileTemplate: 'logo-left',
    background: 'dark',
    scroll: 'shrink',
    menuOptions: { size: 15, uppercase: false },
    menuSubOptions: { size: 15, uppercase: false },
    desktop: {
      top: {
        start: [{ type: 'socials' }],
        center: [],
        end: [{ type: 'workTime' }, { type: 'phone' }],
      },
      main: {
        start: [{ type: 'logo' }],
        center: [{ type: 'menu', menu: 'main' }],
        end: [{ type: 'search' }, { type: 'account' }, { type: 'cart' }],
      },
      bottom: { start: [], center: [], end: [] },
    },
    mobile: {
      info: { start: [], center: [], end: [] },
      main: { start: [{ type: 'logo' }], center: [], end: [{ type: 'search' }, { type: 'cart' }] },
      second: { start: [], center: [], end: [] },
    },
  },
  footer: { template: 'columns', background: 'dark', menuOptions: { size: 15, uppercase: false } },
  ecommerce: {
    template: 'gallery-wide',
    detailsTemplate: 'tabs',
    templateListing: 'overlay',
    previewSizeInListing: { width: 4, height: 5 },
    previewSizeInItem: { width: 1, height: 1 },
    defaultColumns: { desktop: 4, tablet: 3, mobile: 2 },
    filter: { template: 'sidebar' },
  },
  media: { itemsStyle: { template: 'overlay', borderRadius: 6 } },
  home: [
    {
      type: 'slider',
      takes: ['slider', 'slider-2', 'slider-item'],
      from: 'three-slides',
      look: { section: { width: 'full' }, words: 'calm', autoplay: true },
    },
    { type: 'h1', takes: ['h1'], look: { heading: { textAlign: 'start' } } },
    { type: 'product-widget', takes: ['product-widget'], from: 'row', look: shelf },
    {
      type: 'category-2',
      takes: ['category-2', 'category', 'category-1', 'category-8'],
      from: 'top-catalogs',
      look: { background: 'white', section: { width: 'content' }, heading: { textAlign: 'start' } },
    },
    {
      type: 'benefit-1',
      takes: ['benefit-1', 'benefit', 'benefit-2', 'benefit-3'],
      from: 'three-promises',
      look: { background: 'dark', section: { width: 'full' }, heading: { textAlign: 'start' } },
    },
    {
      type: 'product-widget',
      takes: ['product-widget'],
      look: { ...shelf, background: 'middle', section: { width: 'full' } },
    },
    {
      type: 'text-picture-left',
      takes: ['text-picture-left', 'text-picture-right', 'text-picture-center'],
      from: 'story',
      look: {
        background: 'light',
        section: { width: 'full' },
        split: '7-5',
        ratio: '4:3',
        heading: { textAlign: 'start' },
      },
    },
    { type: 'slider-item', takes: ['slider-item'], look: { section: { width: 'full' }, words: 'calm' } },
    { type: 'product-widget', takes: ['product-widget'], look: shelf },
    {
      type: 'gallery-masonry',
      takes: ['gallery-masonry'],
      look: {
        background: 'white',
        section: { width: 'content' },
        container: { width: 'content' },
        columns: { desktop: 3, tablet: 3, mobile: 2 },
        heading: { textAlign: 'start' },
      },
    },
    {
      type: 'testimonials',
      takes: ['testimonials'],
      look: { background: 'dark', section: { width: 'full' }, heading: { textAlign: 'start' } },
    },
    {
      type: 'media-widget',
      takes: ['media-widget'],
      from: 'newest',
      look: { background: 'grey', section: { width: 'full' }, heading: { textAlign: 'start' } },
    },
    {
      type: 'faq-1',
      takes: ['faq-1', 'faq', 'faq-2'],
      look: { background: 'white', section: { width: 'content' }, heading: { textAlign: 'start' } },
    },
  ],
} satisfies z.input<typeof themeSchema>;
