import { insertPage, section } from './insert-page.ts';
import { known, say, metaOf, type SeedContext } from './seed-context.ts';

/** Catalogs, parents first: their pages with sections, the tree and the covers. */
export async function seedCatalogs(context: SeedContext): Promise<void> {
  const { catalogs } = context.site;
  for (const [position, catalog] of catalogs.entries()) {
    const hasChildren = catalogs.some((other) => other.parent === catalog.key);
    const id = await insertPage(context, {
      kind: 'catalog',
      slug: catalog.slug,
      title: say(context, catalog.title),
      meta: metaOf(context, catalog.meta),
      sections: [
        section('breadcrumbs'),
        section('h1'),
        ...(hasChildren ? [section('category-8', { limit: 6, shape: 'chips' })] : []),
        section('product-list'),
        // What is to be read stands below the goods.
        section('text', {
          background: 'light',
          content: {
            html: [catalog.description, catalog.seoText].map((html) => html && say(context, html)).join(''),
          },
        }),
      ],
    });
    await context.trx
      .insertInto('catalogs')
      .values({
        id,
        parent_id: catalog.parent === undefined ? null : known(context.catalogIds, catalog.parent),
        image_id: known(context.imageIds, catalog.cover),
        description: say(context, catalog.description),
        position,
        sort_criteria: catalog.sortCriteria,
      })
      .execute();
    context.catalogIds.set(catalog.key, id);
    context.slugs.set(`catalog:${catalog.key}`, catalog.slug);
  }
}
