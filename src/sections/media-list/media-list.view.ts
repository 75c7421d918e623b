import { articleCardSheets } from '#ui/article-card-sheets.ts';

import { defineView, type SectionViews } from '../framework/registry.ts';
import mediaGridCss from './media-grid.css?inline';
import mediaListCss from './media-list.css?inline';
import type { mediaListSection } from './media-list.section.ts';
import { MediaList } from './media-list.tsx';

export const views: SectionViews = {
  'media-list': defineView<typeof mediaListSection>(
    MediaList,
    ...articleCardSheets,
    mediaGridCss,
    mediaListCss,
  ),
};
