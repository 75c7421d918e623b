import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';

import { hearText, isUntold, startText, tellText } from './typed-text.ts';

/** Milliseconds without a key after which typing counts as paused. */
const pause = 300;

/**
 * The text of a field whose value is kept in the address or makes a slow list: keys are shown at once, `onChange` is
 * called when typing pauses, and the value's late return never takes letters back. Every such field goes through here.
 */
export function useTypedText(value: string, onChange: (value: string) => void) {
  const [state, setState] = useState(() => startText(value));
  const heard = hearText(state, value);
  if (heard !== state) setState(heard);
  const tell = useDebouncedCallback(() => {
    if (!isUntold(heard)) return;
    setState(tellText);
    onChange(heard.typed);
  }, pause);
  return {
    typed: heard.typed,
    type(typed: string): void {
      setState((before) => ({ ...before, typed }));
      tell();
    },
    /** Empties the field for one who empties its value as well: what was typed is not told any more. */
    forget(): void {
      tell.cancel();
      setState((before) => ({ ...before, typed: '' }));
    },
  };
}
