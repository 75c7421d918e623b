import { defineView, type SectionViews } from '../framework/registry.ts';
import tagsListCss from './tags-list.css?inline';
import type { tagsListSection } from './tags-list.section.ts';
import { TagsList } from './tags-list.tsx';

export const views: SectionViews = {
  'tags-list': defineView<typeof tagsListSection>(TagsList, tagsListCss),
};
