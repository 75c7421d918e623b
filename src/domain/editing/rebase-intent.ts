import { footprintOf, overlaps } from './footprint.ts';
import type { Intent } from './intents.schema.ts';
import { isEqual } from './is-equal.ts';

export type Rebased =
  /** Null when somebody has done exactly this already. */
  | { ok: true; intent: Intent | null }
  /** What it collides with. */
  | { ok: false; with: Intent };

/**
 * Carries an intent over what others did since it was made. It collides with whatever touches the same, and
 * with the removal of what it is to stand after; of two that were put in the same place the later one
 * comes second.
 */
export function rebaseIntent(intent: Intent, others: readonly Intent[]): Rebased {
  const touched = footprintOf(intent);
  const place = placementOf(intent);
  let isDone = false;
  /** What the intent's place leads to, the last one counts: its own, then what others put there since. */
  let anchors = [place?.after ?? null];
  for (const other of others) {
    if (isEqual(intent, other)) isDone = true;
    else if (overlaps(touched, footprintOf(other))) return { ok: false, with: other };
    if (!place) continue;
    const moved = placementOf(other);
    const removed = removalOf(other);
    if (removed && removed.list === place.list && removed.id === anchors[0])
      return { ok: false, with: other };
    const gone = removed ?? moved;
    if (gone?.list === place.list) {
      if (gone.id === anchors[0]) anchors = [gone.id];
      else anchors = anchors.filter((id) => id !== gone.id);
    }
    const isSamePlace = moved?.list === place.list && moved.parent === place.parent;
    if (isSamePlace && moved.after === anchors.at(-1)) anchors.push(moved.id);
  }
  if (isDone) return { ok: true, intent: null };
  const after = anchors.at(-1) ?? null;
  return { ok: true, intent: place && 'after' in intent ? { ...intent, after } : intent };
}

/** A list of things with ids, such as the items of one section, and within a menu the parent. */
interface Placement {
  list: string;
  parent: string | null;
  id: string;
  after: string | null;
}

function placementOf(intent: Intent): Placement | null {
  switch (intent.type) {
    case 'section.add':
      return { list: 'sections', parent: null, id: intent.section.id, after: intent.after };
    case 'section.move':
      return { list: 'sections', parent: null, id: intent.id, after: intent.after };
    case 'item.add':
      return { list: `items ${intent.section}`, parent: null, id: intent.item.id, after: intent.after };
    case 'item.move':
      return { list: `items ${intent.section}`, parent: null, id: intent.id, after: intent.after };
    case 'entry.add':
      return { list: 'entries', parent: intent.parent, id: intent.entry.id, after: intent.after };
    case 'entry.move':
      return { list: 'entries', parent: intent.parent, id: intent.id, after: intent.after };
    default:
      return null;
  }
}

function removalOf(intent: Intent): { list: string; id: string } | null {
  switch (intent.type) {
    case 'section.remove':
      return { list: 'sections', id: intent.id };
    case 'item.remove':
      return { list: `items ${intent.section}`, id: intent.id };
    case 'entry.remove':
      return { list: 'entries', id: intent.id };
    default:
      return null;
  }
}
