import { useEffect, useRef } from 'react';

/** When the component came alive, by `performance.now()`. */
export function useShownAt(): () => number {
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  return () => shownAt.current;
}
