import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const listeners = new Map<string, () => void>();

/** A page nobody has touched, in the foreground or not. */
async function openPage(visibilityState: 'visible' | 'hidden') {
  vi.resetModules();
  listeners.clear();
  vi.stubGlobal('document', { visibilityState });
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => listeners.set(type, listener));
  const { watchActivity } = await import('./user-activity.ts');
  const told: boolean[] = [];
  const stop = watchActivity((isActive) => told.push(isActive));
  return { told, stop };
}

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('someone is inactive once more than 120,000 ms have passed [R588]', async () => {
  const { told } = await openPage('visible');
  await wait(120_000);
  expect(told).toEqual([true]);
  await wait(1);
  expect(told).toEqual([true, false]);
});

test.each(['pointermove', 'pointerdown', 'keydown', 'touchstart', 'scroll'])(
  '%s makes active again, and begins the time anew [R589]',
  async (sign) => {
    const { told } = await openPage('visible');
    await wait(120_001);
    listeners.get(sign)?.();
    expect(told).toEqual([true, false, true]);
    await wait(100_000);
    listeners.get(sign)?.();
    await wait(100_000);
    expect(told).toEqual([true, false, true]);
    await wait(20_001);
    expect(told).toEqual([true, false, true, false]);
  },
);

test('a page in the background is used by nobody until there is a sign of it', async () => {
  const { told } = await openPage('hidden');
  await wait(500_000);
  expect(told).toEqual([false]);
  listeners.get('pointermove')?.();
  expect(told).toEqual([false, true]);
});

test('who has stopped listening hears nothing', async () => {
  const { told, stop } = await openPage('visible');
  stop();
  await wait(120_001);
  expect(told).toEqual([true]);
});
