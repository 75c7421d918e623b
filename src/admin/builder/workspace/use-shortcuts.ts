import { useCallback, useEffect } from 'react';

import { readSections } from '../clipboard/section-clipboard.ts';
import type { BuilderStoreState } from '../store/builder-state.ts';
import { readPage, useBuilderStore } from '../store/use-builder.ts';
import { findShortcut, type Key, type Shortcut } from './find-shortcut.ts';
import { focusRegion, regionBeside, regionOf } from './regions.ts';
import { useCommands } from './use-commands.ts';
import { useWorkspace } from './workspace.ts';

/** Hears the builder's keys. The function that is given back takes keys that were pressed in the frame. */
export function useShortcuts(): (key: Key) => void {
  const store = useBuilderStore();
  const commands = useCommands();

  const run = useCallback(
    (shortcut: Shortcut, isFrame: boolean): boolean => {
      const { selection, flush } = store.getState();
      const id = selection.sectionId;
      if (shortcut === 'undo') commands.undo();
      else if (shortcut === 'redo') commands.redo();
      else if (shortcut === 'save') void flush();
      else if (shortcut === 'nextRegion') enterRegion(isFrame, 1);
      else if (shortcut === 'previousRegion') enterRegion(isFrame, -1);
      else if (shortcut === 'help') useWorkspace.getState().set({ isHelpOpen: true });
      else if (shortcut === 'replace') useWorkspace.getState().set({ isReplacing: true });
      else if (shortcut === 'add') commands.add(id ?? readPage(store.getState())?.order.at(-1) ?? null);
      // Within the document the browser's own paste brings the system's clipboard.
      else if (shortcut === 'paste') {
        if (!isFrame) return false;
        commands.paste(id);
      } else if (shortcut === 'unselect') return unselect(store.getState());
      else if (id === null) return false;
      else if (shortcut === 'duplicate') commands.duplicate(id);
      else if (shortcut === 'copy') commands.copy(id);
      else if (shortcut === 'remove') commands.remove(id);
      else if (shortcut === 'moveUp') commands.move(id, -1);
      else commands.move(id, 1);
      return true;
    },
    [store, commands],
  );

  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const shortcut = findShortcut({
        key: event.key,
        ctrl: event.ctrlKey,
        shift: event.shiftKey,
        alt: event.altKey,
        meta: event.metaKey,
      });
      if (!shortcut || (isWriting(event.target) && !isForWholeBuilder(shortcut))) return;
      if (isOfDialog(event.target)) return;
      if (shortcut === 'remove' && !isAtSections(event.target)) return;
      if (shortcut === 'copy' && !getSelection()?.isCollapsed) return;
      if (run(shortcut, false)) event.preventDefault();
    };
    const paste = (event: ClipboardEvent) => {
      if (isWriting(event.target) || isOfDialog(event.target)) return;
      const sections = readSections(event.clipboardData?.getData('text/plain') ?? null);
      if (sections) commands.paste(store.getState().selection.sectionId, sections);
    };
    window.addEventListener('keydown', hear);
    window.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('keydown', hear);
      window.removeEventListener('paste', paste);
    };
  }, [run, commands, store]);

  return useCallback(
    (key) => {
      const shortcut = findShortcut(key);
      if (shortcut) run(shortcut, true);
    },
    [run],
  );
}

/** First of several sections only one, then none. */
function unselect({ selection: { sectionId, others }, select }: BuilderStoreState): boolean {
  const { isSelecting, set } = useWorkspace.getState();
  if (sectionId === null && !isSelecting) return false;
  set({ isSelecting: false });
  select(others.length > 0 || isSelecting ? sectionId : null);
  return true;
}

/** Goes on to the next region that has something to focus; a panel that lay aside opens over the page. */
function enterRegion(isFrame: boolean, by: 1 | -1): void {
  const { set, enterCanvas } = useWorkspace.getState();
  const region = regionBeside(isFrame ? 'canvas' : regionOf(document.activeElement), by);
  // On a wide screen both panels are there at all times.
  set({ openPanel: region === 'tree' ? 'left' : region === 'panel' ? 'right' : null });
  requestAnimationFrame(() => {
    focusRegion(region);
    if (region === 'canvas') enterCanvas();
  });
}

const wholeBuilder: ReadonlySet<Shortcut> = new Set([
  'undo',
  'redo',
  'save',
  'replace',
  'nextRegion',
  'previousRegion',
]);

/** Undo within a text field is the builder's undo, too: every keystroke is an edit. */
function isForWholeBuilder(shortcut: Shortcut): boolean {
  return wholeBuilder.has(shortcut);
}

function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable || target.matches('textarea, select, input:not([type=checkbox], [type=radio])')
  );
}

/** Delete on a button elsewhere, as one in the options, means nothing to the section that is selected. */
function isAtSections(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return true;
  return target === document.body || target.closest('.vt-tree, .vt-bench__canvas') !== null;
}

const dialog = '[role=dialog][aria-modal=true], [role=menu]';

/** While one is open, keys are its own; one that this key has closed may be gone, and still holds what was focused. */
function isOfDialog(target: EventTarget | null): boolean {
  return (
    document.querySelector(dialog) !== null || (target instanceof Element && target.closest(dialog) !== null)
  );
}
