import type { ReactNode } from 'react';

import type { Translator } from '#domain/i18n/translate.ts';
import type { ReviewSort } from '#domain/schemas/product.schema.ts';
import type { MessageKey } from '#locales/message-keys.ts';

const sorts: readonly (readonly [ReviewSort, MessageKey])[] = [
  ['newest', 'reviews.newest'],
  ['highest', 'reviews.highest'],
  ['lowest', 'reviews.lowest'],
  ['photos', 'reviews.withPhotos'],
];

interface ReviewsToolbarProps {
  /** Of one star, two stars and so on to five. */
  starCounts: readonly number[];
  t: Translator;
  /** The mean. */
  children: ReactNode;
}

/** The mean beside a bar for each number of stars, which filters, and the order; without script the bars only tell. */
export function ReviewsToolbar({ starCounts, t, children }: ReviewsToolbarProps) {
  const most = Math.max(1, ...starCounts);
  return (
    <div className="vt-reviews__bar">
      {children}
      <ul className="vt-stars-bars" aria-label={t('reviews.byStars')}>
        {[5, 4, 3, 2, 1].map((star) => {
          const count = starCounts[star - 1] ?? 0;
          return (
            <li key={star}>
              <button type="button" disabled data-part={count > 0 ? 'star' : undefined} value={star}>
                <span aria-hidden="true">{star} ★</span>
                <span className="vt-visually-hidden">{t('reviews.stars', { n: star })}, </span>
                <span className="vt-stars-bars__bar" aria-hidden="true">
                  <span style={{ inlineSize: `${Math.round((100 * count) / most)}%` }} />
                </span>
                <span aria-hidden="true">{count}</span>
                <span className="vt-visually-hidden">{t('reviews.count', { count })}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <div className="vt-reviews__tools">
        <label className="vt-select">
          <span className="vt-visually-hidden">{t('reviews.sort')}</span>
          <select data-part="sort" defaultValue="newest" disabled>
            {sorts.map(([value, key]) => (
              <option key={value} value={value}>
                {t(key)}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className="vt-reviews__all" data-part="all" hidden>
          {t('reviews.all')}
        </button>
      </div>
    </div>
  );
}
