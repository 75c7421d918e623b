import { useEffect, useRef, type ReactNode } from 'react';

interface SentNoticeProps {
  title?: string;
  text: string;
  /** A way on. */
  children?: ReactNode;
}

/** Stands where the form stood; takes the focus, which the form had. */
export function SentNotice({ title, text, children }: SentNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <div className="vt-sent" role="status" tabIndex={-1} ref={box}>
      <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true" focusable="false">
        <circle cx="20" cy="20" r="18.500" />
        <path d="m12.500 20.500 5.500 5.500 10-11.500" />
      </svg>
      {title !== undefined && <p className="vt-sent__title">{title}</p>}
      <p>{text}</p>
      {children}
    </div>
  );
}
