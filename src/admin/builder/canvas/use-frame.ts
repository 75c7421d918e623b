import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { useNavigate } from 'react-router';

import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { WayTo } from '#domain/editing/ways-to.ts';
import { isEditablePath } from '#domain/routes.ts';
import { connectFrame, type FrameConnection } from '#live/connect-frame.ts';
import type { FrameMessage } from '#live/messages.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { notifyFailure } from '../../ui/notify.ts';
import { builderTexts } from '../builder.texts.ts';
import type { Selection, StoreEvent } from '../store/builder-state.ts';
import { useBuilderStore } from '../store/use-builder.ts';
import { useCommands } from '../workspace/use-commands.ts';
import type { Key } from '../workspace/find-shortcut.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { readEditToken } from './edit-token.ts';
import { provideData } from './provide-data.ts';

type Message<Type extends FrameMessage['type']> = Extract<FrameMessage, { type: Type }>;

export interface FrameState {
  /** The frame shows a page and listens. */
  isReady: boolean;
  go(path: string): void;
}

interface FrameInput {
  iframe: RefObject<HTMLIFrameElement | null>;
  onKey(key: Key): void;
  onRoute(path: string): void;
  /** How much smaller or larger than life the frame is drawn. */
  scale: number;
}

/**
 * Ties the frame to the store: edits go to the frame as they happen, what is clicked, typed and dragged in
 * the frame comes back. The frame shows its own edits already, they are not sent back.
 */
export function useFrame({ iframe, onKey, onRoute, scale }: FrameInput): FrameState {
  const t = useTexts(builderTexts);
  const store = useBuilderStore();
  const commands = useCommands();
  const navigate = useNavigate();
  const connection = useRef<FrameConnection | null>(null);
  const isReady = useWorkspace((state) => state.isPageReady);
  const handlers = useRef({ onKey, onRoute });
  useEffect(() => {
    handlers.current = { onKey, onRoute };
  });

  /** The next page is drawn from the server's drafts: what was typed here is sent there first. */
  const go = useCallback(
    (wanted: string) => {
      if (!isEditablePath(wanted)) return notifyFailure(new Error(t('notShown')));
      useWorkspace.getState().set({ isPageReady: false });
      void Promise.all([readEditToken(), store.getState().flush()])
        .then(([token]) => connection.current?.send('route.change', { path: wanted, token }))
        .catch(notifyFailure);
    },
    [store, t],
  );

  /** Leaves the builder once what was typed is at the server. */
  const leaveFor = useCallback(
    (screen: WayTo) => {
      store
        .getState()
        .flush()
        .then(() => navigate(`/${screen}`))
        .catch(notifyFailure);
    },
    [store, navigate],
  );

  useEffect(() => {
    const element = iframe.current;
    if (!element) return;
    /** What the frame was told to select last, or told us: nothing is said twice. */
    let selected: Selection = { sectionId: null, itemId: null };
    let route = '/';

    const send = (event: StoreEvent) => {
      if (event.type === 'edited') {
        if (event.source === 'frame') return;
        connection.current?.send(event.intent.type, { document: event.key, intent: event.intent });
        return;
      }
      const revision = store.getState().drafts[event.key]?.revision;
      connection.current?.send('store.update', { document: event.key, data: event.document, revision });
    };

    const ready = async ({ route: shown, pageId, kind }: Message<'ready'>) => {
      route = shown;
      useWorkspace.getState().set({ path: shown, pageKind: kind });
      handlers.current.onRoute(shown);
      selected = { sectionId: null, itemId: null };
      if (pageId === null) {
        store.setState({ pageKey: null, selection: { sectionId: null, itemId: null } });
        useWorkspace.getState().set({ isPageReady: true });
        return;
      }
      const key: DocumentKey = `page:${pageId}`;
      await store.getState().open(key);
      // The frame may show another page by the time this one is read.
      if (route !== shown) return;
      store.getState().showPage(key);
      useWorkspace.getState().set({ isPageReady: true });
      catchUp();
    };

    /** The frame was drawn from the server's drafts: it lacks what has not arrived there. */
    const catchUp = () => {
      const { documents, drafts } = store.getState();
      for (const [key, draft] of Object.entries(drafts) as [DocumentKey, { state: string }][]) {
        const document = documents[key];
        if (document && draft.state !== 'saved') send({ type: 'replaced', key, document });
      }
    };

    const hear = (message: FrameMessage) => {
      const { pageKey, select, edit } = store.getState();
      switch (message.type) {
        case 'ready':
          void ready(message).catch(notifyFailure);
          return;
        case 'section.selected':
          selected = { sectionId: message.id, itemId: message.itemId ?? null };
          select(message.id, message.itemId ?? null);
          if (pageKey !== null && message.id !== null && message.path !== undefined) {
            const { id: sectionId, itemId, path } = message;
            useWorkspace.getState().set({
              wanted: {
                key: pageKey,
                sectionId,
                path,
                ...(itemId !== undefined && { itemId }),
                isPointed: true,
              },
            });
          }
          return;
        case 'insert.requested':
          commands.add(message.after);
          return;
        case 'edit.proposed': {
          if (pageKey === null) return;
          const isTyped = message.source === 'text';
          const merge = isTyped ? mergeKey(message) : undefined;
          const outcome = edit(pageKey, message.intent, { merge, isTyped, source: 'frame' });
          const document = store.getState().documents[pageKey];
          // The frame shows what cannot be: it gets the truth.
          if (!outcome.ok && document) send({ type: 'replaced', key: pageKey, document });
          return;
        }
        case 'section.command':
          if (message.command === 'duplicate') commands.duplicate(message.id);
          else if (message.command === 'remove') commands.remove(message.id);
          else if (message.command === 'hide') commands.toggleHidden(message.id);
          else commands.move(message.id, message.command === 'moveUp' ? -1 : 1);
          return;
        case 'key.pressed':
          handlers.current.onKey(message);
          return;
        case 'data.needed':
          void provideData(route, message)
            .then((provided) => connection.current?.send('data.provide', provided))
            .catch(notifyFailure);
          return;
        case 'route.wanted':
          go(message.path);
          return;
        case 'screen.wanted':
          leaveFor(message.screen);
          return;
      }
    };

    connection.current = connectFrame({ iframe: element, origin: location.origin, onMessage: hear });
    const stopListening = store.getState().listen(send);
    const stopSelecting = store.subscribe(({ selection }) => {
      const { sectionId, itemId } = selection;
      const isSame = sectionId === selected.sectionId;
      if (isSame && itemId === selected.itemId) return;
      selected = selection;
      connection.current?.send('section.select', { id: sectionId, itemId: itemId ?? undefined });
      // A section that is looked at already stays where it is.
      if (sectionId !== null && !isSame) connection.current?.send('section.scroll', { id: sectionId });
    });
    return () => {
      stopListening();
      stopSelecting();
      connection.current?.close();
      connection.current = null;
      useWorkspace.getState().set({ isPageReady: false });
    };
  }, [iframe, store, commands, go, leaveFor]);

  useEffect(() => {
    if (isReady) connection.current?.send('canvas.scale', { scale });
  }, [isReady, scale]);

  return { isReady, go };
}

/** Keystrokes in one text of the page are one step. */
function mergeKey({ intent }: Message<'edit.proposed'>): string | undefined {
  if (!('changes' in intent)) return undefined;
  const { changes, ...target } = intent;
  return JSON.stringify([target, changes.map(({ path }) => path)]);
}
