import { addHeadingIds, extractHeadings } from '#domain/headings.ts';
import type { Image } from '#domain/schemas/image.schema.ts';
import type { Section } from '#domain/schemas/section.schema.ts';
import { sharedTags } from '#domain/shared-sections.ts';
import type { LoadedSections as LoadedData } from '#modules/section-data/load-sections.ts';
import { readSharedFrom } from '#modules/pages/expand-shared.ts';
import type { PageContext } from '#sections/framework/page-context.ts';
import type { PreparedSection } from '#sections/framework/render-section.tsx';

import type { PageRequest } from './page-request.ts';

/** What decides whether a page shows a section of a type. */
type Placed = Pick<Section, 'type' | 'enable' | 'hidden' | 'options'>;

/** Whether visitors get a section of the type: one that is switched off or hidden is as good as missing. */
function showsType(sections: readonly Placed[], type: string): boolean {
  return sections.some((section) => section.type === type && section.enable && !section.hidden);
}

/** Whether the owner has placed the page's h1, as a section of its own or as the first heading of slides. */
function showsTitle(sections: readonly Placed[]): boolean {
  return (
    showsType(sections, 'h1') ||
    sections.some(({ options, enable, hidden }) => options['isPageTitle'] === true && enable && !hidden)
  );
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
  if (showsTitle(sections)) return [...sections];
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

interface LoadedSections {
  sections: PreparedSection[];
  images: ReadonlyMap<number, Image>;
  tags: string[];
}

/** Loads the sections of a page and, when one of them lists contents, gives the headings their anchors. */
export async function loadPageSections(
  request: PageRequest,
  stored: readonly Section[],
  page: PageContext,
): Promise<LoadedSections> {
  const { services, settings, editing = false } = request;
  const readShared = readSharedFrom(services.pages);
  const answer = await services.sections.load({ sections: stored, page, settings, editing, readShared });
  const tags = [...sharedTags(stored), ...tagsOf(answer)];
  const loaded = { sections: answer.sections, images: answer.images, tags };
  if (!loaded.sections.some((section) => section.type === 'table-of-contents')) return loaded;
  const taken = new Set<string>();
  const takenInText = new Set<string>();
  page.headings = loaded.sections.flatMap((section) => extractHeadings(section.options.content.html, taken));
  const sections = loaded.sections.map((section) => ({
    ...section,
    options: {
      ...section.options,
      content: { ...section.options.content, html: addHeadingIds(section.options.content.html, takenInText) },
    },
  }));
  return { ...loaded, sections };
}

/**
 * What the sections' data shows. One that lists things may show others after any change to them, so the
 * kinds stand beside the entities.
 */
function tagsOf({
  sections,
  products,
  articles,
}: Pick<LoadedData, 'sections' | 'products' | 'articles'>): string[] {
  const hasData = sections.some((section) => Object.keys(section.data).length > 0);
  return [
    ...(hasData ? ['products', 'listings', 'catalogs', 'articles'] : []),
    ...products.map((product) => `product:${product.id}`),
    ...articles.map((article) => `article:${article.id}`),
  ];
}
