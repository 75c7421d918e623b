import { Center, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

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
  const [attempt, setAttempt] = useState(0);
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
      address={editAddress(path, token, { language, layerId })}
      onRetry={() => setAttempt(attempt + 1)}
      {...handlers}
    />
  );
}

function Frame({
  address,
  onKey,
  onRoute,
  onFrame,
  onRetry,
}: Omit<CanvasProps, 'path'> & { address: string; onRetry(): void }) {
  const t = useTexts(builderTexts);
  const iframe = useRef<HTMLIFrameElement>(null);
  const { ref, sheet, page, scale } = useSheet();
  const frame = useFrame({ iframe, onKey, onRoute, scale });
  const { isReady } = frame;
  const [isLate, setLate] = useState(false);
  // The address of the first page; later ones are reached from within.
  const [source] = useState(address);

  useEffect(() => onFrame(frame));

  useEffect(() => {
    if (isReady) return;
    const timer = setTimeout(() => setLate(true), patience);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isReady]);

  return (
    <div ref={ref} className="vt-canvas" data-tour="canvas">
      {isLate && <ErrorState error={new Error(t('frameSilent'))} onRetry={onRetry} />}
      <div className="vt-canvas__sheet" hidden={isLate} style={sheet}>
        <iframe
          ref={iframe}
          src={source}
          title={t('canvas')}
          // The shop's own page, of this origin; the sandbox keeps it from leading our window away.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-same-origin allow-scripts allow-forms"
          data-ready={isReady || undefined}
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

function Waiting() {
  const t = useTexts(builderTexts);
  return (
    <Center h="100%" role="status" aria-label={t('loading')}>
      <Loader />
    </Center>
  );
}
