import { feedPath } from '#domain/routes.ts';

import type { SectionViewProps } from '../framework/define-section.ts';
import type { PageContext } from '../framework/page-context.ts';
import type { SectionContext } from '../framework/section-context.ts';
import { ArticleCards } from './article-cards.tsx';
import { categoryHref } from './category-href.ts';
import { ownCategory, type mediaListSection } from './media-list.section.ts';
import { Paging } from './paging.tsx';

export function MediaList({ options, data, eager, context }: SectionViewProps<typeof mediaListSection>) {
  const category = ownCategory(options, context.page);
  const title = options.heading.title === '' && (
    // Cards are h3: without a title of the section there has to be an h2 between them and the page's h1.
    <h2 className="vt-visually-hidden">{context.t('articles.title')}</h2>
  );
  if (category) {
    return (
      <>
        {title}
        <CategoryArticles category={category} context={context} eager={eager} />
      </>
    );
  }
  const list = data['articles'];
  if (!list || list.items.length === 0) return null;
  return (
    <>
      {title}
      <ArticleCards articles={list.items} context={context} eager={eager} />
      {options.category !== '' && list.count > list.items.length && (
        <p className="vt-media-more">
          <a className="vt-button vt-button--outline" href={categoryHref(options.category)}>
            {context.t('articles.showMore')}
          </a>
        </p>
      )}
    </>
  );
}

interface CategoryArticlesProps {
  category: NonNullable<PageContext['category']>;
  context: SectionContext;
  eager: boolean;
}

function CategoryArticles({ category, context, eager }: CategoryArticlesProps) {
  const { t } = context;
  const { articles, chosenTags, slug } = category;
  const chosen = category.tags.filter((tag) => chosenTags.includes(tag.slug));
  const isEmpty = articles.items.length === 0;
  const limit = Math.max(1, articles.limit);
  return (
    <>
      <div className="vt-media-bar">
        <p>
          {isEmpty
            ? t(chosen.length > 0 ? 'articles.nothingFound' : 'articles.empty')
            : t('articles.count', { count: articles.count })}
          {chosen.length > 0 && (
            <>
              {': '}
              {chosen.map((tag) => tag.title).join(', ')}
            </>
          )}
        </p>
        {chosen.length > 0 && <a href={categoryHref(slug)}>{t('articles.all')}</a>}
        <a className="vt-media-bar__feed" href={feedPath(slug)} type="application/rss+xml">
          <FeedIcon />
          <span>{t('articles.feed')}</span>
        </a>
      </div>
      {!isEmpty && <ArticleCards articles={articles.items} context={context} eager={eager} />}
      <Paging
        page={Math.floor(articles.offset / limit) + 1}
        pageCount={Math.ceil(articles.count / limit)}
        href={(page) => categoryHref(slug, chosenTags, page)}
        t={t}
      />
    </>
  );
}

function FeedIcon() {
  return (
    <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
      <path
        d="M2 7a7 7 0 0 1 7 7M2 2a12 12 0 0 1 12 12"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <circle cx="3" cy="13" r="1.75" fill="currentColor" />
    </svg>
  );
}
