import {
  attachClosestEdge,
  extractClosestEdge,
  type Edge,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { getReorderDestinationIndex } from '@atlaskit/pragmatic-drag-and-drop-hitbox/util/get-reorder-destination-index';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

import { useTexts } from '../i18n/use-texts.ts';
import { sortableTexts } from './sortable-list.texts.ts';
import './sortable-list.css';

interface SortableListProps<Item> {
  label: string;
  items: readonly Item[];
  idOf(item: Item): string;
  /** Said when it moves. */
  nameOf(item: Item): string;
  /** To a place counted without the item itself, from 0. */
  onMove(id: string, place: number): void;
  /** `handle` takes the pointer and the arrow keys. */
  renderItem(item: Item, handle: ReactNode): ReactNode;
}

/** A list that is put in order by dragging, or by the arrow keys on a row's handle. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, idOf, nameOf, onMove, renderItem } = props;
  const t = useTexts(sortableTexts);
  const listId = useId();
  const [said, setSaid] = useState('');

  function move(item: Item, place: number): void {
    if (place < 0 || place >= items.length) return;
    setSaid(t('moved', { name: nameOf(item), place: place + 1, count: items.length }));
    onMove(idOf(item), place);
  }

  return (
    <>
      <ol className="vt-sortable" aria-label={label}>
        {items.map((item, index) => (
          <SortableRow
            key={idOf(item)}
            listId={listId}
            id={idOf(item)}
            index={index}
            name={nameOf(item)}
            onMove={(place) => move(item, place)}
            onDrop={(id, place) => {
              const dropped = items.find((one) => idOf(one) === id);
              if (dropped) move(dropped, place);
            }}
          >
            {(handle) => renderItem(item, handle)}
          </SortableRow>
        ))}
      </ol>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </>
  );
}

interface SortableRowProps {
  listId: string;
  id: string;
  index: number;
  name: string;
  onMove(place: number): void;
  onDrop(id: string, place: number): void;
  children(handle: ReactNode): ReactNode;
}

function SortableRow({ listId, id, index, name, onMove, onDrop, children }: SortableRowProps) {
  const t = useTexts(sortableTexts);
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const drop = useRef(onDrop);
  const [edge, setEdge] = useState<Edge | null>(null);
  const [isDragged, setDragged] = useState(false);
  useEffect(() => {
    drop.current = onDrop;
  });

  useEffect(() => {
    if (!row.current || !handle.current) return;
    const data = { listId, id, index };
    return combine(
      draggable({
        element: row.current,
        dragHandle: handle.current,
        getInitialData: () => data,
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element: row.current,
        canDrop: ({ source }) => source.data['listId'] === listId && source.data['id'] !== id,
        getData: ({ element, input }) =>
          attachClosestEdge(data, { element, input, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self }) => setEdge(extractClosestEdge(self.data)),
        onDragLeave: () => setEdge(null),
        onDrop: ({ self, source }) => {
          setEdge(null);
          const { id: dragged, index: startIndex } = source.data;
          if (typeof dragged !== 'string' || typeof startIndex !== 'number') return;
          const closestEdgeOfTarget = extractClosestEdge(self.data);
          const places = { startIndex, indexOfTarget: index, closestEdgeOfTarget };
          drop.current(dragged, getReorderDestinationIndex({ ...places, axis: 'vertical' }));
        },
      }),
    );
  }, [listId, id, index]);

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(index + step);
  }

  return (
    <li
      ref={row}
      className="vt-sortable__row"
      data-edge={edge ?? undefined}
      data-dragged={isDragged || undefined}
    >
      {children(
        <ActionIcon
          ref={handle}
          className="vt-sortable__handle"
          variant="subtle"
          color="gray.7"
          aria-label={t('move', { name })}
          onKeyDown={onKeyDown}
        >
          <IconGripVertical size={16} aria-hidden />
        </ActionIcon>,
      )}
    </li>
  );
}
