import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

import type { GridField, GridRow } from '#domain/schemas/manage-products.schema.ts';
import { readingKey } from '#ui/reading-key.ts';

import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { describeGridField } from './describe-grid-field.ts';
import { gridFields, readClipboard, showCell, type GridEdit } from './grid-cells.ts';
import { GridCell } from './grid-cell.tsx';
import './grid.css';
import { gridTexts } from './grid.texts.ts';
import type { useGridEdits } from './use-grid-edits.ts';

interface ProductGridProps {
  rows: readonly GridRow[];
  edits: ReturnType<typeof useGridEdits>;
  mayEdit(field: GridField): boolean;
  onSave(): void;
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-10, 0],
  PageDown: [10, 0],
};

/** Cells as a spreadsheet has them: arrow keys move, typing replaces, Enter edits, paste fills. */
export function ProductGrid({ rows, edits, mayEdit, onSave }: ProductGridProps) {
  const t = useTexts(gridTexts);
  const language = useLanguage((state) => state.language);
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

  function textOf(row: GridRow, field: GridField): string {
    const { text, value } = edits.stateOf(row, field);
    if (text !== null) return text;
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    return value === null ? '' : showCell(field, value, { language });
  }

  function onPaste(event: ClipboardEvent): void {
    if (editing !== null) return;
    event.preventDefault();
    const cells = readClipboard(event.clipboardData.getData('text/plain'));
    const step: GridEdit[] = cells.flatMap((line, down) =>
      line.flatMap((text, right) => {
        const row = rows[rowIndex + down];
        const field = gridFields[active.column + right];
        return row && field && mayEdit(field) ? [{ variationId: row.variationId, field, text }] : [];
      }),
    );
    edits.change(step);
  }

  function onCopy(event: ClipboardEvent): void {
    const row = rows[rowIndex];
    const field = gridFields[active.column];
    if (editing !== null || !row || !field) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', textOf(row, field));
  }

  return (
    <div className="vt-grid-scroll">
      <table
        ref={grid}
        className="vt-grid"
        // The grid of the ARIA practices is a table that takes the arrow keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        aria-label={t('title')}
        aria-rowcount={rows.length + 1}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onCopy={onCopy}
      >
        <thead>
          <tr>
            {gridFields.map((field) => (
              <th key={field} scope="col">
                {describeGridField(field, t, language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.variationId} aria-rowindex={index + 2}>
              {gridFields.map((field, column) => {
                const isActive = index === rowIndex && column === active.column;
                return (
                  <GridCell
                    key={field}
                    place={`${index} ${column}`}
                    field={field}
                    text={textOf(row, field)}
                    note={field === 'title' ? row.variation : ''}
                    state={edits.stateOf(row, field)}
                    isActive={isActive}
                    isEditable={mayEdit(field)}
                    editing={isActive ? editing : null}
                    onFocus={() => setActive({ row: index, column })}
                    onEdit={() => mayEdit(field) && setEditing(textOf(row, field))}
                    onCommit={commit}
                    onCancel={() => leaveField([0, 0])}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
