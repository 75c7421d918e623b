import { useEffect, useMemo, useRef, useState } from 'react';

import { languages, type Language } from '#locales/languages.ts';

import './library.css';
import { useIsSeen } from './use-is-seen.ts';

interface PreviewFrameProps {
  html: string;
  css: string;
  /** Of the texts: it decides how words are divided. */
  language: Language;
  /** As wide as the window that it is drawn for. */
  width: number;
  /** Shows no more than this of a long section, in its own pixels. */
  maxHeight?: number;
  title: string;
}

/**
 * Markup of the shop, drawn at its own width and scaled to the room there is. The frame runs nothing and
 * takes neither pointer nor focus; it is filled once it comes into sight.
 */
export function PreviewFrame({ html, css, language, width, maxHeight = 1000, title }: PreviewFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const isSeen = useIsSeen(box);
  const [size, setSize] = useState({ scale: 0, height: 0 });
  const source = useMemo(() => documentOf(html, css, language), [html, css, language]);

  function measure(): void {
    const body = frame.current?.contentDocument?.body;
    if (!body || !box.current) return;
    const height = Math.min(maxHeight, Math.max(80, body.scrollHeight));
    setSize({ scale: box.current.clientWidth / width, height });
  }

  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(() => measure());
    observer.observe(box.current);
    return () => observer.disconnect();
  });

  return (
    <div
      ref={box}
      className="vt-preview"
      style={{ blockSize: size.height === 0 ? undefined : size.height * size.scale }}
      inert
    >
      {isSeen && (
        <iframe
          ref={frame}
          className="vt-preview__frame"
          title={title}
          tabIndex={-1}
          // Of the same origin so that its height can be read and fonts load; scripts are never let run.
          sandbox="allow-same-origin"
          srcDoc={source}
          onLoad={() => {
            measure();
            // Pictures and fonts come later and may push.
            setTimeout(measure, 600);
          }}
          style={{
            inlineSize: width,
            blockSize: size.height || 400,
            transform: `scale(${size.scale || 0.25})`,
          }}
        />
      )}
    </div>
  );
}

function documentOf(html: string, css: string, language: Language): string {
  const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
  return `<!doctype html><html lang="${language}" dir="${languages[language].dir}"><head><meta charset="utf-8"><style nonce="${nonce}">${css.replaceAll('</', '<\\/')}html{overflow:hidden}</style></head><body><main class="vt-main">${html}</main></body></html>`;
}
