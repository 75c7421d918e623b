import { useCallback, useState } from 'react';

import type { CellChange, GridField, GridRow } from '#domain/schemas/manage-products.schema.ts';

import {
  keyOf,
  parseCell,
  rowsOfCell,
  type CellProblem,
  type GridEdit,
  type GridNumbers,
} from './grid-cells.ts';
import { dropSaved, type GridHistory } from './grid-history.ts';

type CellValue = CellChange['value'];

/** What the server said of a cell that it did not save. */
export interface Refusal {
  error: string | null;
  /** Somebody else's value, in a conflict. */
  theirs: CellValue;
}

export interface CellState {
  value: CellValue;
  text: string | null;
  problem: CellProblem | null;
  refusal: Refusal | null;
  isChanged: boolean;
}

/** Changes of the grid over the rows as read, with a way back. */
export function useGridEdits(rows: readonly GridRow[], numbers: GridNumbers) {
  const [history, setHistory] = useState<GridHistory>([]);
  const [refusals, setRefusals] = useState<ReadonlyMap<string, Refusal>>(new Map());
  const edits = new Map<string, GridEdit>();
  for (const step of history) {
    for (const edit of step) {
      for (const row of rowsOfCell(rows, edit)) {
        edits.set(keyOf(row.variationId, edit.field), { ...edit, variationId: row.variationId });
      }
    }
  }

  function stateOf(row: GridRow, field: GridField): CellState {
    const key = keyOf(row.variationId, field);
    const stored = row[field];
    const edit = edits.get(key);
    const refusal = refusals.get(key) ?? null;
    if (!edit) return { value: stored, text: null, problem: null, refusal, isChanged: false };
    const parsed = parseCell(field, edit.text, stored, numbers);
    if ('problem' in parsed)
      return { value: stored, text: edit.text, problem: parsed.problem, refusal: null, isChanged: true };
    return { value: parsed.value, text: null, problem: null, refusal, isChanged: parsed.value !== stored };
  }

  /** One change, or all cells of a paste, taken back together. */
  const change = useCallback((step: readonly GridEdit[]) => {
    if (step.length === 0) return;
    setHistory((before) => [...before, step]);
    setRefusals((before) => {
      const next = new Map(before);
      for (const { variationId, field } of step) next.delete(keyOf(variationId, field));
      return next;
    });
  }, []);

  /** Cells to be sent, each once; product fields of the first row alone. */
  function toSend(): CellChange[] {
    const sent = new Set<string>();
    return rows.flatMap((row) =>
      [...edits.values()]
        .filter(({ variationId }) => variationId === row.variationId)
        .flatMap(({ field }) => {
          const { value, isChanged, problem, refusal } = stateOf(row, field);
          const isShared = field === 'title' || field === 'enabled';
          const key = isShared ? `${row.productId} ${field}` : keyOf(row.variationId, field);
          if (!isChanged || problem || sent.has(key)) return [];
          sent.add(key);
          const before = refusal && refusal.error === null ? refusal.theirs : row[field];
          return [{ variationId: row.variationId, field, value, before }];
        }),
    );
  }

  const changedCount = new Set(
    rows.flatMap((row) =>
      [...edits.values()]
        .filter(({ variationId, field }) => variationId === row.variationId && stateOf(row, field).isChanged)
        .map(({ field }) =>
          field === 'title' || field === 'enabled'
            ? `${row.productId} ${field}`
            : keyOf(row.variationId, field),
        ),
    ),
  ).size;

  return {
    stateOf,
    change,
    toSend,
    changedCount,
    canUndo: history.length > 0,
    undo: () => setHistory((before) => before.slice(0, -1)),
    discard: () => {
      setHistory([]);
      setRefusals(new Map());
    },
    history,
    /** After saving what `sent` had come to; the rest stays as typed, with the reasons. */
    settle(
      sent: GridHistory,
      { saved, refused }: { saved: readonly CellChange[]; refused: ReadonlyMap<string, Refusal> },
    ) {
      setHistory((before) => dropSaved(before, { sent, saved, rows }));
      setRefusals(refused);
    },
  };
}
