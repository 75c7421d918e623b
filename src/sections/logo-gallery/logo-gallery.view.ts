import { defineView, type SectionViews } from '../framework/registry.ts';
import logoGalleryCss from './logo-gallery.css?inline';
import type { logoGallerySection } from './logo-gallery.section.ts';
import { LogoGallery } from './logo-gallery.tsx';

export const views: SectionViews = {
  'logo-gallery': defineView<typeof logoGallerySection>(LogoGallery, logoGalleryCss),
};
