import { insertPage } from './insert-page.ts';
import { homeTitle, metaOf, say, type SeedContext } from './seed-context.ts';

/** Slugs first: pages, menus and buttons refer to each other. */
export function registerPageSlugs(context: SeedContext): void {
  for (const page of context.site.pages) context.slugs.set(`page:${page.key}`, page.slug);
}

export async function seedPages(context: SeedContext): Promise<void> {
  const { site } = context;
  const home = await context.trx
    .selectFrom('pages')
    .select('id')
    .where('kind', '=', 'home')
    .executeTakeFirst();
  // One that somebody has made stays.
  if (!home) {
    await insertPage(context, {
      kind: 'home',
      slug: '',
      title: say(context, homeTitle),
      meta: metaOf(context, site.homeMeta),
      sections: site.homeSections(context),
    });
  }
  for (const page of site.pages) {
    await insertPage(context, {
      kind: 'page',
      slug: page.slug,
      title: say(context, page.title),
      meta: metaOf(context, page.meta),
      sections: site.pageSections(context, page),
    });
  }
}
