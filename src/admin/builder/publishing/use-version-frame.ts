import { useEffect, useRef, useState, type RefObject } from 'react';

import { connectFrame, type FrameConnection } from '#live/connect-frame.ts';

interface VersionFrame {
  /** The page is drawn. */
  isReady: boolean;
  scrollTo(sectionId: string): void;
}

/** Ties a frame that shows a version to the builder: it is scrolled from here, and Escape pressed in it counts. */
export function useVersionFrame(
  iframe: RefObject<HTMLIFrameElement | null>,
  onEscape: () => void,
): VersionFrame {
  const connection = useRef<FrameConnection | null>(null);
  const escape = useRef(onEscape);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    escape.current = onEscape;
  });
  useEffect(() => {
    const element = iframe.current;
    if (!element) return;
    connection.current = connectFrame({
      iframe: element,
      origin: location.origin,
      onMessage(message) {
        if (message.type === 'ready') setReady(true);
        if (message.type === 'key.pressed' && message.key === 'Escape') escape.current();
      },
    });
    return () => {
      connection.current?.close();
      connection.current = null;
    };
  }, [iframe]);
  return {
    isReady,
    scrollTo: (id) => void connection.current?.send('section.focus', { id }),
  };
}
