import { safeHref } from '#domain/link-target.ts';
import type { Image } from '#domain/schemas/image.schema.ts';
import { Avatar } from '#ui/avatar.tsx';
import { RichText } from '#ui/rich-text.tsx';

import type { SectionViewProps } from '../framework/define-section.ts';
import type { authorsSection } from './authors.section.ts';

interface Person {
  name: string;
  role: string;
  image: Image | null;
  text: string;
  links: { title: string; url: string }[];
}

type Props = SectionViewProps<typeof authorsSection>;

export function Authors(props: Props) {
  const { options, items, eager, context } = props;
  const people = peopleOf(props);
  if (people.length === 0) return null;
  const isOfArticle = items.length === 0;
  const isLarge = options.look === 'portraits';
  const block = isLarge ? 'vt-people' : 'vt-authors';
  return (
    <>
      {options.heading.title === '' && (
        <h2 className="vt-authors__title">
          {context.t(people.length > 1 ? 'articles.authors' : 'articles.author')}
        </h2>
      )}
      <ul className={block}>
        {people.map((person, place) => (
          <li key={person.name} className={`${block}__person`}>
            <Avatar
              image={person.image}
              name={person.name}
              size={isLarge ? 200 : 64}
              eager={eager && place < 3}
            />
            <div className="vt-authors__about">
              <h3 className="vt-authors__name">{person.name}</h3>
              {person.role !== '' && <p className="vt-authors__role">{person.role}</p>}
              <RichText html={person.text} className="vt-authors__text" />
              <AuthorLinks links={person.links} isOfArticle={isOfArticle} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function AuthorLinks({ links, isOfArticle }: { links: Person['links']; isOfArticle: boolean }) {
  const safe = links.flatMap(({ title, url }) => {
    const href = safeHref(url);
    return href === null ? [] : [{ title: title || href.replace(/^https?:\/\/(?:www\.)?/, ''), href }];
  });
  if (safe.length === 0) return null;
  return (
    <ul className="vt-authors__links">
      {safe.map(({ title, href }) => (
        <li key={href}>
          <a href={href} target="_blank" rel={`${isOfArticle ? 'author ' : ''}nofollow noopener noreferrer`}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

function peopleOf({ items, context }: Props): Person[] {
  if (items.length > 0) {
    return items
      .filter((item) => item.name !== '')
      .map((item) => ({ ...item, image: context.image(item.image) }));
  }
  const { authorBlock } = context.settings.media.pageStyle;
  // Above, the article's heading names the author.
  const author = authorBlock === 'bottom' ? context.page.article?.author : null;
  return author ? [{ ...author, role: '' }] : [];
}
