import type { Translator } from '#domain/i18n/translate.ts';
import { languages, type Language } from '#locales/languages.ts';

interface RatingProps {
  /** 1 to 5, tenths allowed. */
  value: number;
  /** Number of reviews, shown in brackets. */
  count?: number;
  /** One star and a number, for cards; five otherwise. */
  compact?: boolean;
  t: Translator;
}

/** Stars that say their number to those who do not see them. */
export function Rating({ value, count, compact = false, t }: RatingProps) {
  const number = formatRating(value, t.language);
  return (
    <span className="vt-rating">
      <span
        className="vt-rating__stars"
        aria-hidden="true"
        style={compact ? undefined : { backgroundSize: `${(value / 5) * 100}% 100%, 100% 100%` }}
      >
        {compact ? '★' : '★★★★★'}
      </span>
      <span className="vt-visually-hidden">{t('reviews.rating', { n: number })}</span>
      {count !== undefined && (
        <>
          <span className="vt-rating__value" aria-hidden="true">
            {number}
          </span>
          <span className="vt-rating__count">
            <span aria-hidden="true">({count})</span>
            <span className="vt-visually-hidden">, {t('reviews.count', { count })}</span>
          </span>
        </>
      )}
    </span>
  );
}

/** One decimal at most. By hand: making an Intl formatter for every card took 4 % of a page's time. */
function formatRating(value: number, language: Language): string {
  const text = String(Math.round(value * 10) / 10);
  return text.replace('.', languages[language].decimalMark);
}
