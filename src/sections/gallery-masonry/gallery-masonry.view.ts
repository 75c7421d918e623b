import { defineView, type SectionViews } from '../framework/registry.ts';
import galleryMasonryCss from './gallery-masonry.css?inline';
import type { galleryMasonrySection } from './gallery-masonry.section.ts';
import { GalleryMasonry } from './gallery-masonry.tsx';

export const views: SectionViews = {
  'gallery-masonry': defineView<typeof galleryMasonrySection>(GalleryMasonry, galleryMasonryCss),
};
