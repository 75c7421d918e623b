import avatarCss from '#ui/avatar.css?inline';

import { defineView, type SectionViews } from '../framework/registry.ts';
import h1Css from './h1.css?inline';
import type { h1Section } from './h1.section.ts';
import { H1 } from './h1.tsx';

export const views: SectionViews = {
  h1: defineView<typeof h1Section>(H1, avatarCss, h1Css),
};
