import type { GridField, GridRow } from '#domain/schemas/manage-products.schema.ts';

import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { describeGridField } from './describe-grid-field.ts';
import { gridFields, showCell } from './grid-cells.ts';
import { GridCell } from './grid-cell.tsx';
import './grid.css';
import { gridTexts } from './grid.texts.ts';
import type { useGridEdits } from './use-grid-edits.ts';
import { useGridKeys } from './use-grid-keys.ts';

export interface ProductGridProps {
  rows: readonly GridRow[];
  edits: ReturnType<typeof useGridEdits>;
  mayEdit(field: GridField): boolean;
  onSave(): void;
}

/** Cells as a spreadsheet has them: arrow keys move, typing replaces, Enter edits, paste fills. */
export function ProductGrid({ rows, edits, mayEdit, onSave }: ProductGridProps) {
  const t = useTexts(gridTexts);
  const language = useLanguage((state) => state.language);
  const textOf = (row: GridRow, field: GridField) => {
    const { text, value } = edits.stateOf(row, field);
    if (text !== null) return text;
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    return value === null ? '' : showCell(field, value, { language });
  };
  const { grid, active, setActive, editing, setEditing, commit, leaveField, ...handlers } = useGridKeys({
    rows,
    edits,
    mayEdit,
    onSave,
    textOf,
  });
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
        {...handlers}
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
                const isActive = index === active.row && column === active.column;
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
