import { defineView, type SectionViews } from '../framework/registry.ts';
import textBlock1Css from './text-block-1.css?inline';
import textBlock2Css from './text-block-2.css?inline';
import textBlockGridCss from './text-block-grid.css?inline';
import type { textBlock1Section, textBlock2Section, textBlockGridSection } from './text-block.section.ts';
import { TextBlock1, TextBlock2, TextBlockGrid } from './text-block.tsx';
import textTitleCss from './text-title.css?inline';

export const views: SectionViews = {
  'text-block-1': defineView<typeof textBlock1Section>(TextBlock1, textTitleCss, textBlock1Css),
  'text-block-2': defineView<typeof textBlock2Section>(TextBlock2, textTitleCss, textBlock2Css),
  'text-block-grid': defineView<typeof textBlockGridSection>(TextBlockGrid, textTitleCss, textBlockGridCss),
};
