import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

export interface SectionFixture {
  id: string;
  type: string;
  enable?: boolean;
  hidden?: boolean;
  options?: Record<string, unknown>;
  items?: unknown[];
  styles?: object;
}

export interface PublishedPageFixture {
  kind?: 'home' | 'page' | 'category' | 'catalog' | 'article' | 'block';
  slug?: string;
  title?: string;
  meta?: Record<string, unknown>;
  enabled?: boolean;
  /** False leaves the page without a published version. */
  published?: boolean;
  sections?: readonly SectionFixture[];
}

export interface PublishedArticleFixture extends Omit<PublishedPageFixture, 'kind'> {
  categoryId: number;
  excerpt?: string;
  imageId?: number;
  authorId?: number;
  tagIds?: readonly number[];
  publishedAt?: Date;
}

export interface MenuEntryFixture {
  title: string;
  target?: unknown;
  children?: readonly MenuEntryFixture[];
}

/** Builds pages, articles, menus and settings row by row with sensible defaults. */
export function createContentFixture(db: Kysely<Database>) {
  let made = 0;

  async function makePage(fixture: PublishedPageFixture = {}): Promise<number> {
    const {
      kind = 'page',
      title = `Page ${++made}`,
      enabled = true,
      published = true,
      sections = [],
    } = fixture;
    const slug = fixture.slug ?? (kind === 'home' ? '' : `page-${++made}`);
    const meta = JSON.stringify(fixture.meta ?? {});
    const { id } = await db
      .insertInto('pages')
      .values({ kind, slug, title, meta, enabled })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (published) await publish(id, { title, slug, sections });
    return id;
  }

  /** Publishes the next version of a page. */
  async function publish(
    pageId: number,
    {
      title = 'Page',
      slug = 'page',
      sections = [],
    }: Pick<PublishedPageFixture, 'title' | 'slug' | 'sections'>,
  ): Promise<void> {
    const content = JSON.stringify({
      sections: Object.fromEntries(sections.map((section) => [section.id, section])),
      order: sections.map((section) => section.id),
    });
    await sql`with version as (
        insert into page_versions (page_id, version, title, slug, content)
        select ${pageId}, coalesce(max(version), 0) + 1, ${title}, ${slug}, ${content}::jsonb
        from page_versions where page_id = ${pageId} returning version)
      update pages set published_version = (select version from version), updated_at = now()
      where id = ${pageId}`.execute(db);
  }

  async function makeCategory(slug: string, fixture: PublishedPageFixture = {}): Promise<number> {
    const id = await makePage({ title: slug, ...fixture, kind: 'category', slug });
    await db.insertInto('categories').values({ id }).execute();
    return id;
  }

  async function makeArticle(fixture: PublishedArticleFixture): Promise<number> {
    const id = await makePage({ ...fixture, kind: 'article' });
    await db
      .insertInto('articles')
      .values({
        id,
        category_id: fixture.categoryId,
        excerpt: fixture.excerpt ?? '',
        image_id: fixture.imageId ?? null,
        author_id: fixture.authorId ?? null,
        published_at: fixture.publishedAt ?? new Date('2026-01-05T10:00:00Z'),
      })
      .execute();
    for (const tagId of fixture.tagIds ?? []) {
      await db.insertInto('article_tags').values({ article_id: id, tag_id: tagId }).execute();
    }
    return id;
  }

  async function makeAuthor(name: string, text = '', links: unknown[] = []): Promise<number> {
    const values = { name, text, links: JSON.stringify(links) };
    return (await db.insertInto('authors').values(values).returning('id').executeTakeFirstOrThrow()).id;
  }

  async function makeTag(title: string): Promise<number> {
    const values = { title, slug: title.toLowerCase() };
    return (await db.insertInto('tags').values(values).returning('id').executeTakeFirstOrThrow()).id;
  }

  async function makeComment(
    articleId: number,
    { text = 'Nice', parentId = null as number | null, status = 'approved' } = {},
  ): Promise<number> {
    const values = { article_id: articleId, parent_id: parentId, name: 'Ann', text, status };
    return (await db.insertInto('comments').values(values).returning('id').executeTakeFirstOrThrow()).id;
  }

  async function makeMenu(name: string, entries: readonly MenuEntryFixture[]): Promise<void> {
    const menu = await db.insertInto('menus').values({ name }).returning('id').executeTakeFirstOrThrow();
    const insert = async (list: readonly MenuEntryFixture[], parentId: number | null): Promise<void> => {
      for (const [position, { title, target = { type: 'homepage' }, children = [] }] of list.entries()) {
        const { id } = await db
          .insertInto('menu_entries')
          .values({ menu_id: menu.id, parent_id: parentId, position, title, target: JSON.stringify(target) })
          .returning('id')
          .executeTakeFirstOrThrow();
        await insert(children, id);
      }
    };
    await insert(entries, null);
  }

  async function makeRedirect(from: string, to: string): Promise<void> {
    await db.insertInto('redirects').values({ from_path: from, to_path: to }).execute();
  }

  async function setSettings(name: string, value: unknown): Promise<void> {
    const json = JSON.stringify(value);
    await db
      .insertInto('settings')
      .values({ name, value: json })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: json }))
      .execute();
  }

  return {
    makePage,
    publish,
    makeCategory,
    makeArticle,
    makeAuthor,
    makeTag,
    makeComment,
    makeMenu,
    makeRedirect,
    setSettings,
  };
}
