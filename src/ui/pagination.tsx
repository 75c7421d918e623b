import type { Translator } from '#domain/i18n/translate.ts';

interface PaginationProps {
  page: number;
  pageCount: number;
  hrefOf(page: number): string;
  t: Translator;
}

/** Links to the pages of a list; nothing for a single page. */
export function Pagination({ page, pageCount, hrefOf, t }: PaginationProps) {
  if (pageCount < 2) return null;
  return (
    <nav className="vt-pages" aria-label={t('catalog.pages')}>
      <ul className="vt-pages__list">
        {page > 1 && (
          <li>
            <a
              className="vt-pages__link"
              href={hrefOf(page - 1)}
              rel="prev"
              aria-label={t('catalog.previousPage')}
            >
              <span aria-hidden="true" className="vt-pages__arrow vt-pages__arrow--back" />
            </a>
          </li>
        )}
        {pageNumbers(page, pageCount).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span className="vt-pages__gap" aria-hidden="true">
                …
              </span>
            ) : (
              <a
                className="vt-pages__link"
                href={hrefOf(number)}
                aria-label={t('catalog.page', { n: number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </a>
            )}
          </li>
        ))}
        {page < pageCount && (
          <li>
            <a
              className="vt-pages__link"
              href={hrefOf(page + 1)}
              rel="next"
              aria-label={t('catalog.nextPage')}
            >
              <span aria-hidden="true" className="vt-pages__arrow" />
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** First, last, the page and its neighbours; null stands for a gap of at least two pages. */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pageCount].filter(
    (number) => number >= 1 && number <= pageCount,
  );
  const sorted = [...new Set(near)].sort((a, b) => a - b);
  return sorted.flatMap((number, index) => {
    const step = number - (sorted[index - 1] ?? number - 1);
    if (step === 1) return [number];
    return step === 2 ? [number - 1, number] : [null, number];
  });
}
