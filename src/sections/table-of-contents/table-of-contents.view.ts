import { defineView, type SectionViews } from '../framework/registry.ts';
import tableOfContentsCss from './table-of-contents.css?inline';
import type { tableOfContentsSection } from './table-of-contents.section.ts';
import { TableOfContents } from './table-of-contents.tsx';

export const views: SectionViews = {
  'table-of-contents': defineView<typeof tableOfContentsSection>(TableOfContents, tableOfContentsCss),
};
