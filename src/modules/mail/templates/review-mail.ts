import type { Translator } from '#domain/i18n/translate.ts';

import type { MailDocument } from '../mail-document.ts';

interface PublishedReview {
  name: string;
  text: string;
  rating: number;
  product: string;
  /** The product's page. */
  href: string;
}

export function writeReviewApproved(review: PublishedReview, t: Translator): MailDocument {
  const { name, text, rating, product, href } = review;
  return {
    subject: t('mail.review.subject', { product }),
    preview: t('mail.review.preview'),
    blocks: [
      { kind: 'title', text: t('mail.review.title') },
      { kind: 'text', text: t('mail.helloName', { name }) },
      { kind: 'text', text: t('mail.review.text', { product }) },
      { kind: 'quote', text: `${'★'.repeat(rating)}${'☆'.repeat(5 - rating)}\n${text}` },
      { kind: 'button', label: t('mail.review.open'), href },
    ],
  };
}
