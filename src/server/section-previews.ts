import { join } from 'node:path';

import type { DrawSectionPreviews, PreviewedShop } from '#modules/previews/draw-section-previews.ts';
import { sectionDefinitions } from '#sections/sections.ts';
import { sectionExamples } from '#sections/section-examples.ts';
import { sectionViews } from '#sections/section-views.ts';
import { createSectionPreviews } from '#site/section-previews/draw-previews.ts';
import { readFontManifest } from '#site/theme/font-manifest.ts';

import { clientDir as builtClientDir } from './project-paths.ts';

interface SectionPreviewsOptions {
  origin: () => string;
  clientDir?: string;
}

/** Draws the program's own sections. */
export function sectionPreviews({ origin, clientDir = builtClientDir }: SectionPreviewsOptions) {
  return (shop: PreviewedShop): DrawSectionPreviews =>
    createSectionPreviews({
      shop,
      definitions: sectionDefinitions,
      views: sectionViews,
      examples: sectionExamples,
      origin,
      readFonts: () => readFontManifest(join(clientDir, 'fonts/fonts.json')),
    });
}
