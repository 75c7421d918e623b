import { defineView, type SectionViews } from '../framework/registry.ts';
import hoverTextCss from './hover-text.css?inline';
import type { hoverTextSection } from './hover-text.section.ts';
import { HoverText } from './hover-text.tsx';

export const views: SectionViews = {
  'hover-text': defineView<typeof hoverTextSection>(HoverText, hoverTextCss),
};
