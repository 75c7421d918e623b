import bannerWordsCss from '../banner-1/banner-words.css?inline';
import videoCss from '../banner-1/video.css?inline';
import { defineView, type SectionViews } from '../framework/registry.ts';
import scrimCss from '../framework/scrim.css?inline';
import banner2Css from './banner-2.css?inline';
import type { banner2Section } from './banner-2.section.ts';
import { Banner2 } from './banner-2.tsx';

export const views: SectionViews = {
  'banner-2': defineView<typeof banner2Section>(Banner2, bannerWordsCss, scrimCss, videoCss, banner2Css),
};
