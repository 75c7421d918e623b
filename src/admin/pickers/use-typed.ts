import { useState } from 'react';

/** What is typed stays as it is typed; a change from outside, that is not it, takes its place. */
export function useTyped(value: string): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== typed.trim()) setTyped(value);
  }
  return [typed, setTyped];
}
