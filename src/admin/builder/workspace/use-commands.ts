import { useMemo } from 'react';
import { notifications } from '@mantine/notifications';
import type { StoreApi } from 'zustand';

import type { DocumentSection, PageDocument } from '#domain/editing/documents.schema.ts';

import type { KeyOf, Print } from '../../i18n/text-part.ts';
import { printText } from '../../i18n/use-texts.ts';
import { builderTexts } from '../builder.texts.ts';
import { copyToClipboard, readFromClipboard } from '../clipboard/section-clipboard.ts';
import type { BuilderStoreState } from '../store/builder-state.ts';
import { readPage, useBuilderStore } from '../store/use-builder.ts';
import {
  duplicateSection,
  insertSections,
  moveItem,
  moveItemTo,
  moveSection,
  moveSectionTo,
  removeSection,
  toggleHidden,
  toggleOnScreen,
  type Command,
  type ScreenName,
} from '../tree/section-commands.ts';
import { offerUndo } from './offer-undo.tsx';
import { useWorkspace } from './workspace.ts';

type TextArguments = Parameters<Print<KeyOf<typeof builderTexts>>>;
type Drop = Parameters<typeof moveSectionTo>[2];

export interface Commands {
  select(id: string | null, itemId?: string | null): void;
  add(after: string | null): void;
  duplicate(id: string): void;
  remove(id: string): void;
  move(id: string, by: -1 | 1): void;
  moveTo(id: string, drop: Drop): void;
  moveItem(section: string, id: string, by: -1 | 1): void;
  moveItemTo(section: string, id: string, drop: Drop): void;
  toggleHidden(id: string): void;
  toggleOnScreen(id: string, screen: ScreenName): void;
  copy(id: string): void;
  /** What was copied last, or the sections given, after a section or at the end. */
  paste(after: string | null, sections?: readonly DocumentSection[]): void;
  undo(): void;
  redo(): void;
}

/** What can be done to the page that is shown, from the list, the canvas or the keyboard. */
export function useCommands(): Commands {
  const store = useBuilderStore();
  return useMemo(() => createCommands(store), [store]);
}

function createCommands(store: StoreApi<BuilderStoreState>): Commands {
  const t = (...args: TextArguments) => printText(builderTexts, ...args);

  const run = (choose: (page: PageDocument) => Command): boolean => {
    const { pageKey, edit, select } = store.getState();
    const page = readPage(store.getState());
    const command = page && choose(page);
    if (!command || pageKey === null) return false;
    const outcome = edit(pageKey, command.intents);
    if (!outcome.ok) {
      notifications.show({ message: t('refused'), color: 'red' });
      return false;
    }
    select(command.select);
    return true;
  };

  const announcePlace = (id: string) => {
    const order = readPage(store.getState())?.order ?? [];
    const announcement = t('movedTo', { place: order.indexOf(id) + 1, count: order.length });
    useWorkspace.getState().set({ announcement });
  };

  return {
    select: (id, itemId) => store.getState().select(id, itemId),
    add: (after) => useWorkspace.getState().set({ insertAfter: { id: after } }),
    duplicate: (id) => void run((page) => duplicateSection(page, id)),
    remove(id) {
      if (!run((page) => removeSection(page, id))) return;
      useWorkspace.getState().set({ announcement: t('sectionDeleted') });
      offerUndo(store, { text: t('sectionDeleted'), label: t('undoIt') });
    },
    move(id, by) {
      if (run((page) => moveSection(page, id, by))) announcePlace(id);
    },
    moveTo(id, drop) {
      if (run((page) => moveSectionTo(page, id, drop))) announcePlace(id);
    },
    moveItem: (section, id, by) => void run((page) => moveItem(page, section, id, by)),
    moveItemTo: (section, id, drop) => void run((page) => moveItemTo(page, section, id, drop)),
    toggleHidden: (id) => void run((page) => toggleHidden(page, id)),
    toggleOnScreen: (id, screen) => void run((page) => toggleOnScreen(page, id, screen)),
    copy(id) {
      const section = readPage(store.getState())?.sections[id];
      if (!section) return;
      copyToClipboard([section]);
      notifications.show({ message: t('sectionCopied') });
    },
    paste(after, sections = readFromClipboard() ?? []) {
      if (sections.length === 0) {
        notifications.show({ message: t('nothingToPaste') });
        return;
      }
      run((page) => insertSections(page, sections, after ?? undefined));
    },
    undo: () => store.getState().undo(),
    redo: () => store.getState().redo(),
  };
}
