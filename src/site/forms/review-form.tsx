import { useMemo } from 'react';

import { submissionTextLength, reviewRules } from '#domain/submission-rules.ts';
import { createTranslator } from '#domain/i18n/translate.ts';
import { paths } from '#domain/routes.ts';
import type { Language } from '#locales/languages.ts';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import type { FormAnswer } from '#ui/form/form-state.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { useForm } from '#ui/form/use-form.ts';

import { AuthorFields } from './author-fields.tsx';
import { Honeypot } from './honeypot.tsx';
import { RatingField } from './rating-field.tsx';
import type { reviewFormMessages } from './review-form.messages.ts';
import { sendSubmission } from './send-submission.ts';
import { SentNotice } from './sent-notice.tsx';
import { useShownAt } from './use-shown-at.ts';

export interface ReviewFormProps {
  productId: number;
  values?: { rating?: string; name?: string; email?: string; text?: string };
  /** What the server said when the form was sent without script. */
  refused?: FormAnswer | undefined;
  language: Language;
  messages: Record<(typeof reviewFormMessages)[number], string>;
}

/** A review of a product, which appears after moderation (requirements 319-323). */
export function ReviewForm({ productId, values: given, refused, language, messages }: ReviewFormProps) {
  const t = useMemo(() => createTranslator(language, messages), [language, messages]);
  const shownAt = useShownAt();
  const form = useForm({
    idPrefix: 'review',
    initial: {
      rating: given?.rating ?? '',
      text: given?.text ?? '',
      name: given?.name ?? '',
      email: given?.email ?? '',
      website: '',
    },
    labels: {
      rating: t('reviews.yourRating'),
      text: t('reviews.text'),
      name: t('forms.name'),
      email: t('forms.email'),
      website: t('forms.leaveEmpty'),
    },
    rules: reviewRules,
    submit: ({ rating, ...values }) => {
      const body = { product: productId, rating: Number(rating), ...values };
      return sendSubmission({ path: '/product-reviews', body, shownAt: shownAt() }, t);
    },
    refused,
    t,
  });
  if (form.status === 'sent') return <SentNotice text={t('reviews.sent')} />;
  return (
    <form {...form.props} className="vt-form" action={paths.reviewForm} method="post">
      <ErrorSummary form={form} />
      <input type="hidden" name="product" value={productId} />
      <RatingField field={form.field('rating')} t={t} />
      <TextArea field={form.field('text')} rows={5} maxLength={submissionTextLength.max} />
      <AuthorFields
        name={form.field('name')}
        email={form.field('email')}
        emailHint={t('reviews.emailHint')}
      />
      <Honeypot field={form.field('website')} />
      <SubmitButton status={form.status}>{t('reviews.submit')}</SubmitButton>
    </form>
  );
}
