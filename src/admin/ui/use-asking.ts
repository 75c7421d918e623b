import { useState } from 'react';

/** For a dialog that asks something in another one above it: `isAsking` until the answer's Escape has come to both. */
export function useAsking() {
  const [isAsking, setAsking] = useState(false);
  async function whileAsking<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    setAsking(true);
    try {
      return await ask();
    } finally {
      // The Escape that has closed the question is still on its way to what lies below.
      setTimeout(() => setAsking(false));
    }
  }
  return { isAsking, whileAsking };
}
