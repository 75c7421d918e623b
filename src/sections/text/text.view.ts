import { defineView, type SectionViews } from '../framework/registry.ts';
import textCss from './text.css?inline';
import type { textSection } from './text.section.ts';
import { Text } from './text.tsx';

export const views: SectionViews = {
  text: defineView<typeof textSection>(Text, textCss),
};
