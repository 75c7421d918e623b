import { sharedSlug } from '#domain/shared-sections.ts';
import type { PageContext } from '#sections/framework/page-context.ts';

import type { PageModel } from '../page-model.ts';
import { notIndexed, plainOpenGraph } from './page-meta.ts';
import type { PageRequest } from './page-request.ts';
import { loadPageSections } from './page-sections.ts';

/** /shared-sections/{name}: a shared section by itself, in the builder's frame alone; null where there is none. */
export async function loadSharedSectionPage(request: PageRequest, name: string): Promise<PageModel | null> {
  if (!request.editing) return null;
  const page = await request.services.pages.findBySlug('block', sharedSlug(name));
  if (!page) return null;
  const { id, title } = page;
  const context: PageContext = {
    kind: 'block',
    layout: 'default',
    path: request.path,
    title,
    h1: title,
    breadcrumbs: [],
  };
  const { sections, images } = await loadPageSections(request, page.sections, context);
  return {
    status: 200,
    pageId: id,
    context,
    sections,
    images,
    head: { ...notIndexed, title, description: '', openGraph: plainOpenGraph, structuredData: [] },
    tags: [],
    cacheable: false,
  };
}
