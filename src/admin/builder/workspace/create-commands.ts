import type { StoreApi } from 'zustand';

import type { PageDocument } from '#domain/editing/documents.schema.ts';

import { isSharedSlug, mostSharedParts, sharedType } from '#domain/shared-sections.ts';

import type { KeyOf, Print } from '../../i18n/text-part.ts';
import { printText } from '../../i18n/use-texts.ts';
import { notify } from '../../ui/notify.ts';
import { builderTexts } from '../builder.texts.ts';
import { copyToClipboard, readFromClipboard } from '../clipboard/section-clipboard.ts';
import { openComments } from '../comments/open-comments.ts';
import { findSharingFault } from '../shared/shared-commands.ts';
import { sharedTexts } from '../shared/shared.texts.ts';
import type { BuilderStoreState, Selection } from '../store/builder-state.ts';
import { readPage } from '../store/use-builder.ts';
import {
  duplicateSections,
  insertSections,
  moveItem,
  moveItemTo,
  moveSections,
  moveSectionsTo,
  nameSection,
  removeSections,
  toggleHidden,
  toggleOnScreen,
  type Command,
} from '../tree/section-commands.ts';
import { extendTo, readSelected, selectAll, targetsOf, toggleSelected } from '../tree/select-sections.ts';
import { offerUndo } from './offer-undo.tsx';
import type { Commands } from './use-commands.ts';
import { useWorkspace } from './workspace.ts';

type TextArguments = Parameters<Print<KeyOf<typeof builderTexts>>>;

const t = (...args: TextArguments) => printText(builderTexts, ...args);
const sharedText = (...args: Parameters<Print<KeyOf<typeof sharedTexts>>>) => printText(sharedTexts, ...args);

export function createCommands(store: StoreApi<BuilderStoreState>): Commands {
  const hand = createHand(store);
  return {
    ...selectCommands(hand),
    ...sectionCommands(hand),
    ...itemCommands(hand),
    ...clipboardCommands(hand),
    ...commentCommands(hand),
  };
}

/** What all commands work with. */
interface Hand {
  store: StoreApi<BuilderStoreState>;
  /** Does what a command comes to as one step; false where there was nothing to be done. */
  run(choose: (page: PageDocument) => Command): boolean;
  targets(id: string): string[];
  announce(text: string): void;
}

function createHand(store: StoreApi<BuilderStoreState>): Hand {
  return {
    store,
    run(choose) {
      const { pageKey, edit, select } = store.getState();
      const page = readPage(store.getState());
      const command = page && choose(page);
      if (!command || pageKey === null) return false;
      const outcome = edit(pageKey, command.intents);
      if (!outcome.ok) {
        notify(t('refused'), { color: 'red' });
        return false;
      }
      // The section whose options are shown stays it, where it is one of them.
      const { sectionId, others } = selectAll(command.selected, store.getState().selection);
      select(sectionId, null, others);
      return true;
    },
    targets(id) {
      const state = store.getState();
      return targetsOf(readPage(state), state.selection, id);
    },
    announce: (announcement) => useWorkspace.getState().set({ announcement }),
  };
}

function selectCommands({
  store,
  announce,
}: Hand): Pick<Commands, 'select' | 'toggleSelected' | 'extendTo' | 'selectAll'> {
  const choose = ({ sectionId, others }: Pick<Selection, 'sectionId' | 'others'>) => {
    const { select } = store.getState();
    select(sectionId, null, others);
    const { length: count } = readSelected(readPage(store.getState()), { sectionId, others });
    announce(t('selected', { count }));
  };
  return {
    select: (id, itemId) => store.getState().select(id, itemId),
    toggleSelected: (id) => choose(toggleSelected(store.getState().selection, id)),
    extendTo: (id, listed) => choose(extendTo(listed, store.getState().selection, id)),
    selectAll: (listed) => choose(selectAll(listed, store.getState().selection)),
  };
}

type SectionCommands =
  | 'add'
  | 'duplicate'
  | 'remove'
  | 'move'
  | 'moveTo'
  | 'rename'
  | 'toggleHidden'
  | 'toggleOnScreen';

function sectionCommands({ store, run, targets, announce }: Hand): Pick<Commands, SectionCommands> {
  const announcePlace = ([id = '', ...more]: readonly string[]) => {
    const order = readPage(store.getState())?.order ?? [];
    if (more.length > 0) announce(t('movedMany', { count: more.length + 1 }));
    else announce(t('movedTo', { place: order.indexOf(id) + 1, count: order.length }));
  };
  return {
    add: (after) => useWorkspace.getState().set({ insertAfter: { id: after } }),
    duplicate(id) {
      const ids = targets(id);
      if (run((page) => duplicateSections(page, ids))) announce(t('duplicated', { count: ids.length }));
    },
    remove(id) {
      const ids = targets(id);
      if (!run((page) => removeSections(page, ids))) return;
      // What is tapped next is not deleted unseen.
      if (useWorkspace.getState().isSelecting) store.getState().select(null);
      const text = t('sectionsDeleted', { count: ids.length });
      announce(text);
      offerUndo(store, { text, label: t('undoIt') });
    },
    move(id, by) {
      const ids = targets(id);
      if (run((page) => moveSections(page, ids, by))) announcePlace(ids);
    },
    moveTo(id, drop) {
      const ids = targets(id);
      if (run((page) => moveSectionsTo(page, ids, drop))) announcePlace(ids);
    },
    rename: (id, name) => void run((page) => nameSection(page, id, name)),
    toggleHidden(id) {
      const ids = targets(id);
      if (!run((page) => toggleHidden(page, ids))) return;
      const isHidden = readPage(store.getState())?.sections[id]?.hidden ?? false;
      announce(t(isHidden ? 'hiddenNow' : 'shownNow', { count: ids.length }));
    },
    toggleOnScreen(id, screen) {
      const ids = targets(id);
      run((page) => toggleOnScreen(page, ids, screen));
    },
  };
}

function itemCommands({ store, run }: Hand): Pick<Commands, 'moveItem' | 'moveItemTo' | 'undo' | 'redo'> {
  return {
    moveItem: (section, id, by) => void run((page) => moveItem(page, section, id, by)),
    moveItemTo: (section, id, drop) => void run((page) => moveItemTo(page, section, id, drop)),
    undo: () => store.getState().undo(),
    redo: () => store.getState().redo(),
  };
}

function commentCommands({ store }: Hand): Pick<Commands, 'readComments' | 'comment'> {
  const open = (id: string, focus: 'form' | 'title') => {
    store.getState().select(id);
    openComments(null, focus);
  };
  return { readComments: (id) => open(id, 'title'), comment: (id) => open(id, 'form') };
}

function clipboardCommands({
  store,
  run,
  targets,
}: Hand): Pick<Commands, 'copy' | 'paste' | 'save' | 'share'> {
  return {
    share(id) {
      const page = readPage(store.getState());
      const ids = page ? page.order.filter((one) => targets(id).includes(one)) : [];
      const fault = page && findSharingFault(page, ids);
      if (fault) notify(sharedText(fault, { max: mostSharedParts }), { color: 'orange' });
      else if (ids.length > 0) useWorkspace.getState().set({ sharing: ids });
    },
    save: (id) => useWorkspace.getState().set({ saving: readPage(store.getState())?.sections[id] ?? null }),
    copy(id) {
      const page = readPage(store.getState());
      const sections = targets(id).flatMap((one) => page?.sections[one] ?? []);
      if (sections.length === 0) return;
      copyToClipboard(sections);
      notify(t('sectionsCopied', { count: sections.length }));
    },
    paste(after, sections = readFromClipboard() ?? []) {
      if (sections.length === 0) {
        notify(t('nothingToPaste'));
        return;
      }
      const slug = readPage(store.getState())?.slug ?? '';
      if (isSharedSlug(slug) && sections.some(({ type }) => type === sharedType)) {
        notify(sharedText('notInShared'), { color: 'orange' });
        return;
      }
      run((page) => insertSections(page, sections, after ?? undefined));
    },
  };
}
