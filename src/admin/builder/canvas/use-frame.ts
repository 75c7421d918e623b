import { useCallback, useContext, useEffect, useRef, type RefObject } from 'react';
import { useNavigate } from 'react-router';

import type { WayTo } from '#domain/editing/ways-to.ts';
import { isEditablePath } from '#domain/editable-paths.ts';
import type { FrameConnection } from '#live/connect-frame.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { notifyFailure } from '../../ui/notify.ts';
import { builderTexts } from '../builder.texts.ts';
import { useLayerId } from '../layers/use-layer.ts';
import { PresenceContext } from '../presence/use-presence.ts';
import { useBuilderStore } from '../store/use-builder.ts';
import { useCommands } from '../workspace/use-commands.ts';
import type { Key } from '../workspace/find-shortcut.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { readEditToken } from './edit-token.ts';
import { linkFrame } from './link-frame.ts';

export interface FrameState {
  /** The frame shows a page and listens. */
  isReady: boolean;
  go(path: string): void;
  /** The page that was asked for last; undefined while it is the first one. */
  wanted(): string | undefined;
  /** Gives the keyboard to the section that is selected, or to the first one. */
  enter(): void;
}

interface FrameInput {
  iframe: RefObject<HTMLIFrameElement | null>;
  onKey(key: Key): void;
  onRoute(path: string): void;
  /** How much smaller or larger than life the frame is drawn. */
  scale: number;
  /** Given while the frame shows nothing that could go on to another page. */
  reopen?(path: string): void;
}

/** The frame while it is there, linked to the store; leads it to other pages. */
export function useFrame({ iframe, onKey, onRoute, scale, reopen }: FrameInput): FrameState {
  const t = useTexts(builderTexts);
  const store = useBuilderStore();
  const layerId = useLayerId();
  const commands = useCommands();
  const presence = useContext(PresenceContext);
  const navigate = useNavigate();
  const connection = useRef<FrameConnection | null>(null);
  const last = useRef<string>(undefined);
  const isReady = useWorkspace((state) => state.isPageReady);
  const handlers = useRef({ onKey, onRoute });
  useEffect(() => {
    handlers.current = { onKey, onRoute };
  });

  /** The next page is drawn from the server's drafts: what was typed here is sent there first. */
  const go = useCallback(
    (wanted: string) => {
      if (!isEditablePath(wanted)) return notifyFailure(new Error(t('notShown')));
      last.current = wanted;
      useWorkspace.getState().set({ isPageReady: false });
      void Promise.all([readEditToken(), store.getState().flush()])
        .then(([token]) =>
          reopen ? reopen(wanted) : connection.current?.send('route.change', { path: wanted, token }),
        )
        .catch(notifyFailure);
    },
    [store, t, reopen],
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

  const wanted = useCallback(() => last.current, []);

  const enter = useCallback(() => connection.current?.send('canvas.enter', {}), []);

  useEffect(() => {
    const element = iframe.current;
    if (!element) return;
    const link = linkFrame({
      iframe: element,
      store,
      layerId,
      commands,
      presence,
      onKey: (key) => handlers.current.onKey(key),
      onRoute: (path) => handlers.current.onRoute(path),
      go,
      leaveFor,
    });
    connection.current = link.connection;
    return () => {
      link.close();
      connection.current = null;
      useWorkspace.getState().set({ isPageReady: false });
    };
  }, [iframe, store, layerId, commands, presence, go, leaveFor]);

  useEffect(() => {
    if (isReady) connection.current?.send('canvas.scale', { scale });
  }, [isReady, scale]);

  return { isReady, go, wanted, enter };
}
