import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

import type { GridField, GridRow } from '#domain/schemas/manage-products.schema.ts';
import { readingKey } from '#ui/reading-key.ts';

import { gridFields, readClipboard, type GridEdit } from './grid-cells.ts';
import type { ProductGridProps } from './product-grid.tsx';

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-10, 0],
  PageDown: [10, 0],
};

interface GridKeysInput extends ProductGridProps {
  textOf(row: GridRow, field: GridField): string;
}

/** The cell that is looked at, and what keys and the clipboard do there. */
export function useGridKeys({ rows, edits, mayEdit, onSave, textOf }: GridKeysInput) {
  const grid = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState({ row: 0, column: 0 });
  const [editing, setEditing] = useState<string | null>(null);
  const rowIndex = Math.min(active.row, rows.length - 1);

  function focusCell(row: number, column: number): void {
    const next = {
      row: Math.min(Math.max(row, 0), rows.length - 1),
      column: Math.min(Math.max(column, 0), gridFields.length - 1),
    };
    setActive(next);
    grid.current?.querySelector<HTMLElement>(`[data-cell="${next.row} ${next.column}"]`)?.focus();
  }

  /** Moves on by a step; null where the focus has gone elsewhere already. */
  function commit(text: string, step: readonly [number, number] | null): void {
    const row = rows[rowIndex];
    const field = gridFields[active.column];
    if (row && field) edits.change([{ variationId: row.variationId, field, text }]);
    leaveField(step);
  }

  function leaveField(step: readonly [number, number] | null): void {
    if (step === null) return setEditing(null);
    // At once, as the field takes the focus along: the next key is the next cell's.
    flushSync(() => setEditing(null));
    focusCell(rowIndex + step[0], active.column + step[1]);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.key.toLowerCase() === 's') {
      event.preventDefault();
      return onSave();
    }
    if (editing !== null) return;
    if (isCommand && event.key.toLowerCase() === 'z') {
      event.preventDefault();
      return edits.undo();
    }
    const step = steps[readingKey(event)];
    const field = gridFields[active.column];
    const row = rows[rowIndex];
    if (step) {
      event.preventDefault();
      return focusCell(rowIndex + step[0], active.column + step[1]);
    }
    if (event.key === 'Home' || event.key === 'End') {
      event.preventDefault();
      const column = event.key === 'Home' ? 0 : gridFields.length - 1;
      const far = event.key === 'Home' ? 0 : rows.length - 1;
      return focusCell(isCommand ? far : rowIndex, column);
    }
    if (!field || !row || !mayEdit(field) || isCommand || event.altKey) return;
    if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault();
      return setEditing(textOf(row, field));
    }
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      return edits.change([{ variationId: row.variationId, field, text: '' }]);
    }
    if (event.key.length === 1) {
      event.preventDefault();
      setEditing(event.key);
    }
  }

  function onPaste(event: ClipboardEvent): void {
    if (editing !== null) return;
    event.preventDefault();
    const text = event.clipboardData.getData('text/plain');
    edits.change(spreadPasted(text, { rows, row: rowIndex, column: active.column, mayEdit }));
  }

  function onCopy(event: ClipboardEvent): void {
    const row = rows[rowIndex];
    const field = gridFields[active.column];
    if (editing !== null || !row || !field) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', textOf(row, field));
  }

  return {
    grid,
    active: { row: rowIndex, column: active.column },
    setActive,
    editing,
    setEditing,
    commit,
    leaveField,
    onKeyDown,
    onPaste,
    onCopy,
  };
}

interface PastePlace extends Pick<ProductGridProps, 'rows' | 'mayEdit'> {
  row: number;
  column: number;
}

/** What is pasted fills the cells to the right and below, as far as there are any that may be edited. */
function spreadPasted(text: string, { rows, row: top, column, mayEdit }: PastePlace): GridEdit[] {
  return readClipboard(text).flatMap((line, down) =>
    line.flatMap((typed, right) => {
      const row = rows[top + down];
      const field = gridFields[column + right];
      return row && field && mayEdit(field) ? [{ variationId: row.variationId, field, text: typed }] : [];
    }),
  );
}
