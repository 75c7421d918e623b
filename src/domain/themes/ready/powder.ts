import type { z } from 'zod';

import type { themeSchema } from '../theme.schema.ts';

/** Shelves of four, so that the usual four and eight fill their rows. */
const inFours = { desktop: 3, tablet: 6, mobile: 6 };

/** Every row of products looks the same. */
const products = {
  type: 'product-widget',
  takes: ['product-widget'],
  look: {
    background: 'white',
    section: { width: 'content' },
    layout: 'grid',
    columns: inFours,
    heading: { textAlign: 'center' },
  },
};

/** A dressing table: powder pink and plum, a fine serif in light strokes, arches, much air. */
export const powder = {
  styles: {
    palette: {
      primary: '#7c2850',
      secondary: '#f0c9c4',
      text: '#34202b',
      muted: '#71586a',
      white: '#fffafa',
      grey: '#fbf0f0',
      light: '#fbeeea',
      middle: '#f4dddd',
      dark: '#3a1528',
      border: '#ecd5d6',
      error: '#a5122f',
      success: '#2a6049',
      sale: '#a52a55',
      rating: '#b26a4c',
    },
    fontText: 'Montserrat',
    fontHeading: 'Playfair Display',
    headingWeight: 400,
    fontSize: { desktop: 16, tablet: 16, mobile: 15 },
    headings: {
      h1: { desktop: 60, tablet: 48, mobile: 36 },
      h2: { desktop: 44, tablet: 37, mobile: 30 },
      h3: { desktop: 27, tablet: 25, mobile: 22 },
      h4: { desktop: 21, tablet: 20, mobile: 19 },
    },
    headingUppercase: false,
    buttonUppercase: false,
    radii: { block: 28, button: 40, input: 16 },
    contentWidth: 1240,
  },
  header: {
    template: 'logo-left',
    mobileTemplate: 'logo-center',
    background: 'middle',
    scroll: 'shrink',
    menuOptions: { size: 15, uppercase: false },
    menuSubOptions: { size: 15, uppercase: false },
    desktop: {
      top: { start: [], center: [], end: [] },
      main: {
        start: [{ type: 'logo' }],
        center: [],
        end: [{ type: 'menu', menu: 'main' }, { type: 'search' }, { type: 'account' }, { type: 'cart' }],
      },
      bottom: { start: [], center: [], end: [] },
    },
    mobile: {
      info: { start: [], center: [], end: [] },
      main: { start: [{ type: 'logo' }], center: [], end: [{ type: 'search' }, { type: 'cart' }] },
      second: { start: [], center: [], end: [] },
    },
  },
  footer: { template: 'center', background: 'middle', menuOptions: { size: 15, uppercase: false } },
  ecommerce: {
    template: 'gallery-column',
    detailsTemplate: 'accordion',
    templateListing: 'arch',
    previewSizeInListing: { width: 4, height: 5 },
    previewSizeInItem: { width: 1, height: 1 },
    defaultColumns: { desktop: 3, tablet: 3, mobile: 2 },
    filter: { template: 'drawer' },
  },
  media: { itemsStyle: { template: 'card', borderRadius: 28, textAlign: 'center' } },
  home: [
    {
      type: 'slider-2',
      takes: ['slider-2', 'slider', 'slider-item'],
      from: 'stories',
      look: { background: 'middle', section: { width: 'full' }, side: 'start', autoplay: false },
    },
    { type: 'h1', takes: ['h1'], look: { heading: { textAlign: 'center' } } },
    { ...products, from: 'grid' },
    {
      type: 'benefit',
      takes: ['benefit', 'benefit-1', 'benefit-2', 'benefit-3'],
      from: 'four-promises',
      look: { background: 'grey', section: { width: 'full' }, heading: { textAlign: 'center' } },
    },
    {
      type: 'category-8',
      takes: ['category-8', 'category', 'category-1', 'category-2'],
      from: 'top-catalogs',
      look: { background: 'white', section: { width: 'content' }, heading: { textAlign: 'center' } },
    },
    products,
    {
      type: 'text-picture-left',
      takes: ['text-picture-left', 'text-picture-right', 'text-picture-center'],
      from: 'story',
      look: {
        background: 'light',
        section: { width: 'full' },
        split: '6-6',
        ratio: '1:1',
        heading: { textAlign: 'start' },
      },
    },
    { type: 'slider-item', takes: ['slider-item'], look: { section: { width: 'full' }, words: 'panel' } },
    products,
    {
      type: 'testimonials',
      takes: ['testimonials'],
      look: { background: 'middle', section: { width: 'full' }, heading: { textAlign: 'center' } },
    },
    {
      type: 'gallery-masonry',
      takes: ['gallery-masonry'],
      look: {
        background: 'white',
        section: { width: 'content' },
        container: { width: 'content' },
        columns: { desktop: 4, tablet: 3, mobile: 2 },
        heading: { textAlign: 'center' },
      },
    },
    {
      type: 'media-widget',
      takes: ['media-widget'],
      from: 'newest',
      look: { background: 'grey', section: { width: 'full' }, heading: { textAlign: 'center' } },
    },
    {
      type: 'faq',
      takes: ['faq', 'faq-1', 'faq-2'],
      look: { background: 'white', section: { width: 'content' }, heading: { textAlign: 'center' } },
    },
  ],
} satisfies z.input<typeof themeSchema>;
