import { defineView, type SectionViews } from '../framework/registry.ts';
import breadcrumbsCss from './breadcrumbs.css?inline';
import type { breadcrumbsSection } from './breadcrumbs.section.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

export const views: SectionViews = {
  breadcrumbs: defineView<typeof breadcrumbsSection>(Breadcrumbs, breadcrumbsCss),
};
