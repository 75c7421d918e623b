import { useState } from 'react';

import { useWorkspace } from '../workspace/workspace.ts';
import type { Target } from './target.ts';

/** Calls back once, while drawing, for each target that is wanted anew: what has to be open for it is opened. */
export function useWanted(open: (target: Target) => void): void {
  const wanted = useWorkspace((state) => state.wanted);
  const [seen, setSeen] = useState<Target | null>(null);
  if (wanted === seen) return;
  setSeen(wanted);
  if (wanted) open(wanted);
}

/** Groups of an accordion that are open; one that holds what is wanted opens by itself. */
export function useOpenGroups(
  atFirst: readonly string[],
  groupOf: (target: Target) => string | null,
): [string[], (open: string[]) => void] {
  const [open, setOpen] = useState([...atFirst]);
  useWanted((target) => {
    const group = groupOf(target);
    if (group !== null && !open.includes(group)) setOpen([...open, group]);
  });
  return [open, setOpen];
}
