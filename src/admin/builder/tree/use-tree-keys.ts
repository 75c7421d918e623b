import type { KeyboardEvent, RefObject } from 'react';

import { readingKey } from '#ui/reading-key.ts';

import type { Commands } from '../workspace/use-commands.ts';
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

/** Keys of the tree: arrows, Home and End go from row to row and fold, with Alt they move the row, Delete removes. */
export function useTreeKeys({ order, commands, activeIndex, scroller, onFocus }: TreeKeys) {
  const { rows, unfolded, toggle } = order;

  const focusAgain = (name: string) =>
    scroller.current?.querySelector<HTMLElement>(`[data-row="${name}"]`)?.focus();

  const focusRow = (index: number) => {
    const row = rows[Math.min(rows.length - 1, Math.max(0, index))];
    if (!row) return;
    onFocus(row);
    // The row may be drawn only after the list has scrolled.
    requestAnimationFrame(() => focusAgain(nameOf(row)));
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
    } else if (event.altKey || event.ctrlKey || event.metaKey) return;
    else if (event.key === 'ArrowDown') focusRow(activeIndex + 1);
    else if (event.key === 'ArrowUp') focusRow(activeIndex - 1);
    else if (event.key === 'Home') focusRow(0);
    else if (event.key === 'End') focusRow(rows.length - 1);
    else if (readingKey(event) === 'ArrowRight' && row.kind === 'section' && !unfolded.has(row.id))
      toggle(row.id);
    else if (readingKey(event) === 'ArrowLeft' && row.kind === 'section' && unfolded.has(row.id))
      toggle(row.id);
    else if ((event.key === 'Delete' || event.key === 'Backspace') && row.kind === 'section') {
      commands.remove(row.id);
      focusRow(activeIndex);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
}
