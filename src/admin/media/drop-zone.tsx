import { useEffect, useEffectEvent, useRef, useState, type DragEvent, type ReactNode } from 'react';

import { useTexts } from '../i18n/use-texts.ts';
import './media.css';
import { mediaTexts } from './media.texts.ts';

interface DropZoneProps {
  onFiles(files: File[]): void;
  /** Also takes what is pasted anywhere while it is on the screen. */
  takesPaste?: boolean;
  children: ReactNode;
}

/** Files may be dropped on whatever is inside; a button beside it serves those who do not drag. */
export function DropZone({ onFiles, takesPaste = false, children }: DropZoneProps) {
  const t = useTexts(mediaTexts);
  const [isOver, setOver] = useState(false);
  // Entering a child leaves its parent: only the balance tells.
  const depth = useRef(0);
  const take = useEffectEvent(onFiles);

  useEffect(() => {
    if (!takesPaste) return;
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [takesPaste]);

  function enter(event: DragEvent, step: 1 | -1): void {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    depth.current += step;
    setOver(depth.current > 0);
  }

  function drop(event: DragEvent): void {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.stopPropagation();
    depth.current = 0;
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onFiles(files);
  }

  return (
    <div
      className="vt-drop"
      data-over={isOver || undefined}
      onDragEnter={(event) => enter(event, 1)}
      onDragLeave={(event) => enter(event, -1)}
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={drop}
    >
      {children}
      {isOver && (
        <div className="vt-drop__veil" aria-hidden>
          {t('dropNow')}
        </div>
      )}
    </div>
  );
}
