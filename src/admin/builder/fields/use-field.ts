import { useEffect, useState } from 'react';

import type { Change } from '#domain/editing/fields.ts';
import type { PageIntent } from '#domain/editing/intents.schema.ts';
import { isEqual } from '#domain/editing/is-equal.ts';
import type { FieldDescription } from '#sections/framework/describe-fields.ts';

import type { BuilderState } from '../store/builder-state.ts';
import { readPage, useBuilder, useBuilderStore, useEditPage } from '../store/use-builder.ts';
import { problemOf, type FieldProblem } from './field-problem.ts';
import { readField, valuesOf, type FieldScope } from './field-scope.ts';

export interface Field {
  value: unknown;
  problem: FieldProblem | null;
  /** Somebody else has changed the field while it is being written in; takes what they wrote. */
  takeTheirs: (() => void) | null;
  set(value: unknown): void;
  /** For fields that are typed in. */
  onFocus(): void;
  onBlur(): void;
}

interface Typed {
  value: unknown;
  /** What the document has of it. */
  sent: unknown;
  isFocused: boolean;
  hasFailed: boolean;
}

/**
 * A field of the page. While it has focus it shows what is typed, whatever comes back; what cannot be saved
 * stays in it, with the reason.
 */
export function useField(scope: FieldScope, field: FieldDescription): Field {
  const { sectionId, itemId } = scope;
  const stored = useBuilder((state) =>
    readField(valuesOf(readPage(state)?.sections[sectionId], itemId), field),
  );
  const edit = useEditPage();
  const [typed, setTyped] = useState<Typed | null>(null);
  const [isForeign, setForeign] = useForeignChange(typed !== null);

  const isChangedOutside = typed !== null && !isEqual(stored, typed.sent);
  // Undo and the canvas are the same person's: what they change is taken over at once.
  // What others wrote in a text that could be merged holds what is typed here.
  const isCollided = useBuilder((state) => isMerged(field) && isInConflict(state, typed?.sent));
  const isFollowed = isMerged(field) && !isCollided && typed !== null && isEqual(typed.value, typed.sent);
  if (isChangedOutside && (!isForeign || isFollowed))
    setTyped(typed.isFocused ? { ...typed, value: stored, sent: stored } : null);

  const value = typed ? typed.value : stored;
  const problem = problemOf(field, value);
  const failed: FieldProblem = { text: 'notSaved', params: {}, blocks: true };

  function set(next: unknown): void {
    const isFocused = typed?.isFocused ?? false;
    if (problemOf(field, next)?.blocks) {
      setTyped({ value: next, sent: typed?.sent ?? stored, isFocused, hasFailed: false });
      return;
    }
    const merge = mergeKey(scope, field.path);
    const before = typed?.sent ?? stored;
    const seen = isMerged(field) && { was: typeof before === 'string' ? before : '' };
    const outcome = edit(fieldIntent(scope, field.path, { value: next, ...seen }), {
      merge,
      isTyped: isFocused,
    });
    setForeign(false);
    if (outcome.ok) setTyped(isFocused ? { value: next, sent: next, isFocused, hasFailed: false } : null);
    else setTyped({ value: next, sent: stored, isFocused, hasFailed: true });
  }

  return {
    value,
    problem: typed?.hasFailed ? failed : problem,
    takeTheirs:
      isChangedOutside && isForeign
        ? () => {
            setForeign(false);
            setTyped({ ...typed, value: stored, sent: stored });
          }
        : null,
    set,
    onFocus: () =>
      setTyped((before) =>
        before
          ? { ...before, isFocused: true }
          : { value: stored, sent: stored, isFocused: true, hasFailed: false },
      ),
    onBlur: () =>
      setTyped((before) =>
        before && (before.hasFailed || problemOf(field, before.value)?.blocks)
          ? { ...before, isFocused: false }
          : null,
      ),
  };
}

/** Texts that are merged with what others write in them. */
function isMerged({ kind }: FieldDescription): boolean {
  return kind === 'html' || kind === 'longText';
}

/** Whether a text that was sent from here waits for somebody to choose. */
function isInConflict({ conflicts }: Pick<BuilderState, 'conflicts'>, sent: unknown): boolean {
  return conflicts.some(
    ({ edit: { intent } }) => 'changes' in intent && intent.changes.some(({ value }) => value === sent),
  );
}

/** Whether somebody else has changed the page since. */
function useForeignChange(isListening: boolean): [boolean, (isForeign: boolean) => void] {
  const store = useBuilderStore();
  const [isForeign, setForeign] = useState(false);
  useEffect(() => {
    if (!isListening) return;
    const stop = store.getState().listen((event) => {
      if (event.type === 'replaced' && event.key === store.getState().pageKey) setForeign(true);
    });
    return () => {
      stop();
      setForeign(false);
    };
  }, [store, isListening]);
  return [isForeign, setForeign];
}

function fieldIntent(scope: FieldScope, path: readonly string[], change: Omit<Change, 'path'>): PageIntent {
  if (scope.itemId === null) {
    return {
      type: 'section.update',
      id: scope.sectionId,
      changes: [{ path: ['options', ...path], ...change }],
    };
  }
  const target = { section: scope.sectionId, id: scope.itemId };
  return { type: 'item.update', ...target, changes: [{ path: [...path], ...change }] };
}

/** Names a field of the page: keystrokes in it are one step of undo. */
function mergeKey({ sectionId, itemId }: FieldScope, path: readonly string[]): string {
  return [sectionId, itemId ?? '', ...path].join('/');
}
