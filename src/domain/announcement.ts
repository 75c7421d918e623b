import { localMoment } from './local-days.ts';
import type { Settings } from './settings/settings.schema.ts';
import { shopTimeZone } from './time-zones.ts';

export interface AnnouncementLine {
  text: string;
  /** As the owner wrote it; empty for none. */
  link: string;
}

interface Announcement {
  lines: AnnouncementLine[];
  /** When other lines are to be seen; null when nothing will change by itself. */
  changesAt: Date | null;
}

/** The lines that the bar above the header has at a moment, by the clocks of the shop's time zone. */
export function announcementAt(
  { header, common }: Pick<Settings, 'header' | 'common'>,
  now: Date,
): Announcement {
  const { isShow, first, second, third } = header.announcement;
  if (!isShow) return { lines: [], changesAt: null };
  const zone = shopTimeZone(common);
  const lines: AnnouncementLine[] = [];
  const changes: Date[] = [];
  for (const { text, link, from, until } of [first, second, third]) {
    if (text.trim() === '') continue;
    const begin = from === '' ? null : localMoment(from, zone);
    const end = until === '' ? null : localMoment(until, zone);
    if ((!begin || begin <= now) && (!end || end > now)) lines.push({ text: text.trim(), link });
    for (const moment of [begin, end]) if (moment && moment > now) changes.push(moment);
  }
  const next = changes.toSorted((a, b) => a.getTime() - b.getTime())[0];
  return { lines, changesAt: next ?? null };
}

/** Another one when a text is another: who has put the bar away sees it again (FNV-1a). */
export function announcementKey(lines: readonly AnnouncementLine[]): string {
  let hash = 0x811c9dc5;
  for (const character of lines.map(({ text }) => text).join('\n'))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36);
}
