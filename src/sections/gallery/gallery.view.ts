import { defineView, type SectionViews } from '../framework/registry.ts';
import gallery1Css from './gallery-1.css?inline';
import gallery2Css from './gallery-2.css?inline';
import gallery3Css from './gallery-3.css?inline';
import galleryCss from './gallery.css?inline';
import type { gallerySection, gallery1Section, gallery2Section, gallery3Section } from './gallery.section.ts';
import { Gallery, Gallery1, Gallery2, Gallery3 } from './gallery.tsx';
import pictureLinkCss from './picture-link.css?inline';

export const views: SectionViews = {
  gallery: defineView<typeof gallerySection>(Gallery, pictureLinkCss, galleryCss),
  'gallery-1': defineView<typeof gallery1Section>(Gallery1, pictureLinkCss, gallery1Css),
  'gallery-2': defineView<typeof gallery2Section>(Gallery2, pictureLinkCss, gallery2Css),
  'gallery-3': defineView<typeof gallery3Section>(Gallery3, pictureLinkCss, gallery3Css),
};
