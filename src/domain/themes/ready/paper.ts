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
    heading: { textAlign: 'start' },
  },
};

/** A studio by the sea: warm paper, fired clay and deep teal, a bookish serif; every picture in its own card. */
export const paper = {
  styles: {
    palette: {
      primary: '#17525a',
      secondary: '#e6bb9e',
      text: '#241d18',
      muted: '#63574d',
      white: '#fffaf2',
      grey: '#f5ede1',
      light: '#faf0e2',
      middle: '#ecdcc8',
      dark: '#12292e',
      border: '#e2d3c0',
      error: '#a3161c',
      success: '#24603c',
      sale: '#a03a1a',
      rating: '#b5622a',
    },
    fontText: 'Open Sans',
    fontHeading: 'Lora',
    headingWeight: 500,
    fontSize: { desktop: 17, tablet: 16, mobile: 16 },
    headings: {
      h1: { desktop: 52, tablet: 43, mobile: 34 },
      h2: { desktop: 38, tablet: 33, mobile: 28 },
      h3: { desktop: 25, tablet: 23, mobile: 21 },
      h4: { desktop: 20, tablet: 19, mobile: 18 },
    },
    headingUppercase: false,
    buttonUppercase: false,
    radii: { block: 10, button: 6, input: 6 },
    contentWidth: 1200,
  },
  header: {},
  footer: {},
  ecommerce: {
    template: 'gallery-left',
    detailsTemplate: 'tabs',
    templateListing: 'card',
    previewSizeInListing: { width: 4, height: 5 },
    previewSizeInItem: { width: 4, height: 5 },
  },
  media: { itemsStyle: { borderRadius: 10 } },
  home: [
    {
      type: 'slider',
      takes: ['slider', 'slider-2', 'slider-item'],
      from: 'three-slides',
      look: { section: { width: 'full' }, words: 'calm', autoplay: true },
    },
    { type: 'h1', takes: ['h1'], look: { heading: { textAlign: 'center' } } },
    {
      type: 'category',
      takes: ['category', 'category-1', 'category-2', 'category-8'],
      from: 'top-catalogs',
      look: { background: 'white', section: { width: 'content' }, heading: { textAlign: 'start' } },
    },
    { ...products, from: 'row' },
    {
      type: 'text-picture-left',
      takes: ['text-picture-left', 'text-picture-right', 'text-picture-center'],
      from: 'story',
      look: {
        background: 'light',
        section: { width: 'content' },
        split: '6-6',
        ratio: '4:3',
        heading: { textAlign: 'start' },
      },
    },
    { type: 'slider-item', takes: ['slider-item'], look: { section: { width: 'full' }, words: 'calm' } },
    products,
    products,
    {
      type: 'benefit',
      takes: ['benefit', 'benefit-1', 'benefit-2', 'benefit-3'],
      from: 'four-promises',
      look: { background: 'grey', section: { width: 'full' }, heading: { textAlign: 'start' } },
    },
    {
      type: 'gallery-masonry',
      takes: ['gallery-masonry'],
      look: {
        background: 'white',
        section: { width: 'content' },
        container: { width: 'content' },
        columns: { desktop: 3, tablet: 2, mobile: 2 },
        heading: { textAlign: 'start' },
      },
    },
    {
      type: 'testimonials',
      takes: ['testimonials'],
      look: { background: 'light', section: { width: 'content' }, heading: { textAlign: 'start' } },
    },
    {
      type: 'media-widget',
      takes: ['media-widget'],
      from: 'newest',
      look: { background: 'white', section: { width: 'content' }, heading: { textAlign: 'start' } },
    },
    {
      type: 'faq',
      takes: ['faq', 'faq-1', 'faq-2'],
      look: { background: 'white', section: { width: 'content' }, heading: { textAlign: 'start' } },
    },
  ],
} satisfies z.input<typeof themeSchema>;
