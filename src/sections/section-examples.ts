import { breadcrumbsExamples } from './breadcrumbs/breadcrumbs.examples.ts';
import type { SectionExample } from './framework/examples.ts';
import { h1Examples } from './h1/h1.examples.ts';
import { textExamples } from './text/text.examples.ts';

/** States of every section type, for the gallery and for the test that renders them all. */
export const sectionExamples: ReadonlyMap<string, SectionExample[]> = new Map([
  ['breadcrumbs', breadcrumbsExamples],
  ['h1', h1Examples],
  ['text', textExamples],
]);
