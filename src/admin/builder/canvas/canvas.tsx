import { Center, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';

import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { builderTexts } from '../builder.texts.ts';
import { useLayerId } from '../layers/use-layer.ts';
import type { Key } from '../workspace/find-shortcut.ts';
import './canvas.css';
import { editAddress, readEditToken } from './edit-token.ts';
import { useFrame, type FrameState } from './use-frame.ts';
import { useSheet } from './use-sheet.ts';

const patience = 20_000;

interface CanvasProps {
  path: string;
  onKey(key: Key): void;
  onRoute(path: string): void;
  /** Gives how to go to another page, once the frame is there. */
  onFrame(frame: FrameState): void;
}

/** The shop as it is being edited, at the width that was chosen. */
export function Canvas({ path, ...handlers }: CanvasProps) {
  const [{ attempt, at }, setOpened] = useState({ attempt: 0, at: path });
  const open = useCallback(
    (wanted?: string) => setOpened((last) => ({ attempt: last.attempt + 1, at: wanted ?? last.at })),
    [],
  );
  const language = useLanguage((state) => state.language);
  const layerId = useLayerId();
  const {
    data: token,
    error,
    refetch,
  } = useQuery({
    queryKey: ['edit-token', attempt],
    queryFn: readEditToken,
    staleTime: Infinity,
    gcTime: 0,
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (token === undefined) return <Waiting />;
  return (
    <Frame
      key={attempt}
      address={editAddress(at, token, { language, layerId })}
      onOpen={open}
      {...handlers}
    />
  );
}

/** Nothing has come, or a page that nobody can edit. */
type Failure = 'frameSilent' | 'frameRefused';

interface FrameProps extends Omit<CanvasProps, 'path'> {
  address: string;
  /** Begins anew with a frame of its own, at another page where one is given. */
  onOpen(path?: string): void;
}

function Frame({ address, onKey, onRoute, onFrame, onOpen }: FrameProps) {
  const t = useTexts(builderTexts);
  const iframe = useRef<HTMLIFrameElement>(null);
  const { ref, sheet, page, scale } = useSheet();
  const [failure, setFailure] = useState<Failure | null>(null);
  const frame = useFrame({ iframe, onKey, onRoute, scale, ...(failure && { reopen: onOpen }) });
  const { isReady } = frame;
  // The address of the first page; later ones are reached from within.
  const [source] = useState(address);

  useEffect(() => onFrame(frame));

  useEffect(() => {
    if (isReady) return;
    const timer = setTimeout(() => setFailure((known) => known ?? 'frameSilent'), patience);
    return () => {
      clearTimeout(timer);
      setFailure(null);
    };
  }, [isReady]);

  return (
    <div ref={ref} className="vt-canvas" data-tour="canvas">
      {failure && <ErrorState error={new Error(t(failure))} onRetry={() => onOpen(frame.wanted())} />}
      <div className="vt-canvas__sheet" hidden={failure !== null} style={sheet}>
        <iframe
          ref={iframe}
          src={source}
          title={t('canvas')}
          // The shop's own page, of this origin; the sandbox keeps it from leading our window away.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-same-origin allow-scripts allow-forms"
          data-ready={isReady || undefined}
          onLoad={({ currentTarget }) => setFailure(findFailure(currentTarget))}
          style={page}
        />
        {!isReady && (
          <div className="vt-canvas__veil">
            <Waiting />
          </div>
        )}
      </div>
    </div>
  );
}

/** An error page, or one that the frame was sent on to, has nobody who would answer; none of ours came from nowhere. */
function findFailure({ contentDocument }: HTMLIFrameElement): Failure | null {
  if (!contentDocument) return 'frameSilent';
  return contentDocument.body.hasAttribute('data-vt-editing') ? null : 'frameRefused';
}

function Waiting() {
  const t = useTexts(builderTexts);
  return (
    <Center h="100%" role="status" aria-label={t('loading')}>
      <Loader />
    </Center>
  );
}
