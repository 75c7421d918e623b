import { imageUrl } from '#domain/image-url.ts';
import type { Review } from '#domain/schemas/product.schema.ts';
import type { SectionContext } from '#sections/framework/section-context.ts';
import { Rating } from '#ui/rating.tsx';

/** One review; the element fills its fields by their names. */
export function ReviewItem({ review, context }: { review: Review; context: SectionContext }) {
  const { t, date, settings } = context;
  const { name, rating, text, createdAt, reply, photos } = review;
  return (
    <li>
      <article className="vt-review">
        <header className="vt-review__head">
          <h3 className="vt-review__name" data-field="name">
            {name}
          </h3>
          {review.isPurchase && settings.ecommerce.productReviews.purchases && (
            <span className="vt-review__purchase" data-field="purchase">
              {t('reviews.isPurchase')}
            </span>
          )}
          <span data-field="rating" data-label={t('reviews.rating', { n: '%' })}>
            <Rating value={rating} t={t} />
          </span>
          <time className="vt-review__date" dateTime={createdAt} data-field="date">
            {date(createdAt)}
          </time>
        </header>
        <p className="vt-review__text" data-field="text">
          {text}
        </p>
        {photos && (
          <ul
            className="vt-review__photos"
            data-field="photos"
            data-label={t('reviews.photoOf', { name: '%' })}
          >
            {photos.map((photo) => (
              <li key={photo.id}>
                <a href={imageUrl(photo, { mode: 'inset', width: 1600, height: 0 })}>
                  <img
                    src={imageUrl(photo, { width: 160, height: 160 })}
                    alt={t('reviews.photoOf', { name })}
                    width={88}
                    height={88}
                    loading="lazy"
                  />
                </a>
              </li>
            ))}
          </ul>
        )}
        {reply !== undefined && reply !== '' && (
          <div className="vt-review__reply">
            <p className="vt-review__shop">{t('reviews.reply')}</p>
            <p className="vt-review__text" data-field="reply">
              {reply}
            </p>
          </div>
        )}
      </article>
    </li>
  );
}
