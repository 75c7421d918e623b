import { useRef, useState } from 'react';

const tallest = 2400;

/**
 * A letter in a frame of its own, as high as it is. Nothing in it runs, and its links, which open windows, lead nowhere:
 * the sandbox lets through neither. Of the same origin so that its height can be read.
 */
export function LetterFrame({ html, title }: { html: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(600);

  function measure(): void {
    const page = frame.current?.contentDocument?.documentElement;
    if (page) setHeight(Math.min(tallest, page.scrollHeight));
  }

  return (
    <iframe
      ref={frame}
      className="vt-letter-frame"
      title={title}
      sandbox="allow-same-origin"
      srcDoc={html}
      onLoad={() => {
        measure();
        // Pictures come later and may push.
        setTimeout(measure, 600);
      }}
      style={{ blockSize: height }}
    />
  );
}
