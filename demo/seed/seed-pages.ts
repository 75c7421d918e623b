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
  const present = await context.trx.selectFrom('pages').select('slug').where('kind', '=', 'page').execute();
  for (const page of site.pages) {
    // The set-up has made some legal pages with what the owner has filled in.
    if (present.some(({ slug }) => slug === page.slug)) {
      context.keptPages++;
      continue;
    }
    await insertPage(context, {
      kind: 'page',
      slug: page.slug,
      title: say(context, page.title),
      meta: metaOf(context, page.meta),
      sections: site.pageSections(context, page),
    });
  }
}
