import { useId, type KeyboardEvent } from 'react';

import type { GridField } from '#domain/schemas/manage-products.schema.ts';

import { useLanguage } from '../../i18n/language.ts';
import { printMessageRef } from '../../i18n/print-message-ref.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { numberTexts } from '../../ui/number.texts.ts';
import { isNumeric, showCell } from './grid-cells.ts';
import { describeGridField } from './describe-grid-field.ts';
import { gridTexts } from './grid.texts.ts';
import type { CellState, Refusal } from './use-grid-edits.ts';

interface GridCellProps {
  /** Row and column, by which the grid finds it. */
  place: string;
  field: GridField;
  text: string;
  /** Smaller, beneath the text. */
  note: string;
  state: CellState;
  isActive: boolean;
  isEditable: boolean;
  /** What the field begins with while the cell is edited; null while it is not. */
  editing: string | null;
  onFocus(): void;
  onEdit(): void;
  /** With the step to the next cell, down and to the end; null when the focus has left for another place. */
  onCommit(text: string, step: readonly [number, number] | null): void;
  onCancel(): void;
}

export function GridCell(props: GridCellProps) {
  const { field, state, isActive, isEditable, editing } = props;
  const t = useTexts(gridTexts);
  const errorId = useId();
  const number = useTexts(numberTexts);
  const language = useLanguage((now) => now.language);
  const error = describe();

  function describe(): string | null {
    const { problem, refusal } = state;
    if (typeof problem === 'string') return t(problem);
    if (problem) return number(problem.number.text, problem.number.params);
    if (!refusal) return null;
    if (refusal.error !== null)
      return gridTexts.has(refusal.error)
        ? t(refusal.error)
        : (printMessageRef(refusal.error, language) ?? t('other'));
    return t('conflict', { value: describeValue(refusal.theirs) });
  }

  function describeValue(value: Refusal['theirs']): string {
    if (value === null || value === '') return t('empty');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    return showCell(field, value, { language });
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Escape') {
      event.stopPropagation();
      props.onCancel();
    } else if (event.key === 'Enter' || event.key === 'Tab') {
      event.preventDefault();
      event.stopPropagation();
      const back = event.shiftKey ? -1 : 1;
      props.onCommit(event.currentTarget.value, event.key === 'Enter' ? [back, 0] : [0, back]);
    }
  }

  return (
    <td
      data-cell={props.place}
      tabIndex={isActive ? 0 : -1}
      // Within a grid a cell may say that it cannot be edited (ARIA 1.2).
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props
      aria-readonly={!isEditable}
      aria-invalid={error !== null}
      aria-describedby={error === null ? undefined : errorId}
      className="vt-grid__cell"
      data-changed={state.isChanged || undefined}
      data-numeric={isNumeric(field) || undefined}
      onFocus={props.onFocus}
      onDoubleClick={props.onEdit}
    >
      {editing === null ? (
        <>
          <span className="vt-grid__text" dir="auto">
            {props.text === '' && field === 'stock' ? '∞' : props.text}
          </span>
          {props.note !== '' && (
            <span className="vt-grid__note" dir="auto">
              {props.note}
            </span>
          )}
        </>
      ) : (
        <input
          className="vt-grid__input"
          aria-label={describeGridField(field, t, language)}
          defaultValue={editing}
          // The cell that had the focus has become this field.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          onFocus={(event) => event.currentTarget.setSelectionRange(editing.length, editing.length)}
          onKeyDown={onKeyDown}
          onBlur={(event) => event.relatedTarget !== null && props.onCommit(event.currentTarget.value, null)}
        />
      )}
      {error !== null && (
        <span id={errorId} className="vt-grid__error">
          {error}
        </span>
      )}
    </td>
  );
}
