import { defineView, type SectionViews } from '../framework/registry.ts';
import category1Css from './category-1.css?inline';
import category2Css from './category-2.css?inline';
import category8Css from './category-8.css?inline';
import { Category1, Category2, Category8 } from './category-styles.tsx';
import categoryTileCss from './category-tile.css?inline';
import categoryCss from './category.css?inline';
import type {
  categorySection,
  category1Section,
  category2Section,
  category8Section,
} from './category.section.ts';
import { Category } from './category.tsx';

export const views: SectionViews = {
  category: defineView<typeof categorySection>(Category, categoryCss),
  'category-1': defineView<typeof category1Section>(Category1, categoryTileCss, category1Css),
  'category-2': defineView<typeof category2Section>(Category2, categoryTileCss, category2Css),
  'category-8': defineView<typeof category8Section>(Category8, category8Css),
};
