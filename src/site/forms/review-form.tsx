import { useMemo, useRef, useState } from 'react';

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
import { PhotosField } from './photos-field.tsx';
import { RatingField } from './rating-field.tsx';
import type { reviewFormMessages } from './review-form.messages.ts';
import { sendPhotos } from './send-photos.ts';
import { sendSubmission } from './send-submission.ts';
import { SentNotice } from './sent-notice.tsx';
import { useShownAt } from './use-shown-at.ts';

export interface ReviewFormProps {
  productId: number;
  /** The shop takes photos. */
  withPhotos: boolean;
  /** Tokens of photos that an earlier try without script has left at the server. */
  keptPhotos?: readonly string[];
  values?: { rating?: string; name?: string; email?: string; text?: string };
  /** What the server said when the form was sent without script. */
  refused?: FormAnswer | undefined;
  language: Language;
  messages: Record<(typeof reviewFormMessages)[number], string>;
}

const noPhotos: readonly string[] = [];

/** A review of a product, which appears after moderation (requirements 319-323). */
export function ReviewForm({
  productId,
  withPhotos,
  keptPhotos = noPhotos,
  values: given,
  refused,
  language,
  messages,
}: ReviewFormProps) {
  const t = useMemo(() => createTranslator(language, messages), [language, messages]);
  const shownAt = useShownAt();
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const sent = useRef(new Map<File, string>());
  const form = useForm({
    idPrefix: 'review',
    initial: {
      rating: given?.rating ?? '',
      text: given?.text ?? '',
      name: given?.name ?? '',
      email: given?.email ?? '',
      photos: '',
      website: '',
    },
    labels: {
      rating: t('reviews.yourRating'),
      text: t('reviews.text'),
      name: t('forms.name'),
      email: t('forms.email'),
      photos: t('reviews.photos'),
      website: t('forms.leaveEmpty'),
    },
    rules: reviewRules,
    submit: async ({ rating, text, name, email, website }) => {
      const answer = await sendPhotos(photos, sent.current, t);
      if ('refused' in answer) return answer.refused;
      const body = {
        product: productId,
        rating: Number(rating),
        text,
        name,
        email,
        website,
        photos: [...keptPhotos, ...answer.tokens],
      };
      return sendSubmission({ path: '/product-reviews', body, shownAt: shownAt() }, t);
    },
    refused,
    t,
  });
  if (form.status === 'sent') return <SentNotice text={t('reviews.sent')} />;
  return (
    <form
      {...form.props}
      className="vt-form"
      action={paths.reviewForm}
      method="post"
      encType={withPhotos ? 'multipart/form-data' : undefined}
    >
      <ErrorSummary form={form} />
      <input type="hidden" name="product" value={productId} />
      <RatingField field={form.field('rating')} t={t} />
      <TextArea field={form.field('text')} rows={5} maxLength={submissionTextLength.max} />
      {withPhotos && (
        <PhotosField
          field={form.field('photos')}
          photos={photos}
          onChange={setPhotos}
          kept={keptPhotos.length}
          t={t}
        />
      )}
      {keptPhotos.map((token) => (
        <input key={token} type="hidden" name="photo" value={token} />
      ))}
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
