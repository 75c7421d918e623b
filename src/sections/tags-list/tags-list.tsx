import type { Tag } from '#domain/schemas/article.schema.ts';

import type { SectionViewProps } from '../framework/define-section.ts';
import { SectionHeading } from '../framework/render-section.tsx';
import { categoryHref, toggleTag } from '../media-list/category-href.ts';
import type { tagsListSection } from './tags-list.section.ts';

type Props = SectionViewProps<typeof tagsListSection>;

export function TagsList(props: Props) {
  const { options, context } = props;
  const { category } = context.page;
  const chips = category ? <FilterChips category={category} t={context.t} /> : <LinkChips {...props} />;
  const hasTags = category ? category.tags.length > 0 : tagsOf(props).tags.length > 0;
  if (!hasTags) return null;
  return (
    <nav className="vt-tags vt-container" aria-label={context.t('articles.tags')}>
      <SectionHeading options={options} />
      {chips}
    </nav>
  );
}

interface FilterChipsProps {
  category: NonNullable<Props['context']['page']['category']>;
  t: Props['context']['t'];
}

/** Several tags are alternatives; a chosen one leads to the list without it. */
function FilterChips({ category: { slug, tags, chosenTags }, t }: FilterChipsProps) {
  const isChosen = (tag: Tag) => chosenTags.includes(tag.slug);
  // Chosen ones first: on a phone the row starts at its beginning after each choice.
  const ordered = [...tags.filter(isChosen), ...tags.filter((tag) => !isChosen(tag))];
  return (
    <ul className="vt-tags__list">
      <li>
        <a
          className="vt-tags__chip"
          href={categoryHref(slug)}
          aria-current={chosenTags.length === 0 ? 'true' : undefined}
        >
          {t('articles.allTags')}
        </a>
      </li>
      {ordered.map((tag) => (
        <li key={tag.id}>
          <a
            className="vt-tags__chip"
            href={categoryHref(slug, toggleTag(chosenTags, tag.slug))}
            // Crawlers need not walk every combination.
            rel={chosenTags.length > 0 ? 'nofollow' : undefined}
            aria-current={isChosen(tag) ? 'true' : undefined}
            aria-label={isChosen(tag) ? t('articles.removeTag', { title: tag.title }) : undefined}
          >
            {tag.title}
            {isChosen(tag) && (
              <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
                <path
                  d="m2.5 2.5 7 7m0-7-7 7"
                  stroke="currentColor"
                  strokeWidth="1.75"
                  strokeLinecap="round"
                />
              </svg>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

function LinkChips(props: Props) {
  const { slug, tags } = tagsOf(props);
  return (
    <ul className="vt-tags__list">
      {tags.map((tag) => (
        <li key={tag.id}>
          <a className="vt-tags__chip" rel="tag" href={categoryHref(slug, [tag.slug])}>
            {tag.title}
          </a>
        </li>
      ))}
    </ul>
  );
}

function tagsOf({ options, data, context }: Props): { slug: string; tags: Tag[] } {
  const { article } = context.page;
  return article
    ? { slug: article.type, tags: article.tags }
    : { slug: options.category, tags: data['tags'] ?? [] };
}
