import type { ReactElement, ReactNode } from 'react';

import { paths } from '#domain/routes.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import type { MessageKey } from '#locales/message-keys.ts';
import type { PageContext } from '#sections/framework/page-context.ts';
import type { SectionContext } from '#sections/framework/section-context.ts';
import submissionCss from '#ui/form/submission.css?inline';
import formCss from '#ui/form/form.css?inline';
import opinionCss from '#ui/form/opinion.css?inline';
import phoneCss from '#ui/form/phone/phone.css?inline';

import type { MainBlock, PageModel } from '../page-model.ts';
import type { PageRequest } from '../pages/page-request.ts';
import { trailTo } from '../pages/trail-to.ts';
import { unlistedPage } from '../pages/unlisted-page.ts';
import { Trail, trailCss } from '../trail.tsx';
import submissionPageCss from './submission-page.css?inline';
import { SentNotice } from './sent-notice.tsx';

export interface SubmissionPageTexts {
  path: string;
  title: MessageKey;
  /** What the shop's settings call it instead; empty for the usual title. */
  ownTitle?(settings: Settings): string;
  /** What is said once it was sent. */
  sent: MessageKey;
}

interface SubmissionAnswer {
  status: number;
  /** Null once it was sent. */
  form: ReactElement | null;
}

/** The page around a form, or around the thanks for it. */
export function submissionPage(
  page: SubmissionPageTexts,
  { settings, t }: PageRequest,
  { status, form }: SubmissionAnswer,
): PageModel {
  const title = page.ownTitle?.(settings) || t(page.title);
  const body = form ?? (
    <SentNotice title={t('lead.sentTitle')} text={t(page.sent)}>
      <a className="vt-button vt-button--outline" href={paths.home}>
        {t('lead.backToShop')}
      </a>
    </SentNotice>
  );
  const context: PageContext = {
    kind: 'blank',
    layout: 'inner-page',
    path: page.path,
    title,
    h1: title,
    breadcrumbs: trailTo(t, title),
  };
  const main: MainBlock = {
    name: 'submission',
    css: [trailCss, formCss, opinionCss, phoneCss, submissionCss, submissionPageCss],
    render: (context) => <SubmissionMain context={context}>{body}</SubmissionMain>,
  };
  return { ...unlistedPage(settings, context, main), status };
}

function SubmissionMain({ context, children }: { context: SectionContext; children: ReactNode }) {
  return (
    <>
      <Trail context={context} />
      <div className="vt-submission vt-container">
        <h1>{context.page.h1}</h1>
        {children}
      </div>
    </>
  );
}
