import type { DocumentKey } from '#domain/editing/document-key.ts';
import { isEqual } from '#domain/editing/is-equal.ts';
import type { Place, Present } from '#domain/editing/presence.schema.ts';

import type { FieldScope } from '../fields/field-scope.ts';

import type { Selection } from '../store/builder-state.ts';

const itemPrefix = 'items.';

type Field = Pick<Place, 'itemId' | 'path'>;

/** The field of the options that an element stands in, as edits name it; null for other elements. */
export function fieldAt(element: Element | null): Field | null {
  const field = element?.closest<HTMLElement>('.vt-panel--right [data-field]');
  const name = field?.dataset['field'];
  if (!field || name === undefined) return null;
  const item = field.closest<HTMLElement>('[data-item]');
  if (!item) return { itemId: null, path: ['options', ...name.split('.')] };
  const within = name.startsWith(itemPrefix) ? name.slice(itemPrefix.length) : name;
  return { itemId: item.dataset['item'] ?? null, path: within.split('.') };
}

/** Whether somebody writes in a field of the options; `path` is within what the scope names. */
export function isAtField(one: Present, { sectionId, itemId }: FieldScope, path: readonly string[]): boolean {
  if (one.path === null || one.sectionId !== sectionId || one.itemId !== itemId) return false;
  return isEqual(one.path, itemId === null ? ['options', ...path] : path);
}

/** Characters before the caret of a plain text. */
export function caretIn(element: Element | null): number | null {
  const isText =
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && element.type === 'text');
  return isText ? element.selectionEnd : null;
}

/** What is shown and selected, and the field that is written in. */
export function placeOf(
  { pageKey, selection }: { pageKey: DocumentKey | null; selection: Selection },
  field: (Field & { caret: number | null }) | null,
): Place {
  const { sectionId, itemId } = selection;
  const isInField = sectionId !== null && field !== null;
  return {
    key: pageKey,
    sectionId,
    itemId: isInField ? field.itemId : itemId,
    path: isInField ? field.path : null,
    caret: isInField ? field.caret : null,
  };
}
