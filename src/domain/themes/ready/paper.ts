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

/** A studio's catalogue: warm paper, quiet ink, one ultramarine accent; every picture in its own card. */
export const paper = {
  styles: {},
  header: {},
  footer: {},
  ecommerce: { previewSizeInListing: { width: 4, height: 5 } },
  media: {},
  home: [
    {
      type: 'slider',
      takes: ['slider', 'slider-2'],
      from: 'three-slides',
      look: { section: { width: 'full' }, autoplay: true },
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
