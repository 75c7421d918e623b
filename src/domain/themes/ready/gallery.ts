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

/** A white cube: black on white, square corners, narrow capitals; the pictures are all the colour there is. */
export const gallery = {
  styles: {
    palette: {
      primary: '#131313',
      secondary: '#e6e6e2',
      text: '#131313',
      muted: '#5a5a57',
      white: '#ffffff',
      grey: '#f4f4f2',
      light: '#fafaf8',
      middle: '#e8e8e4',
      dark: '#131313',
      border: '#dcdcd7',
      error: '#b3150f',
      success: '#1b5e39',
      sale: '#b8160d',
      rating: '#131313',
    },
    fontText: 'Roboto',
    fontHeading: 'Oswald',
    headingWeight: 500,
    fontSize: { desktop: 17, tablet: 16, mobile: 16 },
    headings: {
      h1: { desktop: 60, tablet: 46, mobile: 36 },
      h2: { desktop: 40, tablet: 34, mobile: 28 },
      h3: { desktop: 25, tablet: 23, mobile: 21 },
      h4: { desktop: 20, tablet: 19, mobile: 18 },
    },
    headingUppercase: true,
    buttonUppercase: true,
    radii: { block: 0, button: 0, input: 0 },
    contentWidth: 1280,
  },
  header: {
    template: 'split',
    mobileTemplate: 'logo-center',
    scroll: 'sticky',
    menuOptions: { size: 13, uppercase: true },
    menuSubOptions: { size: 15, uppercase: false },
    desktop: {
      top: { start: [], center: [], end: [] },
      main: {
        start: [{ type: 'menu', menu: 'main' }],
        center: [{ type: 'logo' }],
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
  footer: { template: 'center', background: 'white', menuOptions: { size: 15, uppercase: false } },
  ecommerce: {
    template: 'gallery-stack',
    detailsTemplate: 'open',
    templateListing: 'plain',
    previewSizeInListing: { width: 3, height: 4 },
    previewSizeInItem: { width: 3, height: 4 },
    defaultColumns: { desktop: 3, tablet: 2, mobile: 2 },
    filter: { template: 'top' },
  },
  media: { itemsStyle: { template: 'card', borderRadius: 0 } },
  home: [
    {
      type: 'slider',
      takes: ['slider', 'slider-2', 'slider-item'],
      from: 'three-slides',
      look: { section: { width: 'full' }, words: 'panel', autoplay: false },
    },
    { type: 'h1', takes: ['h1'], look: { heading: { textAlign: 'center' } } },
    { ...products, from: 'grid' },
    {
      type: 'category-1',
      takes: ['category-1', 'category', 'category-2', 'category-8'],
      from: 'top-catalogs',
      look: { background: 'white', section: { width: 'content' }, heading: { textAlign: 'center' } },
    },
    {
      type: 'text-picture-center',
      takes: ['text-picture-center', 'text-picture-left', 'text-picture-right'],
      from: 'story',
      look: {
        background: 'white',
        section: { width: 'content' },
        ratio: '21:9',
        heading: { textAlign: 'center' },
      },
    },
    { type: 'slider-item', takes: ['slider-item'], look: { section: { width: 'full' }, words: 'calm' } },
    products,
    {
      type: 'gallery-masonry',
      takes: ['gallery-masonry'],
      look: {
        background: 'grey',
        section: { width: 'full' },
        container: { width: 'full' },
        columns: { desktop: 4, tablet: 3, mobile: 2 },
        heading: { textAlign: 'center' },
      },
    },
    products,
    {
      type: 'testimonials',
      takes: ['testimonials'],
      look: { background: 'white', section: { width: 'content' }, heading: { textAlign: 'center' } },
    },
    {
      type: 'media-widget',
      takes: ['media-widget'],
      from: 'newest',
      look: { background: 'white', section: { width: 'content' }, heading: { textAlign: 'center' } },
    },
    {
      type: 'benefit-1',
      takes: ['benefit-1', 'benefit', 'benefit-2', 'benefit-3'],
      look: { background: 'dark', section: { width: 'full' }, heading: { textAlign: 'start' } },
    },
    {
      type: 'faq-1',
      takes: ['faq-1', 'faq', 'faq-2'],
      look: { background: 'white', section: { width: 'content' }, heading: { textAlign: 'center' } },
    },
  ],
} satisfies z.input<typeof themeSchema>;
