import { breadcrumbsSection } from './breadcrumbs/breadcrumbs.schema.ts';
import type { SectionDefinition } from './framework/define-section.ts';
import type { DefinitionRegistry } from './framework/registry.ts';
import { h1Section } from './h1/h1.schema.ts';
import { textSection } from './text/text.schema.ts';

/** The schema side of every section type. Services and the editor's field panels read it. */
export const sectionDefinitions: DefinitionRegistry = new Map(
  [breadcrumbsSection, h1Section, textSection].map((definition) => [
    definition.type,
    definition as unknown as SectionDefinition,
  ]),
);
