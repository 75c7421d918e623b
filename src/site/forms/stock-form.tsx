import { useState } from 'react';

import type { Translator } from '#domain/i18n/translate.ts';
import { paths } from '#domain/routes.ts';
import type { StockRequestAnswer } from '#domain/schemas/stock-request.schema.ts';
import { stockRequestRules } from '#domain/submission-rules.ts';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import type { FormAnswer } from '#ui/form/form-state.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useForm } from '#ui/form/use-form.ts';

import { Honeypot } from './honeypot.tsx';
import { sendSubmission } from './send-submission.ts';
import { SentNotice } from './sent-notice.tsx';
import { useShownAt } from './use-shown-at.ts';

export interface StockFormProps {
  variationId: number;
  /** What is waited for, in words. */
  title: string;
  email?: string;
  /** What the server said when the form was sent without script. */
  refused?: FormAnswer | undefined;
  t: Translator;
}

/** Asks to be told once a variation is back. A guest is told to look for a letter, which asks them to confirm. */
export function StockForm({ variationId, title, email: given = '', refused, t }: StockFormProps) {
  const shownAt = useShownAt();
  const [isConfirmed, setConfirmed] = useState(false);
  const form = useForm({
    idPrefix: 'back-in-stock',
    initial: { email: given, website: '' },
    labels: { email: t('forms.email'), website: t('forms.leaveEmpty') },
    rules: stockRequestRules,
    submit: (values) =>
      sendSubmission<StockRequestAnswer>(
        {
          path: '/stock-requests',
          body: { variation: variationId, ...values },
          shownAt: shownAt(),
          onAnswer: (answer) => setConfirmed(answer.isConfirmed),
        },
        t,
      ),
    refused,
    t,
  });
  const email = form.field('email');
  if (form.status === 'sent') {
    return (
      <SentNotice
        title={t(isConfirmed ? 'backInStock.notedTitle' : 'backInStock.sentTitle')}
        text={t(isConfirmed ? 'backInStock.noted' : 'backInStock.sent', { email: email.value })}
      />
    );
  }
  return (
    <form {...form.props} className="vt-form" action={paths.stockForm} method="post">
      <p className="vt-form__subject">{title}</p>
      <ErrorSummary form={form} />
      <input type="hidden" name="variation" value={variationId} />
      <TextField field={email} type="email" autoComplete="email" inputMode="email" maxLength={254} />
      <Honeypot field={form.field('website')} />
      <p className="vt-field__description">{t('backInStock.consent')}</p>
      <SubmitButton status={form.status}>{t('backInStock.submit')}</SubmitButton>
    </form>
  );
}
