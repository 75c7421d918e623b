import type { Settings } from '#domain/settings/settings.schema.ts';
import type { Language } from '#locales/languages.ts';

import { Island } from '../islands/island.tsx';
import { pickMessages } from '../islands/pick-messages.ts';
import { commentFormMessages } from './comment-form.messages.ts';
import { CommentForm, type CommentFormProps } from './comment-form.tsx';
import { LeadFormIsland, type LeadFormIslandProps } from './lead-form-island.tsx';
import { leadFormSettings } from './lead-form-settings.ts';
import { leadFormMessages } from './lead-form.messages.ts';
import { questionFormMessages } from './question-form.messages.ts';
import { QuestionForm, type QuestionFormProps } from './question-form.tsx';
import { reviewFormMessages } from './review-form.messages.ts';
import { ReviewForm, type ReviewFormProps } from './review-form.tsx';
import { stockFormMessages } from './stock-form.messages.ts';
import { StockFormIsland, type StockFormIslandProps } from './stock-form-island.tsx';

type Given<Props> = Omit<Props, 'language' | 'messages' | 'settings'>;

/** The forms as parts of pages: drawn whole by the server, alive once somebody touches them. */
export function drawLeadForm(given: Given<LeadFormIslandProps>, settings: Settings) {
  const { language } = settings;
  const props = {
    ...given,
    settings: leadFormSettings(settings),
    language,
    messages: pickMessages(language, leadFormMessages),
  };
  return (
    <Island name="lead-form" on="interaction" props={props}>
      <LeadFormIsland {...props} />
    </Island>
  );
}

export function drawReviewForm(given: Given<ReviewFormProps>, language: Language) {
  const props = { ...given, language, messages: pickMessages(language, reviewFormMessages) };
  return (
    <Island name="review-form" on="interaction" props={props}>
      <ReviewForm {...props} />
    </Island>
  );
}

export function drawQuestionForm(given: Given<QuestionFormProps>, language: Language) {
  const props = { ...given, language, messages: pickMessages(language, questionFormMessages) };
  return (
    <Island name="question-form" on="interaction" props={props}>
      <QuestionForm {...props} />
    </Island>
  );
}

export function drawStockForm(given: Given<StockFormIslandProps>, language: Language) {
  const props = { ...given, language, messages: pickMessages(language, stockFormMessages) };
  return (
    <Island name="stock-form" on="interaction" props={props}>
      <StockFormIsland {...props} />
    </Island>
  );
}

/** Wakes when it is seen: links that answer a comment wait for it. */
export function drawCommentForm(given: Given<CommentFormProps>, language: Language) {
  const props = { ...given, language, messages: pickMessages(language, commentFormMessages) };
  return (
    <Island name="comment-form" on="visible" props={props}>
      <CommentForm {...props} />
    </Island>
  );
}
