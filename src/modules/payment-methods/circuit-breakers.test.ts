import { expect, test } from 'vitest';

import { createCircuitBreakers } from './circuit-breakers.ts';
import { ProviderError } from './provider-error.ts';

const down = () => Promise.reject(new ProviderError('unavailable', 'down'));
const refuse = () => Promise.reject(new ProviderError('refused', 'no'));

function setUp() {
  const clock = { now: 0 };
  const circuitBreakers = createCircuitBreakers({ now: () => clock.now });
  const failTimes = async (times: number) => {
    for (let time = 0; time < times; time++) await circuitBreakers.call('a', down).catch(() => {});
  };
  return { clock, circuitBreakers, failTimes };
}

test('after five failures in a row a provider is left alone for 30 s, others are not', async () => {
  const { clock, circuitBreakers, failTimes } = setUp();
  await failTimes(5);
  await expect(circuitBreakers.call('a', async () => 1)).rejects.toThrow('left alone');
  expect(await circuitBreakers.call('b', async () => 2)).toBe(2);
  clock.now = 30_000;
  expect(await circuitBreakers.call('a', async () => 3)).toBe(3);
  await failTimes(4);
  expect(await circuitBreakers.call('a', async () => 4)).toBe(4);
});

test('after the pause one call tries; while it does, and when it fails, the others are refused', async () => {
  const { clock, circuitBreakers, failTimes } = setUp();
  await failTimes(5);
  clock.now = 30_000;
  const trial = circuitBreakers.call('a', down);
  await expect(circuitBreakers.call('a', async () => 1)).rejects.toThrow('left alone');
  await expect(trial).rejects.toThrow('down');
  clock.now = 59_999;
  await expect(circuitBreakers.call('a', async () => 1)).rejects.toThrow('left alone');
});

test('a refusal is an answer, not a failure', async () => {
  const { circuitBreakers, failTimes } = setUp();
  await failTimes(4);
  await expect(circuitBreakers.call('a', refuse)).rejects.toThrow('no');
  await failTimes(4);
  expect(await circuitBreakers.call('a', async () => 1)).toBe(1);
});
