import { useMemo, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';

import { useLanguage } from '../../i18n/language.ts';
import { readPage, useBuilder } from '../store/use-builder.ts';
import { findSections } from './find-sections.ts';

export type Row =
  | { kind: 'section'; id: string }
  | { kind: 'item'; id: string; section: string; index: number };

export interface RowOrder {
  rows: readonly Row[];
  /** The sections among the rows. */
  listed: readonly string[];
  unfolded: ReadonlySet<string>;
  toggle(section: string): void;
}

const none: readonly string[] = [];

/** Sections that are looked for, all without a query, and the items of those that are unfolded, from top to bottom. */
export function useRowOrder(query: string): RowOrder {
  const language = useLanguage((state) => state.language);
  const listed = useBuilder(
    useShallow((state) => {
      const page = readPage(state);
      if (!page) return none;
      return query.trim() === '' ? page.order : findSections(page, query, language);
    }),
  );
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
    return listed.flatMap((section): Row[] => {
      const items = (ids.get(section) ?? []).filter((id) => id !== '');
      return [
        { kind: 'section', id: section },
        ...items.map((id, index): Row => ({ kind: 'item', id, section, index })),
      ];
    });
  }, [listed, unfolded, itemIds]);
  return {
    rows,
    listed,
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
