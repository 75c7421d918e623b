import type { ArticleCard, ArticleList } from '#domain/schemas/article.schema.ts';
import type { messages } from '#locales/en/sections/media-widget.ts';

import { need, type DataNeed } from '../framework/data-needs.ts';
import { defineSection } from '../framework/define-section.ts';
import { entityIdsField, numberField, categoryField } from '../framework/fields.ts';
import { presetTexts } from '../framework/preset-texts.ts';

const text = presetTexts<typeof messages>();

const hasNoChosen = ({ articles }: Readonly<Record<string, unknown>>) =>
  !Array.isArray(articles) || articles.length === 0;

/** A few articles among other sections: chosen ones in their order, else the newest of a category. */
export const mediaWidgetSection = defineSection({
  type: 'media-widget',
  purpose: 'journal',
  options: {
    articles: entityIdsField('articles', 24),
    /** Slug; empty takes the newest of all categories. */
    category: categoryField().meta({ showIf: hasNoChosen }),
    limit: numberField(1, 24, 3).meta({ showIf: hasNoChosen }),
  },
  needs: ({ options }, page): Record<string, DataNeed<ArticleCard[]> | DataNeed<ArticleList>> => {
    if (options.articles.length > 0) return { chosen: need.articlesByIds(options.articles) };
    // One more, because the article that is being read is left out.
    const limit = Math.round(options.limit) + (page.article ? 1 : 0);
    return { newest: need.articles({ category: options.category || null, limit }) };
  },
  presets: [
    { name: 'newest', options: { heading: { title: text('readNext') } }, items: [] },
    {
      name: 'newest-with-button',
      options: {
        background: 'light',
        heading: { title: text('journal'), note: text('workshopOnceMonth') },
        button: { title: text('allArticles'), style: 'outline', link: { type: 'category', url: 'journal' } },
      },
      items: [],
    },
  ],
});
