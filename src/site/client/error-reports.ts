import { isSampled, reportLimits, reportSamples } from '#domain/error-reports/report-limits.ts';

import { visitKey, visitMarks } from '../shop/storage-keys.ts';

const waiting: unknown[] = [];
let send: ((error: unknown) => void) | undefined;
let isAllowed = false;

/** Notes what goes wrong on the page, when the shop has a service that hears of it; sends nothing yet. */
export function watchErrors(): void {
  if (!isConfigured()) return;
  addEventListener('error', ({ error }) => note(error));
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
}

/** From consent on: tells what has been noted and what comes. Without an error nothing is loaded, but for the visits that are counted. */
export function allowErrorReports(): void {
  if (!isConfigured()) return;
  isAllowed = true;
  if (waiting.length > 0 || isCounted()) load();
}

/** A script of another origin hides what it threw, and an error of nothing helps nobody. */
function note(error: unknown): void {
  if (error === null || error === undefined) return;
  if (send) return send(error);
  if (waiting.length < reportLimits.perPage) waiting.push(error);
  if (isAllowed) load();
}

let loading: Promise<void> | undefined;

/** A report is no reason to load the page anew, so a part that does not come is left out. */
function load(): void {
  loading ??= start().catch(() => {});
}

async function start(): Promise<void> {
  const { startErrorReports } = await import('../tracking/send-error-reports.ts');
  send = startErrorReports();
  for (const error of waiting.splice(0)) send(error);
}

function isConfigured(): boolean {
  return document.querySelector('#vt-error-reports') !== null;
}

/** Drawn once a tab. */
function isCounted(): boolean {
  // A page that is only prerendered may never be seen.
  if ('prerendering' in document && document.prerendering) return false;
  try {
    sessionStorage[visitKey] ??= isSampled(reportSamples.sessions) ? visitMarks.counted : visitMarks.leftOut;
    return sessionStorage[visitKey] !== visitMarks.leftOut;
  } catch {
    return false;
  }
}
