import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { useEffect, useRef, useState, type RefObject } from 'react';

import type { MenuDrop } from './menu-tree.ts';

type Place = MenuDrop['place'];

/** Lets an entry be dragged, and others be dropped above, below or into it; `mark` is where one would go. */
export function useEntryDrag(
  menu: string,
  entry: string,
): { box: RefObject<HTMLLIElement | null>; mark: Place | null } {
  const box = useRef<HTMLLIElement>(null);
  const [mark, setMark] = useState<Place | null>(null);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const clear = () => setMark(null);
    return combine(
      draggable({ element, getInitialData: () => ({ menu, entry }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data['menu'] === menu && source.data['entry'] !== entry,
        getData: ({ input }) => ({ drop: { target: entry, place: placeAt(element, input.clientY) } }),
        onDrag: ({ self }) => setMark((self.data['drop'] as MenuDrop).place),
        onDragLeave: clear,
        onDrop: clear,
      }),
    );
  }, [menu, entry]);

  return { box, mark };
}

/** The upper and lower quarter put beside, the middle puts into. */
function placeAt(element: Element, y: number): Place {
  const { top, height } = element.getBoundingClientRect();
  const share = (y - top) / height;
  return share < 0.25 ? 'before' : share > 0.75 ? 'after' : 'into';
}
