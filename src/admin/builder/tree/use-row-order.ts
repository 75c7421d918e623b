import { useMemo, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';

import { readPage, useBuilder } from '../store/use-builder.ts';

export type Row =
  | { kind: 'section'; id: string }
  | { kind: 'item'; id: string; section: string; index: number };

export interface RowOrder {
  rows: readonly Row[];
  unfolded: ReadonlySet<string>;
  toggle(section: string): void;
}

/** Sections and the items of those that are unfolded, from top to bottom. */
export function useRowOrder(): RowOrder {
  const order = useBuilder((state) => readPage(state)?.order);
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const itemIds = useBuilder(
    useShallow((state) =>
      [...unfolded].map((id) =>
        (readPage(state)?.sections[id]?.items ?? []).map((item) => item.id).join(' '),
      ),
    ),
  );
  const rows = useMemo(() => {
    const ids = new Map([...unfolded].map((id, index) => [id, itemIds[index]?.split(' ') ?? []]));
    return (order ?? []).flatMap((section): Row[] => {
      const items = (ids.get(section) ?? []).filter((id) => id !== '');
      return [
        { kind: 'section', id: section },
        ...items.map((id, index): Row => ({ kind: 'item', id, section, index })),
      ];
    });
  }, [order, unfolded, itemIds]);
  return {
    rows,
    unfolded,
    toggle: (section) =>
      setUnfolded((before) => {
        const next = new Set(before);
        if (!next.delete(section)) next.add(section);
        return next;
      }),
  };
}

/** What a row is called in the tree: keys and the focus find it by that. */
export function nameOf(row: Row | undefined): string {
  if (!row) return '';
  return row.kind === 'section' ? row.id : `${row.section} ${row.id}`;
}
