import { paths } from '#domain/routes.ts';
import type { Review } from '#domain/schemas/product.schema.ts';
import { localeOf } from '#locales/languages.ts';
import type { CustomElementProps } from '#sections/framework/custom-element.ts';
import type { SectionContext } from '#sections/framework/section-context.ts';
import { Rating } from '#ui/rating.tsx';

import { WriteLink } from '../forms/write-link.tsx';
import type { ProductView } from './product-details.tsx';
import { ReviewItem } from './review-item.tsx';
import { ReviewsToolbar } from './reviews-toolbar.tsx';

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

/** What was said of the product, and the way to a review of one's own. */
export function ProductReviews({ view, context }: ProductReviewsProps) {
  return (
    <div className="vt-reviews">
      <ReviewList view={view} context={context} />
      <WriteLink path={paths.reviewForm} productId={view.product.id} text={context.t('reviews.write')} />
    </div>
  );
}

/** The first ten reviews; `vt-reviews` sorts and filters them, shows the rest and opens their photos. */
function ReviewList({ view, context }: ProductReviewsProps) {
  const { t } = context;
  const { product, reviews, hasMoreReviews, starCounts } = view;
  if (reviews.length === 0) return <p className="vt-reviews__empty">{t('reviews.empty')}</p>;
  const list = (
    <ul className="vt-reviews__list" data-part="list">
      {reviews.map((review) => (
        <ReviewItem key={review.id} review={review} context={context} />
      ))}
    </ul>
  );
  const summary = product.rating !== undefined && (
    <div className="vt-reviews__summary">
      <p className="vt-reviews__mean" aria-hidden="true">
        {new Intl.NumberFormat(localeOf(t.language), { maximumFractionDigits: 1 }).format(product.rating)}
      </p>
      <p>
        <Rating value={product.rating} t={t} />
        <span className="vt-reviews__count">{t('reviews.count', { count: product.reviewCount })}</span>
      </p>
    </div>
  );
  const hasPhotos = reviews.some(({ photos }) => photos !== undefined);
  if (!starCounts && !hasMoreReviews && !hasPhotos) {
    return (
      <>
        {summary}
        {list}
      </>
    );
  }
  return (
    <vt-reviews data-product={product.id} data-language={context.language}>
      {starCounts ? (
        <ReviewsToolbar starCounts={starCounts} t={t}>
          {summary}
        </ReviewsToolbar>
      ) : (
        summary
      )}
      {list}
      <template data-part="template">
        <ReviewItem review={blankReview} context={context} />
      </template>
      <button
        type="button"
        className="vt-button vt-button--outline"
        data-part="more"
        data-more={hasMoreReviews ? '' : undefined}
        hidden
      >
        {t('reviews.more')}
      </button>
      <dialog className="vt-photo" data-part="viewer" aria-label={t('gallery.viewer')}>
        <button type="button" className="vt-photo__close" data-vt-close="" aria-label={t('common.close')} />
      </dialog>
    </vt-reviews>
  );
}

/** What the element fills in, every field of it present. */
const blankReview: Review = {
  id: 1,
  name: '…',
  rating: 5,
  text: ' ',
  createdAt: '1970-01-01',
  reply: ' ',
  isPurchase: true,
  photos: [],
};
