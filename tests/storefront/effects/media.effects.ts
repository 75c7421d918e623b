import type { Html } from '#tests/support/html.ts';

import { counts, has, lacks, styled, type Effect, type EffectTable } from './effect.ts';

/** One value a device, each written into its own custom property of the list. */
function perDevice(
  path: string,
  property: string,
  values: Record<string, [value: unknown, written: string]>,
) {
  return Object.fromEntries(
    Object.entries(values).map(([device, [value, written]]): [string, Effect] => [
      `${path}.${device}`,
      { page: 'category', value, sees: styled('.vt-media', `--vt-${property}-${device}:${written}`) },
    ]),
  );
}

const isBefore = (html: Html, first: string, second: string) =>
  html.source.indexOf(first) < html.source.indexOf(second);

export const mediaEffects: EffectTable = {
  'media.itemsStyle.template': { page: 'category', value: 'row', sees: has('.vt-article-card--row') },
  ...perDevice('media.itemsStyle.imageProportions', 'card-ratio', {
    desktop: ['4:5', '4 / 5'],
    tablet: ['1:1', '1 / 1'],
    mobile: ['16:9', '16 / 9'],
  }),
  'media.itemsStyle.borderRadius': {
    page: 'category',
    value: 4,
    sees: styled('.vt-media', '--vt-card-radius:4px'),
  },
  'media.itemsStyle.textAlign': {
    page: 'category',
    value: 'center',
    sees: has('.vt-article-card__body[data-align=center]'),
  },
  'media.itemsStyle.showAuthor': { page: 'category', value: false, sees: lacks('.vt-article-card__author') },
  'media.itemsStyle.showDate': { page: 'category', value: false, sees: lacks('.vt-article-card time') },
  'media.itemsStyle.showTags': { page: 'category', value: false, sees: lacks('.vt-article-card__tag') },
  ...perDevice('media.itemsLayout.listColumn', 'media-columns', {
    desktop: [4, '4'],
    tablet: [3, '3'],
    mobile: [2, '2'],
  }),
  ...perDevice('media.itemsLayout.listAlign', 'media-align', {
    desktop: ['center', 'center'],
    tablet: ['end', 'end'],
    mobile: ['center', 'center'],
  }),
  ...perDevice('media.itemsLayout.gap', 'media-gap', {
    desktop: [40, '40px'],
    tablet: [21, '21px'],
    mobile: [12, '12px'],
  }),
  'media.itemsPerPage': { page: 'category', value: 5, sees: counts('.vt-article-card', 5) },
  'media.pageStyle.showAuthor': {
    page: 'article',
    value: false,
    sees: (html) => !html.text('main').includes('Nora Quill'),
  },
  'media.pageStyle.authorBlock': {
    page: 'article',
    value: 'top',
    sees: (html) => isBefore(html, 'Nora Quill', 'Firing'),
  },
  'media.pageStyle.showComments': {
    page: 'article',
    value: false,
    sees: (html) => !html.source.includes('Well said'),
  },
  'media.pageStyle.commentsBlock': {
    page: 'article',
    value: 'collapsed',
    sees: has('#section-comments details'),
  },
  'media.pageStyle.showDate': { page: 'article', value: false, sees: lacks('.vt-h1 time') },
  'media.pageStyle.showTableOfContent': { page: 'article', value: false, sees: lacks('.vt-toc') },
};
