import type { ArticleCard, ArticleList } from '#domain/schemas/article.schema.ts';

import type { SectionViewProps } from '../framework/define-section.ts';
import { ArticleCards } from '../media-list/article-cards.tsx';
import type { mediaWidgetSection } from './media-widget.section.ts';

export function MediaWidget({ options, data, eager, context }: SectionViewProps<typeof mediaWidgetSection>) {
  const articles = [...itemsOf(data['chosen']), ...itemsOf(data['newest'])].filter(
    // An article does not advertise itself, unless somebody picked it by hand.
    (article) => options.articles.length > 0 || article.id !== context.page.article?.id,
  );
  if (articles.length === 0) return null;
  return (
    <>
      {options.heading.title === '' && <h2 className="vt-visually-hidden">{context.t('articles.title')}</h2>}
      <ArticleCards
        articles={options.articles.length > 0 ? articles : articles.slice(0, Math.round(options.limit))}
        context={context}
        eager={eager}
      />
    </>
  );
}

function itemsOf(answer: ArticleCard[] | ArticleList | undefined): ArticleCard[] {
  if (!answer) return [];
  return Array.isArray(answer) ? answer : answer.items;
}
