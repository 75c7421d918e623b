import type { z } from 'zod';

import type { themeSchema } from '../theme.schema.ts';

/** Every row of products looks the same. */
const products = {
  type: 'product-widget',
  takes: ['product-widget'],
  look: {
    background: 'white',
    section: { width: 'content' },
    layout: 'grid',
    columns: { desktop: 3, tablet: 6, mobile: 6 },
    heading: { textAlign: 'start' },
  },
};

/** A workshop after dark: near-black, warm brass, capitals far apart, thin lines instead of boxes. */
export const night = {
  styles: {
    palette: {
      primary: '#d9a85c',
      secondary: '#3b342b',
      text: '#f4ede2',
      muted: '#b8ad9d',
      white: '#161412',
      grey: '#1d1a17',
      light: '#24201b',
      middle: '#2c2721',
      dark: '#0c0b0a',
      border: '#3d372f',
      error: '#ff9488',
      success: '#8fd3a2',
      sale: '#f4a27c',
      rating: '#d9a85c',
    },
    fontText: 'Fira Sans',
    fontHeading: 'Montserrat',
    headingWeight: 500,
    fontSize: { desktop: 17, tablet: 16, mobile: 16 },
    headings: {
      h1: { desktop: 42, tablet: 35, mobile: 27 },
      h2: { desktop: 29, tablet: 26, mobile: 22 },
      h3: { desktop: 21, tablet: 20, mobile: 18 },
      h4: { desktop: 17, tablet: 17, mobile: 16 },
    },
    headingUppercase: true,
    buttonUppercase: true,
    radii: { block: 0, button: 2, input: 2 },
    contentWidth: 1240,
  },
  header: {
    template: 'logo-left',
    mobileTemplate: 'logo-center',
    background: 'white',
    scroll: 'sticky',
    menuOptions: { size: 14, uppercase: true },
    menuSubOptions: { size: 15, uppercase: false },
    desktop: {
      top: { start: [], center: [], end: [] },
      main: {
        start: [{ type: 'logo' }],
        center: [],
        end: [
          { type: 'workTime' },
          { type: 'phone' },
          { type: 'search' },
          { type: 'account' },
          { type: 'cart' },
        ],
      },
      bottom: { start: [{ type: 'menu', menu: 'main' }], center: [], end: [{ type: 'socials' }] },
    },
    mobile: {
      info: { start: [], center: [], end: [] },
      main: { start: [{ type: 'logo' }], center: [], end: [{ type: 'search' }, { type: 'cart' }] },
      second: { start: [], center: [], end: [] },
    },
  },
  footer: { template: 'columns', background: 'dark', menuOptions: { size: 15, uppercase: false } },
  ecommerce: {
    template: 'gallery-right',
    detailsTemplate: 'open',
    templateListing: 'line',
    previewSizeInListing: { width: 1, height: 1 },
    previewSizeInItem: { width: 4, height: 5 },
    defaultColumns: { desktop: 3, tablet: 3, mobile: 2 },
    filter: { template: 'sidebar' },
  },
  media: { itemsStyle: { template: 'row', borderRadius: 0 } },
  home: [
    {
      type: 'slider',
      takes: ['slider', 'slider-2', 'slider-item'],
      from: 'three-slides',
      look: { section: { width: 'full' }, words: 'panel', autoplay: false },
    },
    { type: 'h1', takes: ['h1'], look: { heading: { textAlign: 'start' } } },
    { ...products, from: 'grid' },
    {
      type: 'category-1',
      takes: ['category-1', 'category', 'category-2', 'category-8'],
      from: 'top-catalogs',
      look: { background: 'white', section: { width: 'content' }, heading: { textAlign: 'start' } },
    },
    {
      type: 'benefit-2',
      takes: ['benefit-2', 'benefit', 'benefit-1', 'benefit-3'],
      from: 'four-promises',
      look: { background: 'light', section: { width: 'full' }, heading: { textAlign: 'start' } },
    },
    products,
    {
      type: 'text-picture-right',
      takes: ['text-picture-right', 'text-picture-left', 'text-picture-center'],
      from: 'story',
      look: {
        background: 'middle',
        section: { width: 'full' },
        split: '5-7',
        ratio: '4:3',
        heading: { textAlign: 'start' },
      },
    },
    { type: 'slider-item', takes: ['slider-item'], look: { section: { width: 'full' }, words: 'panel' } },
    products,
    {
      type: 'media-widget',
      takes: ['media-widget'],
      from: 'newest',
      look: { background: 'white', section: { width: 'content' }, heading: { textAlign: 'start' } },
    },
    {
      type: 'gallery-masonry',
      takes: ['gallery-masonry'],
      look: {
        background: 'dark',
        section: { width: 'full' },
        container: { width: 'content' },
        columns: { desktop: 3, tablet: 3, mobile: 2 },
        heading: { textAlign: 'start' },
      },
    },
    {
      type: 'testimonials',
      takes: ['testimonials'],
      look: { background: 'grey', section: { width: 'full' }, heading: { textAlign: 'start' } },
    },
    {
      type: 'faq-1',
      takes: ['faq-1', 'faq', 'faq-2'],
      look: { background: 'white', section: { width: 'content' }, heading: { textAlign: 'start' } },
    },
  ],
} satisfies z.input<typeof themeSchema>;
