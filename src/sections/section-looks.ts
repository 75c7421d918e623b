import breadcrumbsCss from './breadcrumbs/breadcrumbs.css?inline';
import type { breadcrumbsSection } from './breadcrumbs/breadcrumbs.schema.ts';
import { Breadcrumbs } from './breadcrumbs/breadcrumbs.tsx';
import { look, type LookRegistry } from './framework/registry.ts';
import h1Css from './h1/h1.css?inline';
import type { h1Section } from './h1/h1.schema.ts';
import { H1 } from './h1/h1.tsx';
import textCss from './text/text.css?inline';
import type { textSection } from './text/text.schema.ts';
import { Text } from './text/text.tsx';

/** The visible side of every section type: its view and its CSS. */
export const sectionLooks: LookRegistry = new Map([
  ['breadcrumbs', look<typeof breadcrumbsSection>(Breadcrumbs, breadcrumbsCss)],
  ['h1', look<typeof h1Section>(H1, h1Css)],
  ['text', look<typeof textSection>(Text, textCss)],
]);
