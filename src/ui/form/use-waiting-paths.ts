import { useEffect, useRef } from 'react';

/** Fields that wait to be judged: all of them at once, so long after the last of them has come. */
export function useWaitingPaths(judge: (path: string) => void) {
  const waiting = useRef<{ timer?: ReturnType<typeof setTimeout>; paths: Set<string> }>({ paths: new Set() });

  useEffect(() => {
    const { current } = waiting;
    return () => clearTimeout(current.timer);
  }, []);

  return {
    add(path: string, ms: number): void {
      const { current } = waiting;
      current.paths.add(path);
      clearTimeout(current.timer);
      current.timer = setTimeout(() => {
        for (const one of current.paths) judge(one);
        current.paths.clear();
      }, ms);
    },
    clear(): void {
      clearTimeout(waiting.current.timer);
      waiting.current.paths.clear();
    },
  };
}
