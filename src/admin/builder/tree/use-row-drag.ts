import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge';
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge';
import { useEffect, useState, type RefObject } from 'react';

import type { Row } from './use-row-order.ts';

export interface DropPlace {
  target: string;
  edge: 'before' | 'after';
}

interface RowDrag {
  row: RefObject<HTMLElement | null>;
  handle: RefObject<HTMLElement | null>;
  what: Row;
  onDrop(id: string, place: DropPlace): void;
}

/** Lets a row be dragged by its handle and be dropped on; says on which edge something is about to land. */
export function useRowDrag({ row, handle, what, onDrop }: RowDrag): {
  edge: DropPlace['edge'] | null;
  isDragged: boolean;
} {
  const [edge, setEdge] = useState<DropPlace['edge'] | null>(null);
  const [isDragged, setDragged] = useState(false);
  const list = what.kind === 'item' ? what.section : '';
  const { id } = what;

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const edgeOf = (data: Record<string | symbol, unknown>) =>
      extractClosestEdge(data) === 'top' ? 'before' : 'after';
    return combine(
      draggable({
        element,
        dragHandle: handle.current ?? undefined,
        getInitialData: () => ({ list, id }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data['list'] === list && source.data['id'] !== id,
        getData: ({ input }) =>
          attachClosestEdge({ id }, { input, element, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self }) => setEdge(edgeOf(self.data)),
        onDragLeave: () => setEdge(null),
        onDrop: ({ self, source }) => {
          setEdge(null);
          onDrop(String(source.data['id']), { target: id, edge: edgeOf(self.data) });
        },
      }),
    );
  }, [row, handle, list, id, onDrop]);

  return { edge, isDragged };
}
