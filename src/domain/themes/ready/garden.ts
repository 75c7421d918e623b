import type { z } from 'zod';

import type { themeSchema } from '../theme.schema.ts';

/** Every row of products looks the same. */
const products = {
  type: 'product-widget',
  takes: ['product-widget'],
  look: {
    background: 'white',
    section: { width: 'content' },
    layout: 'row',
    columns: null,
    heading: { textAlign: 'center' },
  },
};

/** A village shop with a garden: cream, leaf green and clay, friendly round letters, everything on tiles. */
export const garden = {
  styles: {
    palette: {
      primary: '#2f5a38',
      secondary: '#ecc9a4',
      text: '#23291f',
      muted: '#555d4d',
      white: '#fdfcf7',
      grey: '#f1f1e7',
      light: '#f8f1de',
      middle: '#e2e8d4',
      dark: '#1f3727',
      border: '#d8dcc8',
      error: '#9c2119',
      success: '#2a5d34',
      sale: '#9d380f',
      rating: '#b0701a',
    },
    fontText: 'PT Sans',
    fontHeading: 'Ubuntu',
    headingWeight: 700,
    fontSize: { desktop: 17, tablet: 16, mobile: 16 },
    headings: {
      h1: { desktop: 48, tablet: 40, mobile: 32 },
      h2: { desktop: 36, tablet: 31, mobile: 26 },
      h3: { desktop: 25, tablet: 23, mobile: 21 },
      h4: { desktop: 21, tablet: 20, mobile: 19 },
    },
    headingUppercase: false,
    buttonUppercase: false,
    radii: { block: 22, button: 30, input: 14 },
    contentWidth: 1170,
  },
  header: {
    template: 'logo-center',
    mobileTemplate: 'logo-center',
    background: 'light',
    scroll: 'block',
    menuOptions: { size: 16, uppercase: false },
    menuSubOptions: { size: 15, uppercase: false },
    desktop: {
      top: { start: [], center: [], end: [] },
      main: {
        start: [{ type: 'phone' }],
        center: [{ type: 'logo' }],
        end: [{ type: 'search' }, { type: 'account' }, { type: 'cart' }],
      },
      bottom: { start: [], center: [{ type: 'menu', menu: 'main' }], end: [] },
    },
    mobile: {
      info: { start: [], center: [{ type: 'workTime' }], end: [] },
      main: { start: [{ type: 'logo' }], center: [], end: [{ type: 'search' }, { type: 'cart' }] },
      second: { start: [], center: [], end: [] },
    },
  },
  footer: { template: 'columns', background: 'middle', menuOptions: { size: 16, uppercase: false } },
  ecommerce: {
    template: 'gallery-below',
    detailsTemplate: 'accordion',
    templateListing: 'tile',
    previewSizeInListing: { width: 4, height: 5 },
    previewSizeInItem: { width: 4, height: 5 },
    defaultColumns: { desktop: 4, tablet: 3, mobile: 2 },
    filter: { template: 'drawer' },
  },
  media: { itemsStyle: { template: 'card', borderRadius: 22 } },
  home: [
    {
      type: 'slider-2',
      takes: ['slider-2', 'slider', 'slider-item'],
      from: 'stories',
      look: { background: 'light', section: { width: 'full' }, side: 'end', autoplay: false },
    },
    { type: 'h1', takes: ['h1'], look: { heading: { textAlign: 'center' } } },
    { ...products, from: 'row' },
    {
      type: 'category-8',
      takes: ['category-8', 'category', 'category-1', 'category-2'],
      from: 'top-catalogs',
      look: { background: 'white', section: { width: 'content' }, heading: { textAlign: 'center' } },
    },
    {
      type: 'text-picture-right',
      takes: ['text-picture-right', 'text-picture-left', 'text-picture-center'],
      from: 'story',
      look: {
        background: 'middle',
        section: { width: 'content' },
        split: '6-6',
        ratio: '4:3',
        heading: { textAlign: 'start' },
      },
    },
    products,
    {
      type: 'benefit-3',
      takes: ['benefit-3', 'benefit', 'benefit-1', 'benefit-2'],
      from: 'three-promises',
      look: { background: 'light', section: { width: 'full' }, heading: { textAlign: 'center' } },
    },
    { type: 'slider-item', takes: ['slider-item'], look: { section: { width: 'full' }, words: 'calm' } },
    products,
    {
      type: 'testimonials',
      takes: ['testimonials'],
      look: { background: 'middle', section: { width: 'full' }, heading: { textAlign: 'center' } },
    },
    {
      type: 'media-widget',
      takes: ['media-widget'],
      from: 'newest',
      look: { background: 'white', section: { width: 'content' }, heading: { textAlign: 'center' } },
    },
    {
      type: 'gallery-masonry',
      takes: ['gallery-masonry'],
      look: {
        background: 'white',
        section: { width: 'content' },
        container: { width: 'content' },
        columns: { desktop: 3, tablet: 3, mobile: 2 },
        heading: { textAlign: 'center' },
      },
    },
    {
      type: 'faq-2',
      takes: ['faq-2', 'faq', 'faq-1'],
      look: { background: 'light', section: { width: 'full' }, heading: { textAlign: 'center' } },
    },
  ],
} satisfies z.input<typeof themeSchema>;
