import { formatDate } from '#domain/dates.ts';
import { productPath } from '#domain/routes.ts';
import type { OwnReview } from '#domain/schemas/account.schema.ts';
import { Rating } from '#ui/rating.tsx';

import type { AccountTexts } from './account-texts.ts';
import { OwnList } from './own-list.tsx';
import { useResource } from './use-resource.ts';
import type { WayOn } from './ways-on.tsx';

const statusTexts = {
  pending: 'account.onModeration',
  approved: 'account.reviewPublished',
  rejected: 'account.reviewRejected',
} as const;

/** What the customer wrote, and what became of it (requirement 483). */
export function ReviewsScreen({ texts, ways }: { texts: AccountTexts; ways: readonly WayOn[] }) {
  const { t } = texts;
  const reviews = useResource<OwnReview[]>('/users/reviews');
  return (
    <OwnList
      title={t('account.reviews')}
      found={reviews}
      rowsOf={(data) => data.map((review) => <ReviewRow key={review.id} review={review} texts={texts} />)}
      none={{ title: t('account.noReviews'), hint: t('account.noReviewsHint') }}
      ways={ways}
      t={t}
    />
  );
}

function ReviewRow({ review, texts: { t, language } }: { review: OwnReview; texts: AccountTexts }) {
  const { product, status } = review;
  return (
    <li className="vt-own-reviews__item">
      <div className="vt-own-reviews__head">
        <h3 className="vt-own-reviews__title">
          <a href={productPath(product.slug)}>{product.title}</a>
        </h3>
        <span className="vt-own-reviews__status" data-status={status}>
          {t(statusTexts[status])}
        </span>
      </div>
      <p className="vt-own-reviews__facts">
        <Rating value={review.rating} t={t} />
        <span>{formatDate(review.createdAt, language)}</span>
      </p>
      <p className="vt-own-reviews__text">{review.text}</p>
      {review.reply !== undefined && (
        <blockquote className="vt-own-reviews__reply">
          <p>
            <strong>{t('reviews.reply')}</strong>
          </p>
          <p>{review.reply}</p>
        </blockquote>
      )}
    </li>
  );
}
