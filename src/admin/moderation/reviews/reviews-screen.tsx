import { Badge, Rating, Text } from '@mantine/core';
import { IconStar } from '@tabler/icons-react';

import { productPath } from '#domain/routes.ts';
import type { ModeratedReview } from '#domain/schemas/moderation.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { EntryHead } from '../entry-head.tsx';
import { moderationTexts } from '../moderation.texts.ts';
import { QueueScreen } from '../queue/queue-screen.tsx';
import { Reply } from '../reply.tsx';
import { useDecisions } from '../use-decisions.ts';
import { ReviewPhotos } from './review-photos.tsx';

const path = '/admin/reviews';

export function Component() {
  const t = useTexts(moderationTexts);
  const shared = useDecisions<ModeratedReview>(path);
  return (
    <QueueScreen<ModeratedReview>
      {...shared}
      title={t('reviews')}
      kind="reviews"
      path={path}
      empty={{ icon: IconStar, title: t('noReviews'), text: t('noReviewsText') }}
      renderItem={(review, refresh) => <Review review={review} refresh={refresh} />}
    />
  );
}

function Review({ review, refresh }: { review: ModeratedReview; refresh(): Promise<void> }) {
  const t = useTexts(moderationTexts);
  const { product, rating, text } = review;
  return (
    <>
      <EntryHead
        entry={review}
        about={{ label: t('aboutProduct', { title: product.title }), href: productPath(product.slug) }}
      >
        <Rating value={rating} readOnly size="sm" role="img" aria-label={t('rating', { rating })} />
        {review.isPurchase && (
          <Badge color="teal" variant="light">
            {t('isPurchase')}
          </Badge>
        )}
      </EntryHead>
      <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} dir="auto">
        {text}
      </Text>
      <ReviewPhotos review={review} path={path} refresh={refresh} />
      <Reply key={review.reply} of={review} path={path} hint={t('reviewReplyHint')} refresh={refresh} />
    </>
  );
}
