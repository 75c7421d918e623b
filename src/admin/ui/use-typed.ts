import { useState } from 'react';

/**
 * The value of a field that is written elsewhere at each keystroke: while it has the focus it shows what was
 * typed, so that an echo, or somebody else's edit, never takes the text from under the cursor.
 */
export function useTyped(value: string, onType: (value: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  return {
    value: typed ?? value,
    onChange: (event: { currentTarget: { value: string } }) => {
      setTyped(event.currentTarget.value);
      onType(event.currentTarget.value);
    },
    onBlur: () => setTyped(null),
  };
}
