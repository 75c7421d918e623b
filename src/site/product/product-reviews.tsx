import type { Review } from '#domain/schemas/product.schema.ts';
import type { CustomElementProps } from '#sections/framework/custom-element.ts';
import type { SectionContext } from '#sections/framework/section-context.ts';
import { Rating } from '#ui/rating.tsx';

import { drawReviewForm } from '../forms/submission-islands.tsx';
import type { ProductView } from './product-details.tsx';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'vt-reviews': CustomElementProps;
    }
  }
}

interface ProductReviewsProps {
  view: ProductView;
  context: SectionContext;
}

/** What was said of the product, and the form for a review of one's own. */
export function ProductReviews({ view, context }: ProductReviewsProps) {
  const { t, language } = context;
  return (
    <div className="vt-reviews">
      <ReviewList view={view} context={context} />
      <details className="vt-write">
        <summary className="vt-button vt-button--outline">{t('reviews.write')}</summary>
        {drawReviewForm({ productId: view.product.id }, language)}
      </details>
    </div>
  );
}

/** The first ten reviews; `vt-reviews` shows the button for the rest, which needs script. */
function ReviewList({ view, context }: ProductReviewsProps) {
  const { t } = context;
  const { product, reviews, hasMoreReviews } = view;
  if (reviews.length === 0) return <p className="vt-reviews__empty">{t('reviews.empty')}</p>;
  const list = (
    <ul className="vt-reviews__list" data-part="list">
      {reviews.map((review) => (
        <ReviewItem key={review.id} review={review} context={context} />
      ))}
    </ul>
  );
  return (
    <>
      {product.rating !== undefined && (
        <div className="vt-reviews__summary">
          <p className="vt-reviews__mean" aria-hidden="true">
            {new Intl.NumberFormat(t.language, { maximumFractionDigits: 1 }).format(product.rating)}
          </p>
          <p>
            <Rating value={product.rating} t={t} />
            <span className="vt-reviews__count">{t('reviews.count', { count: product.reviewCount })}</span>
          </p>
        </div>
      )}
      {hasMoreReviews ? (
        <vt-reviews data-product={product.id} data-language={context.language}>
          {list}
          <template data-part="template">
            <ReviewItem review={blankReview} context={context} />
          </template>
          <button
            type="button"
            className="vt-button vt-button--outline vt-reviews__more"
            data-part="more"
            hidden
          >
            {t('reviews.more')}
          </button>
        </vt-reviews>
      ) : (
        list
      )}
    </>
  );
}

/** What the element fills in, every field of it present. */
const blankReview: Review = { id: 1, name: ' ', rating: 5, text: ' ', createdAt: '1970-01-01', reply: ' ' };

function ReviewItem({ review, context: { t, date } }: { review: Review; context: SectionContext }) {
  return (
    <li>
      <article className="vt-review">
        <header className="vt-review__head">
          <h3 className="vt-review__name" data-field="name">
            {review.name}
          </h3>
          <span data-field="rating" data-label={t('reviews.rating', { n: '%' })}>
            <Rating value={review.rating} t={t} />
          </span>
          <time className="vt-review__date" dateTime={review.createdAt} data-field="date">
            {date(review.createdAt)}
          </time>
        </header>
        <p className="vt-review__text" data-field="text">
          {review.text}
        </p>
        {review.reply !== undefined && review.reply !== '' && (
          <div className="vt-review__reply">
            <p className="vt-review__shop">{t('reviews.reply')}</p>
            <p className="vt-review__text" data-field="reply">
              {review.reply}
            </p>
          </div>
        )}
      </article>
    </li>
  );
}
