import { footprintOf, overlaps } from './footprint.ts';
import type { Intent } from './intents.schema.ts';
import type { EditableDocument } from './documents.schema.ts';
import { isEqual } from './is-equal.ts';
import { forgetSeen, isWritten, mergeTexts } from './merge-texts.ts';

export type Rebased =
  /** Null when somebody has done exactly this already. `merged`: whose text it was merged with. */
  | { ok: true; intent: Intent | null; merged?: Intent }
  /** What it collides with. */
  | { ok: false; with: Intent };

/**
 * Carries an intent over what others did since it was made. It collides with whatever touches the same, and
 * with the removal of what it is to stand after; of two that were put in the same place the later one
 * comes second. A text that says what its author saw is merged with what the document says now, which others and
 * the author's own edits before this one have led to; not where one of these collided, for it built on that.
 */
export function rebaseIntent(
  intent: Intent,
  others: readonly Intent[],
  now?: { document: EditableDocument; collided: readonly Intent[] },
): Rebased {
  const touched = footprintOf(intent);
  const place = placementOf(intent);
  const canMerge = now !== undefined && !now.collided.some((one) => overlaps(touched, footprintOf(one)));
  let merged: Intent | undefined;
  let isDone = false;
  /** What the intent's place leads to, the last one counts: its own, then what others put there since. */
  let anchors = [place?.after ?? null];
  for (const other of others) {
    if (isEqual(forgetSeen(intent), forgetSeen(other))) isDone = true;
    else if (canMerge && isOfTexts(intent, other)) merged = other;
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
  if (merged && now) return mergeInto(now.document, intent, merged);
  if (isDone) return { ok: true, intent: null };
  const after = anchors.at(-1) ?? null;
  return { ok: true, intent: place && 'after' in intent ? { ...intent, after } : intent };
}

function mergeInto(document: EditableDocument, intent: Intent, other: Intent): Rebased {
  const merged = mergeTexts(document, intent);
  if (!merged) return { ok: false, with: other };
  return { ok: true, intent: isWritten(document, merged) ? null : merged, merged: other };
}

/** Whether two edits meet in nothing but texts that can be merged. */
function isOfTexts(intent: Intent, other: Intent): boolean {
  if (!('changes' in intent) || !('changes' in other) || intent.type !== other.type) return false;
  const [touched, rivals] = [footprintOf(intent), footprintOf(other)];
  let isMet = false;
  for (const [index, path] of touched.entries()) {
    for (const rival of rivals) {
      if (!overlaps([path], [rival])) continue;
      isMet = true;
      if (intent.changes[index]?.was === undefined || path.length !== rival.length) return false;
    }
  }
  return isMet;
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
