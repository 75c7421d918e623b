import { z } from 'zod';

import type { BlockedSource } from './policy-reports.ts';

/** What browsers post for `report-uri` (Content Security Policy level 2, section 4.4). */
const reportSchema = z.object({
  'csp-report': z.object({
    'document-uri': z.string().max(4000),
    'blocked-uri': z.string().max(4000).default(''),
    'effective-directive': z.string().max(200).optional(),
    'violated-directive': z.string().max(200).optional(),
    'source-file': z.string().max(4000).optional(),
  }),
});

const knownDirectives = new Set([
  'script-src',
  'style-src',
  'img-src',
  'media-src',
  'font-src',
  'connect-src',
  'frame-src',
  'worker-src',
]);

/**
 * What was blocked, by what it was wanted for and whose it is; null for what is no report of a page of ours, and
 * for what extensions of the visitor's browser do to it.
 */
export function readPolicyReport(body: unknown, hosts: readonly string[]): BlockedSource | null {
  const parsed = reportSchema.safeParse(body);
  if (!parsed.success) return null;
  const report = parsed.data['csp-report'];
  const page = URL.parse(report['document-uri']);
  if (!page || !hosts.includes(page.host)) return null;
  if (isForeignCode(report['source-file'])) return null;
  const named = report['effective-directive'] ?? report['violated-directive'] ?? '';
  const directive = (named.split(' ')[0] ?? '').replace(/-(?:elem|attr)$/, '');
  const source = sourceOf(report['blocked-uri']);
  if (!knownDirectives.has(directive) || source === null) return null;
  // Queries may hold what somebody searched for.
  return { directive, source, page: page.pathname.slice(0, 300) };
}

/** An origin, `inline` or `eval`; null for what nobody can allow, such as `chrome-extension://…`. */
function sourceOf(blocked: string): string | null {
  if (blocked === 'inline' || blocked === 'eval') return blocked;
  const url = URL.parse(blocked);
  if (!url || !/^(?:https?|wss?):$/.test(url.protocol)) return null;
  return `${url.protocol}//${url.host}`.slice(0, 200);
}

function isForeignCode(sourceFile: string | undefined): boolean {
  return sourceFile !== undefined && /^[a-z-]*(?:extension|masked-url)\b/i.test(sourceFile);
}
