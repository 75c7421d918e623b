import type { SectionViewProps } from '../framework/define-section.ts';
import type { breadcrumbsSection } from './breadcrumbs.section.ts';

/** On phones CSS leaves only the parent, as a way back. */
export function Breadcrumbs({ context }: SectionViewProps<typeof breadcrumbsSection>) {
  const items = context.page.breadcrumbs;
  if (items.length < 2) return null;
  return (
    <nav className="vt-breadcrumbs vt-container" aria-label={context.t('breadcrumbs.label')}>
      <ol className="vt-breadcrumbs__list">
        {items.map((item, index) => {
          const last = index === items.length - 1;
          return (
            <li
              key={`${item.uri ?? ''}-${item.title}`}
              className="vt-breadcrumbs__item"
              data-parent={index === items.length - 2 || undefined}
            >
              {last || item.uri === null ? (
                <span aria-current={last ? 'page' : undefined}>{item.title}</span>
              ) : (
                <a href={`/${item.uri}`}>{item.title}</a>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
