import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { focusSection } from './focus-section.ts';

/** Of the specification, section 9. */
const wanted = [
  [100, 'scrolled'],
  [150, 'lit'],
  [1300, 'fading'],
  [1500, 'left'],
];

function makeSection() {
  const seen: [number, string][] = [];
  const begin = Date.now();
  const note = (what: string) => seen.push([Date.now() - begin, what]);
  const element = {
    scrollIntoView: () => note('scrolled'),
    setAttribute: (_: string, value: string) => note(value),
    removeAttribute: () => note('left'),
  };
  return { seen, element: element as Partial<HTMLElement> as HTMLElement };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a focused section is scrolled to, lit, dimmed and left at 100, 150, 1300 and 1500 ms [R686-687]', () => {
  const { seen, element } = makeSection();
  focusSection(element);
  vi.advanceTimersByTime(99);
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(5000);
  expect(seen).toEqual(wanted);
});

test('another one that is focused meanwhile ends the first at once', () => {
  const [first, second] = [makeSection(), makeSection()];
  focusSection(first.element);
  vi.advanceTimersByTime(200);
  focusSection(second.element);
  vi.advanceTimersByTime(5000);
  expect(first.seen).toEqual([
    [100, 'scrolled'],
    [150, 'lit'],
    [200, 'left'],
  ]);
  expect(second.seen).toEqual(wanted.map(([time, what]) => [Number(time) + 200, what]));
});
