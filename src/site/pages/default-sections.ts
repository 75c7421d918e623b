import type { Section } from '#domain/schemas/section.schema.ts';
import type { PageContext } from '#sections/framework/page-context.ts';

/** What decides whether a page shows a section of a type. */
type Placed = Pick<Section, 'type' | 'enable' | 'hidden'>;

/** Whether visitors get a section of the type: one that is switched off or hidden is as good as missing. */
function showsType(sections: readonly Placed[], type: string): boolean {
  return sections.some((section) => section.type === type && section.enable && !section.hidden);
}

/** A section that is not stored but stands on a page by default. */
export function defaultSection(id: string, type: string, options: Record<string, unknown> = {}): Section {
  return { id, type, version: 1, enable: true, hidden: false, options, items: [], styles: {} };
}

const titleSections = [
  defaultSection('default-breadcrumbs', 'breadcrumbs'),
  defaultSection('default-h1', 'h1'),
];
const catalogList = defaultSection('default-list', 'product-list');
const categoryLists = [
  defaultSection('default-tags', 'tags-list'),
  defaultSection('default-media', 'media-list'),
];

/** Trail and title on top of a page whose owner has placed no title. */
export function withTitle<Given extends Placed>(sections: readonly Given[]): (Given | Section)[] {
  if (showsType(sections, 'h1')) return [...sections];
  return [...titleSections.filter(({ type }) => !showsType(sections, type)), ...sections];
}

/** A page's own sections with what its kind shows where the owner has not placed it. */
export function completeSections<Given extends Placed>(
  kind: PageContext['kind'],
  sections: readonly Given[],
): (Given | Section)[] {
  switch (kind) {
    case 'page':
    case 'article':
      return withTitle(sections);
    case 'catalog': {
      const titled = withTitle(sections);
      return showsType(sections, 'product-list') ? titled : [...titled, catalogList];
    }
    case 'category': {
      const titled = withTitle(sections);
      return showsType(titled, 'media-list') ? titled : [...titled, ...categoryLists];
    }
    default:
      return [...sections];
  }
}
