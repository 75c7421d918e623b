import { useEffect, useMemo, useRef, useState } from 'react';

import { commentRules, submissionTextLength } from '#domain/submission-rules.ts';
import { createTranslator } from '#domain/i18n/translate.ts';
import { paths } from '#domain/routes.ts';
import type { Language } from '#locales/languages.ts';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import type { FormAnswer } from '#ui/form/form-state.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { useForm } from '#ui/form/use-form.ts';

import { AuthorFields } from './author-fields.tsx';
import type { commentFormMessages } from './comment-form.messages.ts';
import { Honeypot } from './honeypot.tsx';
import { sendSubmission } from './send-submission.ts';
import { SentNotice } from './sent-notice.tsx';
import { useShownAt } from './use-shown-at.ts';

/** The comment that is answered. */
interface Answered {
  id: number;
  name: string;
}

export interface CommentFormProps {
  articleId: number;
  parent?: Answered | undefined;
  values?: { name?: string; email?: string; text?: string };
  /** What the server said when the form was sent without script. */
  refused?: FormAnswer | undefined;
  language: Language;
  messages: Record<(typeof commentFormMessages)[number], string>;
}

/** A comment on an article, or an answer to one; it appears after moderation (requirements 426, 427). */
export function CommentForm({
  articleId,
  values: given,
  refused,
  language,
  messages,
  ...props
}: CommentFormProps) {
  const t = useMemo(() => createTranslator(language, messages), [language, messages]);
  const shownAt = useShownAt();
  const [parent, setParent] = useState<Answered | null>(props.parent ?? null);
  const place = useRef<HTMLDivElement>(null);
  const form = useForm({
    idPrefix: 'comment',
    initial: { text: given?.text ?? '', name: given?.name ?? '', email: given?.email ?? '', website: '' },
    labels: {
      text: t('comments.text'),
      name: t('forms.name'),
      email: t('forms.email'),
      website: t('forms.leaveEmpty'),
    },
    rules: commentRules,
    submit: (values) => {
      const body = { article: articleId, ...(parent && { parent: parent.id }), ...values };
      return sendSubmission({ path: '/articles/comments', body, shownAt: shownAt() }, t);
    },
    refused,
    t,
  });

  // Links that answer a comment lead to a page of their own until this code is there.
  useEffect(() => {
    const answer = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLElement>('[data-vt-reply]') : null;
      if (!link || event.metaKey || event.ctrlKey || !place.current) return;
      event.preventDefault();
      setParent({ id: Number(link.dataset['vtReply']), name: link.dataset['name'] ?? '' });
      place.current.querySelector('textarea')?.focus();
    };
    document.addEventListener('click', answer);
    return () => document.removeEventListener('click', answer);
  }, []);

  if (form.status === 'sent') return <SentNotice text={t('comments.sent')} />;
  return (
    <div ref={place}>
      <form {...form.props} className="vt-form" action={paths.commentForm} method="post">
        <ErrorSummary form={form} />
        <input type="hidden" name="article" value={articleId} />
        {parent && (
          <p className="vt-form__subject">
            <input type="hidden" name="parent" value={parent.id} />
            {t('comments.replyTo', { name: parent.name })}{' '}
            <button type="button" className="vt-form__cancel" onClick={() => setParent(null)}>
              {t('comments.cancelReply')}
            </button>
          </p>
        )}
        <TextArea field={form.field('text')} maxLength={submissionTextLength.max} />
        <AuthorFields
          name={form.field('name')}
          email={form.field('email')}
          emailHint={t('reviews.emailHint')}
        />
        <Honeypot field={form.field('website')} />
        <SubmitButton status={form.status}>{t('comments.submit')}</SubmitButton>
      </form>
    </div>
  );
}
