import type { DocumentKey } from '#domain/editing/document-key.ts';
import { isEqual } from '#domain/editing/is-equal.ts';
import type { LiveEvent } from '#domain/editing/live-events.ts';
import { goneAfterMs, type Present } from '#domain/editing/presence.schema.ts';
import type { Invalidated } from '#platform/cache/tags.ts';

import { readNotice, type PresenceNotice } from './presence-notice.ts';

/** Tabs that are known at once; four instances have as many streams. */
const mostTabs = 240;
const mostAtDocument = 60;
/** As many tabs of one member as streams. */
const mostOfMember = 8;
const sweepEveryMs = 1000;

interface Follower {
  staffId: number;
  layerId: number | null;
  keys: readonly DocumentKey[];
}

type Tab = PresenceNotice & { key: DocumentKey };

/** Who is where, as long as they say so; every instance keeps it in its memory. */
export interface PresenceRoom extends Invalidated {
  find(id: string): PresenceNotice | undefined;
  /** Whether there is room for a tab; one that is known has its place. */
  hasRoomFor(notice: PresenceNotice): boolean;
  /** Gives who else is there, and tells of those who come, move and leave. A member's own tabs are no company. */
  follow(follower: Follower, hear: (event: LiveEvent) => void): { present: Present[]; leave(): void };
  close(): void;
}

export function createPresenceRoom(now: () => number = Date.now): PresenceRoom {
  const tabs = new Map<string, { tab: Tab; until: number }>();
  const followers = new Map<Follower, (event: LiveEvent) => void>();
  let sweeping: ReturnType<typeof setInterval> | undefined;

  const tell = (tab: Tab | undefined, before: Tab | undefined) => {
    for (const [follower, hear] of followers) {
      if (tab && isCompany(tab, follower)) hear({ type: 'presence', present: [presentOf(tab)], gone: [] });
      else if (before && isCompany(before, follower))
        hear({ type: 'presence', present: [], gone: [before.id] });
    }
  };
  const forget = (id: string) => {
    const before = tabs.get(id)?.tab;
    tabs.delete(id);
    tell(undefined, before);
    if (tabs.size === 0) stopSweeping();
  };
  const sweep = () => {
    for (const [id, { until }] of tabs) if (until <= now()) forget(id);
  };
  const stopSweeping = () => {
    clearInterval(sweeping);
    sweeping = undefined;
  };
  const hasRoomFor = ({ id, staffId, layerId, key }: PresenceNotice) => {
    const others = [...tabs.values()].map(({ tab }) => tab).filter((tab) => tab.id !== id);
    const atDocument = others.filter((tab) => tab.layerId === layerId && tab.key === key);
    const own = others.filter((tab) => tab.staffId === staffId);
    return others.length < mostTabs && atDocument.length < mostAtDocument && own.length < mostOfMember;
  };
  const take = (notice: PresenceNotice) => {
    if (notice.key === null) return forget(notice.id);
    if (!hasRoomFor(notice)) return;
    const tab: Tab = { ...notice, key: notice.key };
    const before = tabs.get(tab.id)?.tab;
    tabs.set(tab.id, { tab, until: now() + goneAfterMs });
    sweeping ??= setInterval(sweep, sweepEveryMs).unref();
    if (!isEqual(tab, before)) tell(tab, before);
  };

  return {
    find: (id) => tabs.get(id)?.tab,
    hasRoomFor,
    follow(follower, hear) {
      followers.set(follower, hear);
      const there = [...tabs.values()].filter(({ tab }) => isCompany(tab, follower));
      return {
        present: there.map(({ tab }) => presentOf(tab)),
        leave: () => void followers.delete(follower),
      };
    },
    invalidate(tags) {
      for (const tag of tags) {
        const notice = readNotice(tag);
        if (notice) take(notice);
      }
    },
    close: stopSweeping,
  };
}

function isCompany(tab: Tab, { staffId, layerId, keys }: Follower): boolean {
  return tab.staffId !== staffId && tab.layerId === layerId && keys.includes(tab.key);
}

function presentOf(tab: Tab): Present {
  const { layerId: _, ...present } = tab;
  return present;
}
