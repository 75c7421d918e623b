import { consentEvent, cookieFlag, necessaryFlag } from '#domain/cookie-consent.ts';
import { modalCloseDelay } from '#domain/timings.ts';

import { allowErrorReports } from './error-reports.ts';
import { loadChunk } from './load-chunk.ts';

/** As local storage keeps it (specification section 3). */
const ageFlag = 'ageVerificationConfirm';

/** Asks for the age, then for cookies, where the shop wants it; visits are counted from consent on. */
export function startConsent(): void {
  const age = document.querySelector<HTMLDialogElement>('#vt-age');
  if (age && !isSet(ageFlag)) askAge(age, askCookies);
  else askCookies();
}

/** Neither Escape nor the backdrop answer it (requirement 499). */
function askAge(dialog: HTMLDialogElement, next: () => void): void {
  const main = document.querySelector<HTMLElement>('main');
  const stay = (event: Event) => event.preventDefault();
  dialog.addEventListener('cancel', stay);
  dialog.addEventListener('keydown', (event) => event.key === 'Escape' && event.preventDefault());
  dialog.addEventListener('click', ({ target }) => {
    const answer = target instanceof HTMLElement ? target.dataset['answer'] : undefined;
    if (answer === 'no') history.back();
    if (answer !== 'yes') return;
    set(ageFlag);
    if (main) main.inert = false;
    close(dialog, () => dialog.close());
    next();
  });
  if (main) main.inert = true;
  dialog.showModal();
}

function askCookies(): void {
  const notice = document.querySelector<HTMLElement>('#vt-cookies');
  if (!notice || isSet(cookieFlag)) beginTelling();
  if (!notice) return;
  const change = document.querySelector<HTMLElement>('[data-ask-cookies]');
  let isAskedAgain = false;
  notice.addEventListener('click', ({ target }) => {
    const answer = target instanceof HTMLElement ? target.dataset['answer'] : undefined;
    if (!answer) return;
    answerCookies(answer === 'yes');
    if (isAskedAgain) change?.focus();
    close(notice, () => (notice.hidden = 'closing' in notice.dataset));
  });
  change?.addEventListener('click', () => {
    isAskedAgain = true;
    delete notice.dataset['closing'];
    notice.hidden = false;
    notice.querySelector('button')?.focus();
  });
  notice.hidden = isSet(cookieFlag) || isSet(necessaryFlag);
}

function answerCookies(isYes: boolean): void {
  const wasYes = isSet(cookieFlag);
  set(isYes ? cookieFlag : necessaryFlag);
  unset(isYes ? necessaryFlag : cookieFlag);
  // What runs already cannot be stopped but by a new page.
  if (wasYes && !isYes) location.reload();
  if (wasYes || !isYes) return;
  document.dispatchEvent(new Event(consentEvent));
  beginTelling();
}

/** Marks closing first; after 550 ms it is gone (specification section 4). */
function close(element: HTMLElement, hide: () => void): void {
  element.dataset['closing'] = '';
  setTimeout(hide, modalCloseDelay);
}

/** What consent allows: counting visits and reports of errors. */
function beginTelling(): void {
  countVisits();
  allowErrorReports();
}

/** Trackers are fetched when there are some, and never before the page itself is done. */
function countVisits(): void {
  if (!document.querySelector('#vt-trackers, #vt-tracking-code')) return;
  const start = async () => {
    const { startTracking } = await loadChunk(() => import('../tracking/start-tracking.ts'));
    startTracking();
  };
  const begin = () => setTimeout(() => void start());
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

function isSet(flag: string): boolean {
  try {
    return localStorage.getItem(flag) === 'true';
  } catch {
    return false;
  }
}

function set(flag: string): void {
  try {
    localStorage.setItem(flag, 'true');
  } catch {
    // Asked again on the next page, which is better than a page that does not work.
  }
}

function unset(flag: string): void {
  try {
    localStorage.removeItem(flag);
  } catch {
    // Nothing was kept, then.
  }
}
