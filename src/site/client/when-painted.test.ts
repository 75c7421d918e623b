import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { whenPainted } from './when-painted.ts';

let page: EventTarget;
let frames: (() => void)[];

/** A page that is still loading, in the foreground or not. */
function openPage({ readyState = 'loading', hidden = false } = {}) {
  vi.stubGlobal('document', { readyState, hidden });
  const start = vi.fn<() => void>();
  whenPainted(start);
  return start;
}

const hear = (type: string) => page.dispatchEvent(new Event(type));

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  frames = [];
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page that has loaded starts at once', () => {
  expect(openPage({ readyState: 'complete' })).toHaveBeenCalledTimes(1);
});

test('while it loads it waits for the frame after the load event, and starts once', async () => {
  const start = openPage();
  hear('load');
  await vi.advanceTimersByTimeAsync(100);
  expect(start).not.toHaveBeenCalled();
  for (const draw of frames) draw();
  await vi.advanceTimersByTimeAsync(0);
  expect(start).toHaveBeenCalledTimes(1);
  hear('pointerdown');
  await vi.advanceTimersByTimeAsync(5000);
  expect(start).toHaveBeenCalledTimes(1);
});

test('a page that nobody sees draws no frames and does not wait for one', () => {
  const start = openPage({ hidden: true });
  hear('load');
  expect(start).toHaveBeenCalledTimes(1);
});

test.each(['pointerdown', 'pointermove', 'keydown', 'focusin', 'input', 'scroll'])(
  'a visitor who begins to use the page by %s does not wait for its pictures',
  (sign) => {
    const start = openPage();
    hear(sign);
    expect(start).toHaveBeenCalledTimes(1);
  },
);

test('a picture that never comes keeps nothing waiting for longer than three seconds', async () => {
  const start = openPage();
  await vi.advanceTimersByTimeAsync(2999);
  expect(start).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(start).toHaveBeenCalledTimes(1);
});
