import type { LiveEntry } from '#domain/editing/live-events.ts';

import { settle, type DraftSync, type Settled } from './draft-sync.ts';

/**
 * Takes in edits as the log has them, beneath what is pending; those that are known are passed over. Not sure where
 * some are missing, or one is this tab's own whose answer was lost: the draft is to be read anew.
 */
export function followLog(sync: DraftSync, entries: readonly LiveEntry[], clientId: string): Settled {
  const others = entries.filter(({ revision }) => revision > sync.revision);
  const last = others.at(-1);
  const unchanged = { sync, collisions: [] };
  if (!last) return { ...unchanged, isSure: true };
  const isMissing = others[0]?.revision !== sync.revision + 1;
  if (isMissing || others.some((entry) => entry.clientId === clientId))
    return { ...unchanged, isSure: false };
  return settle(sync, 0, { revision: last.revision, isChanged: true, results: [], others });
}

/** So many milliseconds after somebody's edit more of them are likely. */
const companyStaysMs = 60_000;

/** Whether somebody else, or another tab, edits the same just now. */
export function watchCompany(clientId: string): {
  note(entries: readonly LiveEntry[]): void;
  isHere(): boolean;
} {
  let until = 0;
  return {
    note(entries) {
      if (entries.some((entry) => entry.clientId !== clientId)) until = Date.now() + companyStaysMs;
    },
    isHere: () => Date.now() < until,
  };
}
