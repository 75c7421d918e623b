import type { MessageKey } from '#locales/message-keys.ts';

import { normalizeTarget, pathKey } from './redirect-target.ts';

/** Addresses by which the shop itself works; a redirect there would lock its owner out. */
const ownPaths = /^\/(?:admin|api|assets|fonts|img|liveness|readiness)(?:\/|$)/i;

/** As stored, where other letters than ASCII take several times their number. */
const longestTarget = 1000;

/** A path's key to where it leads, as `redirects` has them. */
export type RedirectMap = ReadonlyMap<string, string>;

export type RedirectCheck = { from: string; to: string } | { field: 'from' | 'to'; message: MessageKey };

/**
 * Whether a redirect may be added to those there are: addresses in the form that is stored, or what is wrong
 * with which of them. Each leads straight to its end: no chains, and so no loops.
 */
export function checkRedirect(known: RedirectMap, given: { from: string; to: string }): RedirectCheck {
  if (given.from.includes('?')) return { field: 'from', message: 'redirects.errors.query' };
  const from = pathOf(given.from);
  if (from === null) return { field: 'from', message: 'redirects.errors.from' };
  const key = pathKey(from);
  if (key === '/' || ownPaths.test(key)) return { field: 'from', message: 'redirects.errors.own' };
  const to = normalizeTarget(given.to);
  if (to === null) return { field: 'to', message: 'redirects.errors.to' };
  if (to.length > longestTarget) return { field: 'to', message: 'redirects.errors.tooLong' };
  if (known.has(key)) return { field: 'from', message: 'redirects.errors.taken' };
  const end = endOf(known, to, key);
  if (end === 'loop') return { field: 'to', message: 'redirects.errors.loop' };
  if (end === 'chain') return { field: 'to', message: 'redirects.errors.chain' };
  return { from, to };
}

/** A path of this site, without hash, with a slash before it; null for anything else. */
function pathOf(text: string): string | null {
  const path = text.trim().replace(/#.*$/s, '');
  const target = normalizeTarget(path);
  return target !== null && target.startsWith('/') && target.length <= 500 ? target : null;
}

function endOf(known: RedirectMap, to: string, start: string): 'end' | 'chain' | 'loop' {
  let key = to.startsWith('/') ? pathKey(to) : null;
  const first = key;
  for (let steps = 0; key !== null && steps < 100; steps++) {
    if (key === start) return 'loop';
    const next = known.get(key);
    if (next === undefined) break;
    key = normalizeTarget(next)?.startsWith('/') ? pathKey(normalizeTarget(next) ?? '') : null;
  }
  return first !== null && known.has(first) ? 'chain' : 'end';
}
