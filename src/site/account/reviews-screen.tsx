import { formatDate } from '#domain/dates.ts';
import { paths, productPath } from '#domain/routes.ts';
import type { OwnReview } from '#domain/schemas/account.schema.ts';
import { Rating } from '#ui/rating.tsx';

import type { AccountTexts } from './account-texts.ts';
import { Failed, Loading } from './loading.tsx';
import { useResource } from './use-resource.ts';
import { WaysOn, type WayOn } from './ways-on.tsx';

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
    <section aria-labelledby="account-title">
      <h2 className="vt-account__title" id="account-title">
        {t('account.reviews')}
      </h2>
      {reviews.state === 'loading' && <Loading t={t} />}
      {reviews.state === 'failed' && <Failed retry={reviews.retry} t={t} />}
      {reviews.state === 'loaded' && reviews.data.length === 0 && (
        <>
          <div className="vt-empty">
            <p className="vt-empty__title">{t('account.noReviews')}</p>
            <p className="vt-empty__text">{t('account.noReviewsHint')}</p>
            <a className="vt-button vt-button--primary" href={paths.accountOrders}>
              {t('account.toOrders')}
            </a>
          </div>
          <WaysOn ways={ways} />
        </>
      )}
      {reviews.state === 'loaded' && reviews.data.length > 0 && (
        <ul className="vt-own-reviews">
          {reviews.data.map((review) => (
            <ReviewRow key={review.id} review={review} texts={texts} />
          ))}
        </ul>
      )}
    </section>
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
