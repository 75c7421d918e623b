import { Group, Rating, Text } from '@mantine/core';

import type { CustomerDetail } from '#domain/schemas/customer.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { customersTexts } from './customers.texts.ts';

/** What the customer has written of products, published or not. */
export function ReviewsCard({ customer: { reviews } }: { customer: CustomerDetail }) {
  const t = useTexts(customersTexts);
  return (
    <Card title={t('reviews')}>
      {reviews.length === 0 && <Text c="gray.7">{t('noReviews')}</Text>}
      {reviews.map((review) => (
        <div key={review.id}>
          <Group gap="sm">
            <Rating
              value={review.rating}
              readOnly
              size="sm"
              aria-label={t('rating', { rating: review.rating })}
            />
            <Text size="sm" fw={600}>
              <bdi>{review.product.title}</bdi>
            </Text>
            <Text size="sm" c="gray.7">
              {t(`review.${review.status}`)}
            </Text>
          </Group>
          <Text size="sm" mt={4} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} dir="auto">
            {review.text}
          </Text>
        </div>
      ))}
    </Card>
  );
}
