import type { Heading } from '#domain/headings.ts';

import type { CustomElementProps } from '../framework/custom-element.ts';
import type { SectionViewProps } from '../framework/define-section.ts';
import type { tableOfContentsSection } from './table-of-contents.section.ts';

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace
  namespace JSX {
    interface IntrinsicElements {
      'vt-toc': CustomElementProps;
    }
  }
}

interface Chapter {
  heading: Heading;
  parts: Heading[];
}

/** Folded on small screens; on wide ones CSS shows the list whatever the state of `details`. */
export function TableOfContents({ options, context }: SectionViewProps<typeof tableOfContentsSection>) {
  const headings = (context.page.headings ?? []).filter(({ level }) => level === 2 || options.depth === 'h3');
  if (headings.length < 2) return null;
  const title = options.heading.title || context.t('articles.contents');
  return (
    <vt-toc className="vt-toc vt-container">
      <nav className="vt-toc__nav" aria-label={title}>
        <p className="vt-toc__title" aria-hidden="true">
          {title}
        </p>
        <details className="vt-toc__details">
          <summary className="vt-toc__summary">{title}</summary>
          <ol className="vt-toc__list">
            {chaptersOf(headings).map(({ heading, parts }) => (
              <li key={heading.id}>
                <a href={`#${heading.id}`}>{heading.text}</a>
                {parts.length > 0 && (
                  <ol className="vt-toc__list">
                    {parts.map((part) => (
                      <li key={part.id}>
                        <a href={`#${part.id}`}>{part.text}</a>
                      </li>
                    ))}
                  </ol>
                )}
              </li>
            ))}
          </ol>
        </details>
      </nav>
    </vt-toc>
  );
}

/** An h3 before the first h2 stands for itself. */
function chaptersOf(headings: Heading[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const heading of headings) {
    const chapter = chapters.at(-1);
    if (heading.level === 3 && chapter) chapter.parts.push(heading);
    else chapters.push({ heading, parts: [] });
  }
  return chapters;
}
