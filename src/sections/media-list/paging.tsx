import type { SectionContext } from '../framework/section-context.ts';

interface PagingProps {
  page: number;
  pageCount: number;
  href(page: number): string;
  t: SectionContext['t'];
}

/** Links to the pages of a list; nothing when there is one. */
export function Paging({ page, pageCount, href, t }: PagingProps) {
  if (pageCount < 2) return null;
  return (
    <nav className="vt-paging" aria-label={t('catalog.pages')}>
      {page > 1 && (
        <a
          className="vt-paging__step"
          rel="prev"
          href={href(page - 1)}
          aria-label={t('catalog.previousPage')}
        >
          <Arrow />
        </a>
      )}
      <ol className="vt-paging__pages">
        {shownPages(page, pageCount).map((number, index, all) => (
          <li key={number} data-gap={number - (all[index - 1] ?? number - 1) > 1 || undefined}>
            <a
              href={href(number)}
              aria-label={t('catalog.page', { n: number })}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <a className="vt-paging__step" rel="next" href={href(page + 1)} aria-label={t('catalog.nextPage')}>
          <Arrow isForward />
        </a>
      )}
    </nav>
  );
}

function Arrow({ isForward = false }) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" data-forward={isForward || undefined}>
      <path
        d="M12.5 4.5 7 10l5.5 5.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** First, last, and the neighbours of the present page, ascending. */
export function shownPages(page: number, pageCount: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pageCount];
  return [...new Set(wanted)].filter((number) => number >= 1 && number <= pageCount).sort((a, b) => a - b);
}
