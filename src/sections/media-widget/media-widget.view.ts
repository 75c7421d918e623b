import { articleCardSheets } from '#ui/article-card-sheets.ts';

import { defineView, type SectionViews } from '../framework/registry.ts';
import mediaGridCss from '../media-list/media-grid.css?inline';
import type { mediaWidgetSection } from './media-widget.section.ts';
import { MediaWidget } from './media-widget.tsx';

export const views: SectionViews = {
  'media-widget': defineView<typeof mediaWidgetSection>(MediaWidget, ...articleCardSheets, mediaGridCss),
};
