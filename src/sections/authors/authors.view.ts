import avatarCss from '#ui/avatar.css?inline';

import { defineView, type SectionViews } from '../framework/registry.ts';
import authorsCss from './authors.css?inline';
import type { authorsSection } from './authors.section.ts';
import { Authors } from './authors.tsx';

export const views: SectionViews = {
  authors: defineView<typeof authorsSection>(Authors, avatarCss, authorsCss),
};
