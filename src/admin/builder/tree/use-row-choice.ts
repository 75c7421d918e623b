import { useCallback, useEffect, useRef } from 'react';

import type { Commands } from '../workspace/use-commands.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import type { HeldKeys } from './section-row.tsx';
import type { RowOrder } from './use-row-order.ts';

/** What a click on a row does. The functions stay the same, so that no row is drawn anew for them. */
export function useRowChoice(order: RowOrder, commands: Commands) {
  const current = useRef(order);
  useEffect(() => {
    current.current = order;
  });
  const onToggle = useCallback((id: string) => current.current.toggle(id), []);
  const onChoose = useCallback(
    (id: string, { shiftKey, ctrlKey, metaKey }: HeldKeys) => {
      if (shiftKey) commands.extendTo(id, current.current.listed);
      else if (ctrlKey || metaKey || useWorkspace.getState().isSelecting) commands.toggleSelected(id);
      else commands.select(id);
    },
    [commands],
  );
  return { onToggle, onChoose };
}
