import type { messages } from '#locales/en/sections/category.ts';

import { need } from '../framework/data-needs.ts';
import { defineSection } from '../framework/define-section.ts';
import { choiceField, entityIdsField, numberField, toggleField } from '../framework/fields.ts';
import type { PageContext } from '../framework/page-context.ts';
import { presetTexts } from '../framework/preset-texts.ts';

const text = presetTexts<typeof messages>();

const options = {
  source: choiceField(['children', 'picked'], 'children').meta({ group: 'content' }),
  catalogs: entityIdsField('catalogs').meta({ showIf: ({ source }) => source === 'picked' }),
  /** How many children to show at most. */
  limit: numberField(1, 24, 8).meta({ showIf: ({ source }) => source === 'children' }),
  showCount: toggleField(true),
};

interface CatalogSource {
  source: 'children' | 'picked';
  catalogs: number[];
  limit: number;
}

function needCatalogs({ source, catalogs, limit }: CatalogSource, page: PageContext) {
  const shown =
    source === 'picked'
      ? need.catalogsByIds(catalogs)
      : need.childCatalogs(page.listing?.catalog?.id ?? null, limit);
  return { catalogs: shown };
}

/**
 * Cards of catalogs: those picked, in their order, or the children of the catalog whose page this is
 * (on other pages: the catalogs of the top level).
 */
export const categorySection = defineSection({
  type: 'category',
  purpose: 'products',
  options,
  needs: ({ options: chosen }, page) => needCatalogs(chosen, page),
  presets: [
    { name: 'top-catalogs', options: { limit: 4, heading: { title: text('whatWeMake') } }, items: [] },
    {
      name: 'without-counts',
      options: {
        limit: 8,
        showCount: false,
        background: 'light',
        heading: { title: text('chooseByRoom'), textAlign: 'center' },
      },
      items: [],
    },
  ],
});

const presets = [
  { name: 'top-catalogs', options: { limit: 4, heading: { title: text('whatWeMake') } }, items: [] },
  {
    name: 'without-counts',
    options: { limit: 8, showCount: false, background: 'light', heading: { title: text('chooseByRoom') } },
    items: [],
  },
];

/** The title over the picture. */
export const category1Section = defineSection({
  type: 'category-1',
  purpose: 'products',
  options,
  needs: ({ options: chosen }, page) => needCatalogs(chosen, page),
  presets,
});

/** One large picture and four small ones. */
export const category2Section = defineSection({
  type: 'category-2',
  purpose: 'products',
  options: {
    ...options,
    limit: numberField(1, 24, 5).meta({ showIf: ({ source }) => source === 'children' }),
  },
  needs: ({ options: chosen }, page) => needCatalogs(chosen, page),
  presets: [
    { name: 'top-catalogs', options: { heading: { title: text('whatWeMake') } }, items: [] },
    { name: 'without-counts', options: { showCount: false, background: 'grey' }, items: [] },
  ],
});

/** Round pictures in a row, their titles below them or beside them in chips. */
export const category8Section = defineSection({
  type: 'category-8',
  purpose: 'products',
  options: { ...options, showCount: toggleField(false), shape: choiceField(['circles', 'chips'], 'circles') },
  needs: ({ options: chosen }, page) => needCatalogs(chosen, page),
  presets: [
    {
      name: 'top-catalogs',
      options: { heading: { title: text('catalogs'), textAlign: 'center' } },
      items: [],
    },
    { name: 'without-counts', options: { background: 'light', limit: 12 }, items: [] },
    { name: 'chips', options: { shape: 'chips', limit: 12 }, items: [] },
  ],
});

export const categorySections = [categorySection, category1Section, category2Section, category8Section];
