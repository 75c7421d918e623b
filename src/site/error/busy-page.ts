import { translatorOf } from '#i18n/messages-of.ts';
import type { Language } from '#locales/languages.ts';

import { plainHeaders, writePlainDocument } from './plain-document.ts';

interface BusyPage {
  html: string;
  headers: Record<string, string>;
}

interface BusyPageInput {
  language: Language;
  /** After how many seconds the page loads itself again; null: what was sent must be sent again. */
  seconds: number | null;
}

/** What a visitor sees whom the server could not take: it comes back by itself, without a script. */
export function busyPage({ language, seconds }: BusyPageInput): BusyPage {
  const t = translatorOf(language);
  const html = writePlainDocument({
    language,
    title: t('busy.title'),
    body: `<p>${seconds === null ? t('busy.sendAgain') : t('busy.reload', { seconds })}</p>`,
    head: seconds === null ? '' : `<meta http-equiv="refresh" content="${seconds}">`,
  });
  return { html, headers: plainHeaders };
}
