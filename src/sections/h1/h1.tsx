import type { SectionViewProps } from '../framework/define-section.ts';
import { ArticleCover, ArticleMeta } from './article-lead.tsx';
import type { h1Section } from './h1.section.ts';

export function H1({ options, context }: SectionViewProps<typeof h1Section>) {
  const { heading } = options;
  const { article } = context.page;
  const title = heading.title || context.page.h1;
  if (title === '') return null;
  return (
    <header
      className="vt-h1 vt-container"
      data-align={heading.textAlign}
      data-article={article ? '' : undefined}
    >
      <h1 style={heading.color ? { color: heading.color } : undefined}>{title}</h1>
      {heading.note !== '' && (
        <p className="vt-section__note" style={heading.colorNote ? { color: heading.colorNote } : undefined}>
          {heading.note}
        </p>
      )}
      {article && <ArticleMeta article={article} context={context} />}
      {article && options.cover && <ArticleCover article={article} context={context} />}
    </header>
  );
}
