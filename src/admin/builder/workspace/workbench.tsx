import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

import { isEditablePath } from '#domain/editable-paths.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { useLeaveGuard } from '../../ui/use-leave-guard.tsx';
import { notify } from '../../ui/notify.ts';
import { nameStep } from '../bar/name-step.ts';
import { TopBar } from '../bar/top-bar.tsx';
import { readSaveState } from '../bar/save-state.tsx';
import { builderTexts } from '../builder.texts.ts';
import { CommentsPanel } from '../comments/comments-panel.tsx';
import { openComments } from '../comments/open-comments.ts';
import { Canvas } from '../canvas/canvas.tsx';
import type { FrameState } from '../canvas/use-frame.ts';
import { ConflictDialog } from '../conflicts/conflict-dialog.tsx';
import { Guide } from '../guide/guide.tsx';
import { LayerEdge } from '../layers/layer-edge.tsx';
import { AddSectionDialog } from '../library/add-section-dialog.tsx';
import { SaveSectionDialog } from '../library/save-section-dialog.tsx';
import { ReplaceDialog } from '../replace/replace-dialog.tsx';
import { ShareSectionsDialog } from '../shared/share-sections-dialog.tsx';
import { useBuilder, useBuilderStore } from '../store/use-builder.ts';
import { OptionsPanel } from './options-panel.tsx';
import { PhoneNotice } from './phone-notice.tsx';
import { ShortcutHelp } from './shortcut-help.tsx';
import { StructurePanel } from './structure-panel.tsx';
import { Tour } from './tour.tsx';
import { useShortcuts } from './use-shortcuts.ts';
import './workbench.css';
import { useWorkspace } from './workspace.ts';

/** Bar above, structure on the left, the shop in the middle, options on the right. */
export function Workbench() {
  const [search, setSearch] = useSearchParams();
  const [firstPath] = useState(() => safePath(search.get('path')));
  const [go, setGo] = useState<FrameState['go'] | null>(null);
  const onKey = useShortcuts();
  useLinkedThread(search);

  const onRoute = useCallback(
    (path: string) => {
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          // Opened by now; a reload begins with the page alone.
          next.delete(threadParameter);
          if (path === '/') next.delete('path');
          else next.set('path', path);
          return next;
        },
        { replace: true },
      );
    },
    [setSearch],
  );
  const onFrame = useCallback((frame: FrameState) => {
    setGo(() => frame.go);
    useWorkspace.getState().set({ go: frame.go, enterCanvas: frame.enter });
  }, []);

  return (
    <div className="vt-bench">
      <TopBar onChoose={(path) => go?.(path)} />
      <ConflictDialog />
      <AddSectionDialog />
      <SaveSectionDialog />
      <ReplaceDialog />
      <ShareSectionsDialog />
      <PhoneNotice />
      <div className="vt-bench__body">
        <StructurePanel />
        <main className="vt-bench__canvas">
          <LayerEdge>
            <Canvas path={firstPath} onKey={onKey} onRoute={onRoute} onFrame={onFrame} />
          </LayerEdge>
        </main>
        <RightPanel />
      </div>
      <ShortcutHelp />
      <Tour />
      <Guide />
      <Announcer />
      <UnsentGuard />
      <BlockedStep />
    </div>
  );
}

function RightPanel() {
  const commenting = useWorkspace((state) => state.commenting);
  return commenting ? <CommentsPanel commenting={commenting} /> : <OptionsPanel />;
}

/** Opens the thread that the address names, as letters do, when the builder is opened. */
function useLinkedThread(search: URLSearchParams): void {
  const [threadId] = useState(() => Number(search.get(threadParameter)));
  useEffect(() => {
    const { commenting, set } = useWorkspace.getState();
    if (Number.isSafeInteger(threadId) && threadId > 0) openComments(threadId);
    // A thread that was open when the builder was left is of another page by now.
    else if (commenting && commenting.threadId !== null) set({ commenting: null });
  }, [threadId]);
}

/** Tells screen readers what a key has done. */
function Announcer() {
  const announcement = useWorkspace((state) => state.announcement);
  return (
    <div role="status" aria-live="polite" className="vt-visually-hidden">
      {announcement}
    </div>
  );
}

/** Asks before the tab is closed on what has not reached the server; it is kept on the device either way. */
function UnsentGuard(): null {
  const isUnsent = useBuilder((state) => readSaveState(state) !== 'saved');
  const flush = useBuilder((state) => state.flush);
  useLeaveGuard(isUnsent);
  useEffect(() => {
    const save = () => document.visibilityState === 'hidden' && void flush();
    document.addEventListener('visibilitychange', save);
    return () => document.removeEventListener('visibilitychange', save);
  }, [flush]);
  return null;
}

/** Says why a step was not taken back. */
function BlockedStep(): null {
  const t = useTexts(builderTexts);
  const store = useBuilderStore();
  const step = useBuilder((state) => state.blockedStep);
  useEffect(() => {
    if (!step) return;
    notify(t('blocked', { what: nameStep(step, t) }), { color: 'orange', autoClose: 8000 });
    store.getState().dismissBlockedStep();
  }, [step, store, t]);
  return null;
}

/** Of the address; names a thread of comments. */
const threadParameter = 'thread';

/** A path of this shop; anything else leads home. */
function safePath(path: string | null): string {
  return path !== null && /^\/(?![/\\])[^\s\\]*$/.test(path) && isEditablePath(path) ? path : '/';
}
