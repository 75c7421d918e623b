import type { KeyboardEvent, RefObject } from 'react';

import { readingKey } from '#ui/reading-key.ts';

import { useBuilderStore } from '../store/use-builder.ts';
import type { Commands } from '../workspace/use-commands.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { nameOf, type Row, type RowOrder } from './use-row-order.ts';

interface TreeKeys {
  order: RowOrder;
  commands: Commands;
  /** Of the row that keys are for. */
  activeIndex: number;
  scroller: RefObject<HTMLElement | null>;
  /** Brings the row into view; it is focused once it is there. */
  onFocus(row: Row): void;
}

/**
 * Keys of the tree: arrows, Home and End go from row to row and fold, with Shift they select, with Alt they move
 * what is selected; Ctrl with A selects all, with the space bar one more; Delete removes, F2 names.
 */
export function useTreeKeys({ order, commands, activeIndex, scroller, onFocus }: TreeKeys) {
  const store = useBuilderStore();
  const { rows, listed, unfolded, toggle } = order;

  const focusAgain = (name: string) =>
    scroller.current?.querySelector<HTMLElement>(`[data-row="${name}"]`)?.focus();

  const focusRow = (index: number) => {
    const row = rows[Math.min(rows.length - 1, Math.max(0, index))];
    if (!row) return;
    onFocus(row);
    // The row may be drawn only after the list has scrolled.
    requestAnimationFrame(() => focusAgain(nameOf(row)));
  };

  const focusSection = (id: string | null) => {
    const index = rows.findIndex((row) => row.kind === 'section' && row.id === id);
    if (index >= 0) focusRow(index);
  };

  const extendTo = (id: string | undefined) => {
    if (id === undefined) return;
    commands.extendTo(id, listed);
    focusSection(id);
  };

  /** Shift selects sections; their items are passed over. */
  const pressWithShift = ({ key }: KeyboardEvent, section: string): boolean => {
    const place = listed.indexOf(section);
    if (key === 'ArrowDown') extendTo(listed[place + 1]);
    else if (key === 'ArrowUp') extendTo(listed[place - 1]);
    else if (key === ' ') commands.toggleSelected(section);
    else if (key === 'Home') extendTo(listed[0]);
    else if (key === 'End') extendTo(listed.at(-1));
    else return false;
    return true;
  };

  return (event: KeyboardEvent) => {
    const row = rows[activeIndex];
    if (!row || !(event.target instanceof HTMLElement) || !event.target.dataset['row']) return;
    const isMove = event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown');
    if (isMove) {
      const by = event.key === 'ArrowUp' ? -1 : 1;
      if (row.kind === 'section') commands.move(row.id, by);
      else commands.moveItem(row.section, row.id, by);
      requestAnimationFrame(() => focusAgain(nameOf(row)));
    } else if (event.altKey) return;
    else if (event.ctrlKey || event.metaKey) {
      if (isLetterA(event)) commands.selectAll(listed);
      else if (event.key === ' ' && row.kind === 'section') commands.toggleSelected(row.id);
      else return;
    } else if (event.shiftKey && pressWithShift(event, sectionOf(row))) {
      // Done.
    } else if (event.key === 'ArrowDown') focusRow(activeIndex + 1);
    else if (event.key === 'ArrowUp') focusRow(activeIndex - 1);
    else if (event.key === 'Home') focusRow(0);
    else if (event.key === 'End') focusRow(rows.length - 1);
    else if (readingKey(event) === 'ArrowRight' && row.kind === 'section' && !unfolded.has(row.id))
      toggle(row.id);
    else if (readingKey(event) === 'ArrowLeft' && row.kind === 'section' && unfolded.has(row.id))
      toggle(row.id);
    else if ((event.key === 'Delete' || event.key === 'Backspace') && row.kind === 'section') {
      commands.remove(row.id);
      focusSection(store.getState().selection.sectionId);
    } else if (event.key === 'F2' && row.kind === 'section')
      useWorkspace.getState().set({ renaming: row.id });
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
}

function sectionOf(row: Row): string {
  return row.kind === 'section' ? row.id : row.section;
}

/** By its place on the Russian and the Arabic keyboard, too. */
function isLetterA({ key, code }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'a' || (code === 'KeyA' && !/^[a-z]$/i.test(key));
}
