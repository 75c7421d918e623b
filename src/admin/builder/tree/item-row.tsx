import { IconGripVertical } from '@tabler/icons-react';
import { memo, useCallback, useRef } from 'react';

import { useTexts } from '../../i18n/use-texts.ts';
import { builderTexts } from '../builder.texts.ts';
import { readPage, useBuilder } from '../store/use-builder.ts';
import type { Commands } from '../workspace/use-commands.ts';
import { readTitle } from './describe-section.ts';
import { useRowDrag, type DropPlace } from './use-row-drag.ts';

interface ItemRowProps {
  id: string;
  section: string;
  index: number;
  isReachable: boolean;
  commands: Commands;
}

/** One item of a section, such as a slide. */
export const ItemRow = memo(function ItemRow({ id, section, index, isReachable, commands }: ItemRowProps) {
  const t = useTexts(builderTexts);
  const title = useBuilder((state) => {
    const item = readPage(state)?.sections[section]?.items.find((one) => one.id === id);
    return item ? readTitle(item) : '';
  });
  const isSelected = useBuilder(
    ({ selection }) => selection.sectionId === section && selection.itemId === id,
  );
  const row = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const drop = useCallback(
    (dragged: string, place: DropPlace) => commands.moveItemTo(section, dragged, place),
    [commands, section],
  );
  const { edge, isDragged } = useRowDrag({
    row,
    handle,
    what: { kind: 'item', id, section, index },
    onDrop: drop,
  });
  const name = title === '' ? t('untitledItem', { number: index + 1 }) : title;
  return (
    <div
      ref={row}
      className="vt-tree__row vt-tree__row--item"
      data-edge={edge ?? undefined}
      data-dragged={isDragged || undefined}
      data-selected={isSelected || undefined}
    >
      <span ref={handle} className="vt-tree__handle" title={t('drag')}>
        <IconGripVertical size={14} aria-hidden />
      </span>
      <button
        type="button"
        className="vt-tree__name"
        data-row={`${section} ${id}`}
        tabIndex={isReachable ? 0 : -1}
        aria-label={name}
        aria-current={isSelected || undefined}
        onClick={() => commands.select(section, id)}
      >
        <span className="vt-tree__text">
          <span className="vt-tree__title" dir="auto">
            {name}
          </span>
        </span>
      </button>
    </div>
  );
});
