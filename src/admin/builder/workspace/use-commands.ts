import { useMemo } from 'react';

import type { DocumentSection } from '#domain/editing/documents.schema.ts';

import { useBuilderStore } from '../store/use-builder.ts';
import type { moveSectionsTo, ScreenName } from '../tree/section-commands.ts';
import { createCommands } from './create-commands.ts';

type Drop = Parameters<typeof moveSectionsTo>[2];

/** What is done to a section is done to all that are selected, where it is one of them. */
export interface Commands {
  select(id: string | null, itemId?: string | null): void;
  /** Selects one more section, or one less. */
  toggleSelected(id: string): void;
  /** Selects all from the selected section to this one, of those that are listed. */
  extendTo(id: string, listed: readonly string[]): void;
  selectAll(listed: readonly string[]): void;
  add(after: string | null): void;
  duplicate(id: string): void;
  remove(id: string): void;
  move(id: string, by: -1 | 1): void;
  moveTo(id: string, drop: Drop): void;
  moveItem(section: string, id: string, by: -1 | 1): void;
  moveItemTo(section: string, id: string, drop: Drop): void;
  /** An empty name: the section goes by its kind again. */
  rename(id: string, name: string): void;
  toggleHidden(id: string): void;
  toggleOnScreen(id: string, screen: ScreenName): void;
  copy(id: string): void;
  /** What was copied last, or the sections given, after a section or at the end. */
  paste(after: string | null, sections?: readonly DocumentSection[]): void;
  /** Asks for a name, to keep the section for other pages. */
  save(id: string): void;
  /** Asks for a name, to make one section for several pages of this one and those selected along with it. */
  share(id: string): void;
  /** Shows what colleagues have written about the section. */
  readComments(id: string): void;
  /** The same, ready to write something new. */
  comment(id: string): void;
  undo(): void;
  redo(): void;
}

/** What can be done to the page that is shown, from the list, the canvas or the keyboard. */
export function useCommands(): Commands {
  const store = useBuilderStore();
  return useMemo(() => createCommands(store), [store]);
}
