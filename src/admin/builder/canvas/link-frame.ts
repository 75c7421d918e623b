import type { StoreApi } from 'zustand/vanilla';

import type { DocumentKey } from '#domain/editing/document-key.ts';
import { isEqual } from '#domain/editing/is-equal.ts';
import type { WayTo } from '#domain/editing/ways-to.ts';
import { connectFrame, type FrameConnection } from '#live/connect-frame.ts';
import type { FrameMessage } from '#live/messages.schema.ts';

import { notifyFailure } from '../../ui/notify.ts';
import type { PresenceParts } from '../presence/use-presence.ts';
import type { BuilderStoreState, Selection, StoreEvent } from '../store/builder-state.ts';
import type { Key } from '../workspace/find-shortcut.ts';
import type { Commands } from '../workspace/use-commands.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { provideData } from './provide-data.ts';
import { showPeople } from './show-people.ts';

type Message<Type extends FrameMessage['type']> = Extract<FrameMessage, { type: Type }>;

interface FramePorts {
  iframe: HTMLIFrameElement;
  store: StoreApi<BuilderStoreState>;
  /** The layer that is edited; null: Live. */
  layerId: number | null;
  commands: Commands;
  presence: PresenceParts;
  onKey(key: Key): void;
  onRoute(path: string): void;
  /** Shows another page in the frame. */
  go(path: string): void;
  /** Leaves the builder. */
  leaveFor(screen: WayTo): void;
}

export interface FrameLink {
  connection: FrameConnection;
  close(): void;
}

const nothing: Selection = { sectionId: null, itemId: null, others: [] };

/**
 * Ties a frame to the store: edits go to the frame as they happen, what is clicked, typed and dragged in
 * the frame comes back. The frame shows its own edits already, they are not sent back.
 */
export function linkFrame({
  iframe,
  store,
  layerId,
  commands,
  presence,
  onKey,
  onRoute,
  go,
  leaveFor,
}: FramePorts): FrameLink {
  /** What the frame was told to select last, or told us: nothing is said twice. */
  let selected = nothing;
  let route = '/';

  const send = (event: StoreEvent) => {
    if (event.type === 'edited') {
      if (event.source === 'frame') return;
      connection.send(event.intent.type, { document: event.key, intent: event.intent });
      return;
    }
    const revision = store.getState().drafts[event.key]?.revision;
    connection.send('store.update', { document: event.key, data: event.document, revision });
  };

  const ready = async ({ route: shown, pageId, kind }: Message<'ready'>) => {
    route = shown;
    useWorkspace.getState().set({ path: shown, pageKind: kind });
    onRoute(shown);
    selected = nothing;
    if (pageId === null) {
      store.setState({ pageKey: null, selection: nothing });
      useWorkspace.getState().set({ isPageReady: true });
      return;
    }
    const key: DocumentKey = `page:${pageId}`;
    await store.getState().open(key);
    // The frame may show another page by the time this one is read.
    if (route !== shown) return;
    store.getState().showPage(key);
    const { paths, set } = useWorkspace.getState();
    set({ isPageReady: true, paths: { ...paths, [key]: shown } });
    people.anew();
    listUnsaved(store.getState()).forEach(send);
  };

  const hear = (message: FrameMessage) => {
    switch (message.type) {
      case 'ready':
        return void ready(message).catch(notifyFailure);
      case 'section.selected':
        selected = { sectionId: message.id, itemId: message.itemId ?? null, others: [] };
        return select(store.getState(), message);
      case 'caret.moved':
        return presence.own?.setTyped(message.typed);
      case 'insert.requested':
        return commands.add(message.after);
      case 'edit.proposed':
        return takeProposal(store.getState, message, send);
      case 'section.command':
        return carryOut(commands, message);
      case 'key.pressed':
        return onKey(message);
      case 'data.needed':
        return void provideData({ path: route, layer: layerId }, message)
          .then((provided) => connection.send('data.provide', provided))
          .catch(notifyFailure);
      case 'route.wanted':
        return go(message.path);
      case 'screen.wanted':
        return leaveFor(message.screen);
    }
  };

  const connection = connectFrame({ iframe, origin: location.origin, onMessage: hear });
  const people = showPeople({ store, others: presence.others, connection });
  const stopListening = store.getState().listen(send);
  const stopSelecting = store.subscribe(({ selection }) => {
    const { sectionId, itemId, others } = selection;
    const isSame = sectionId === selected.sectionId;
    if (isSame && itemId === selected.itemId && isEqual(others, selected.others)) return;
    selected = selection;
    connection.send('section.select', { id: sectionId, itemId: itemId ?? undefined, others: [...others] });
    // A section that is looked at already stays where it is.
    if (sectionId !== null && !isSame) connection.send('section.scroll', { id: sectionId });
  });
  return {
    connection,
    close() {
      stopListening();
      people.stop();
      presence.own?.setTyped(null);
      stopSelecting();
      connection.close();
    },
  };
}

/** The frame was drawn from the server's drafts: it lacks what has not arrived there. */
function listUnsaved({ documents, drafts }: BuilderStoreState): StoreEvent[] {
  return (Object.entries(drafts) as [DocumentKey, { state: string }][]).flatMap(([key, draft]) => {
    const document = documents[key];
    return document && draft.state !== 'saved' ? [{ type: 'replaced', key, document }] : [];
  });
}

/** What is clicked in the frame is selected, and a text that is pointed at is looked for in the panel. */
function select(
  { pageKey, select: selectSection }: BuilderStoreState,
  { id: sectionId, itemId, path }: Message<'section.selected'>,
): void {
  selectSection(sectionId, itemId ?? null);
  if (pageKey === null || sectionId === null || path === undefined) return;
  useWorkspace.getState().set({
    wanted: { key: pageKey, sectionId, path, ...(itemId !== undefined && { itemId }), isPointed: true },
  });
}

function takeProposal(
  getState: () => BuilderStoreState,
  message: Message<'edit.proposed'>,
  send: (event: StoreEvent) => void,
): void {
  const { pageKey, edit } = getState();
  if (pageKey === null) return;
  const isTyped = message.source === 'text';
  const merge = isTyped ? mergeKey(message) : undefined;
  const outcome = edit(pageKey, message.intent, { merge, isTyped, source: 'frame' });
  const document = getState().documents[pageKey];
  // The frame shows what cannot be: it gets the truth.
  if (!outcome.ok && document) send({ type: 'replaced', key: pageKey, document });
}

function carryOut(commands: Commands, { command, id }: Message<'section.command'>): void {
  if (command === 'duplicate') commands.duplicate(id);
  else if (command === 'remove') commands.remove(id);
  else if (command === 'hide') commands.toggleHidden(id);
  else commands.move(id, command === 'moveUp' ? -1 : 1);
}

/** Keystrokes in one text of the page are one step. */
function mergeKey({ intent }: Message<'edit.proposed'>): string | undefined {
  if (!('changes' in intent)) return undefined;
  const { changes, ...target } = intent;
  return JSON.stringify([target, changes.map(({ path }) => path)]);
}
