import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { loadChunk, watchLeaving } from './load-chunk.ts';

const reload = vi.fn<() => void>();
let window: EventTarget;

beforeEach(() => {
  window = new EventTarget();
  const stored = new Map<string, string>();
  reload.mockClear();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const gone = () => Promise.reject(new TypeError('Importing a module script failed.'));

test('a part that is gone loads the page anew, once', async () => {
  await expect(loadChunk(gone)).rejects.toThrow('Importing');
  await expect(loadChunk(gone)).rejects.toThrow('Importing');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a part that is given up because the visitor leaves does not take the visitor back', async () => {
  watchLeaving();
  window.dispatchEvent(new Event('beforeunload'));
  await expect(loadChunk(gone)).rejects.toThrow('Importing');
  expect(reload).not.toHaveBeenCalled();
});

test('who has not left after half a minute is still there', async () => {
  vi.useFakeTimers();
  watchLeaving();
  window.dispatchEvent(new Event('beforeunload'));
  vi.advanceTimersByTime(31_000);
  await expect(loadChunk(gone)).rejects.toThrow('Importing');
  expect(reload).toHaveBeenCalledTimes(1);
});
