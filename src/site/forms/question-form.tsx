import { useMemo } from 'react';

import { createTranslator } from '#domain/i18n/translate.ts';
import { paths } from '#domain/routes.ts';
import { questionRules, submissionTextLength } from '#domain/submission-rules.ts';
import type { Language } from '#locales/languages.ts';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import type { FormAnswer } from '#ui/form/form-state.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { useForm } from '#ui/form/use-form.ts';

import { AuthorFields } from './author-fields.tsx';
import { Honeypot } from './honeypot.tsx';
import type { questionFormMessages } from './question-form.messages.ts';
import { sendSubmission } from './send-submission.ts';
import { SentNotice } from './sent-notice.tsx';
import { useShownAt } from './use-shown-at.ts';

export interface QuestionFormProps {
  productId: number;
  values?: { name?: string; email?: string; text?: string };
  /** What the server said when the form was sent without script. */
  refused?: FormAnswer | undefined;
  language: Language;
  messages: Record<(typeof questionFormMessages)[number], string>;
}

/** A question about a product, which appears with the shop's answer. */
export function QuestionForm({ productId, values: given, refused, language, messages }: QuestionFormProps) {
  const t = useMemo(() => createTranslator(language, messages), [language, messages]);
  const shownAt = useShownAt();
  const form = useForm({
    idPrefix: 'question',
    initial: { text: given?.text ?? '', name: given?.name ?? '', email: given?.email ?? '', website: '' },
    labels: {
      text: t('questions.text'),
      name: t('forms.name'),
      email: t('forms.email'),
      website: t('forms.leaveEmpty'),
    },
    rules: questionRules,
    submit: (values) =>
      sendSubmission(
        { path: '/product-questions', body: { product: productId, ...values }, shownAt: shownAt() },
        t,
      ),
    refused,
    t,
  });
  if (form.status === 'sent') return <SentNotice text={t('questions.sent')} />;
  return (
    <form {...form.props} className="vt-form" action={paths.questionForm} method="post">
      <ErrorSummary form={form} />
      <input type="hidden" name="product" value={productId} />
      <TextArea field={form.field('text')} rows={4} maxLength={submissionTextLength.max} />
      <AuthorFields
        name={form.field('name')}
        email={form.field('email')}
        emailHint={t('reviews.emailHint')}
      />
      <Honeypot field={form.field('website')} />
      <SubmitButton status={form.status}>{t('questions.submit')}</SubmitButton>
    </form>
  );
}
