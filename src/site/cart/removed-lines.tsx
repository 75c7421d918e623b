import { useEffect, useRef } from 'react';

import type { Translator } from '#domain/i18n/translate.ts';

interface RemovedLinesProps {
  text: string;
  t: Translator;
  onUndo(): void;
}

/** Stands where something was taken out, with the way back; takes the focus that was on it. */
export function RemovedLines({ text, t, onUndo }: RemovedLinesProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <p className="vt-cart__removed">
      <span id="vt-removed">{text}</span>
      <button
        type="button"
        className="vt-button vt-button--text"
        ref={button}
        aria-describedby="vt-removed"
        onClick={onUndo}
      >
        {t('cart.undo')}
      </button>
    </p>
  );
}
