import { need } from '../framework/data-needs.ts';
import { defineSection } from '../framework/define-section.ts';
import { choiceField, entityIdsField, numberField, toggleField } from '../framework/fields.ts';

/**
 * Cards of catalogs: those picked, in their order, or the children of the catalog whose page this is
 * (on other pages: the catalogs of the top level).
 */
export const categorySection = defineSection({
  type: 'category',
  options: {
    source: choiceField(['children', 'picked'], 'children').meta({ group: 'content' }),
    catalogs: entityIdsField('catalogs').meta({ showIf: ({ source }) => source === 'picked' }),
    /** How many children to show at most. */
    limit: numberField(1, 24, 8).meta({ showIf: ({ source }) => source === 'children' }),
    showCount: toggleField(true),
  },
  needs: ({ options }, page) => ({
    catalogs:
      options.source === 'picked'
        ? need.catalogsByIds(options.catalogs)
        : need.childCatalogs(page.listing?.catalog?.id ?? null, options.limit),
  }),
  presets: [
    { name: 'top-catalogs', options: { limit: 4, heading: { title: 'What we make' } }, items: [] },
    {
      name: 'without-counts',
      options: {
        limit: 8,
        showCount: false,
        background: 'light',
        heading: { title: 'Choose by room', textAlign: 'center' },
      },
      items: [],
    },
  ],
});
