import { defineView, type SectionViews } from '../framework/registry.ts';
import { scrimSheets } from '../framework/scrim-sheets.ts';
import type { banner1Section } from './banner-1.section.ts';
import { Banner1 } from './banner-1.tsx';
import bannerPanelCss from './banner-panel.css?inline';
import bannerWordsCss from './banner-words.css?inline';
import videoCss from './video.css?inline';

export const views: SectionViews = {
  'banner-1': defineView<typeof banner1Section>(
    Banner1,
    bannerWordsCss,
    ...scrimSheets,
    videoCss,
    bannerPanelCss,
  ),
};
