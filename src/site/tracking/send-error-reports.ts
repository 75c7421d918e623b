import {
  describeError,
  errorEnvelope,
  sessionEnvelope,
  type ReportedSession,
} from '#domain/error-reports/error-envelope.ts';
import { isSampled, reportLimits, reportSamples } from '#domain/error-reports/report-limits.ts';

import { visitKey, visitMarks } from '../shop/storage-keys.ts';

/** Sends errors to the service of the shop, each once and at most ten a page; tells of the visit first, if it is counted. */
export function startErrorReports(): (error: unknown) => void {
  const endpoint = JSON.parse(document.querySelector('#vt-error-reports')?.textContent ?? '""') as string;
  const session = openSession(endpoint);
  const told = new Set<string>();
  return (error) => {
    const { type, message, stack } = describeError(error);
    const key = `${type}\n${message}\n${stack}`;
    if (told.has(key) || told.size >= reportLimits.perPage || !isSampled(reportSamples.errors)) return;
    told.add(key);
    const address = location.href;
    post(endpoint, errorEnvelope({ error, platform: 'javascript', address, now: new Date(), session }));
  };
}

function openSession(endpoint: string): ReportedSession | undefined {
  const kept = sessionStorageOrNull()?.[visitKey] as string | undefined;
  if (kept === undefined || kept === visitMarks.leftOut) return undefined;
  if (kept !== visitMarks.counted) return JSON.parse(kept) as ReportedSession;
  const now = new Date();
  const session = { id: crypto.randomUUID(), started: now.toISOString() };
  sessionStorage[visitKey] = JSON.stringify(session);
  post(endpoint, sessionEnvelope(session, now));
  return session;
}

function sessionStorageOrNull(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** Text, so that the browser asks nothing beforehand; a service that is away or blocked changes nothing. */
function post(endpoint: string, body: string): void {
  fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    body,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => {});
}
