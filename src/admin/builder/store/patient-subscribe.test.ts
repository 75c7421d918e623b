import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';

import { patientSubscribe } from './patient-subscribe.ts';

function makeStore() {
  const store = createStore<{ text: string }>()(() => ({ text: '' }));
  const paints: (() => void)[] = [];
  const heard: [string, string][] = [];
  let isTyping = false;
  const subscribe = patientSubscribe({
    store,
    isTyping: () => isTyping,
    afterPaint: (run) => paints.push(run),
  });
  const stop = subscribe((state, before) => heard.push([before.text, state.text]));
  const write = (text: string) => store.setState({ text });
  const type = (text: string) => {
    isTyping = true;
    write(text);
    isTyping = false;
  };
  return { paints, heard, stop, write, type };
}

test('what is typed is heard of after the paint, several keys at once', () => {
  const { paints, heard, type } = makeStore();
  type('a');
  type('ab');
  expect(heard).toEqual([]);
  expect(paints).toHaveLength(1);
  paints[0]?.();
  expect(heard).toEqual([['', 'ab']]);
  type('abc');
  paints[1]?.();
  expect(heard).toEqual([
    ['', 'ab'],
    ['ab', 'abc'],
  ]);
});

test('everything else is heard of at once, with what was typed before; its paint tells nothing twice', () => {
  const { paints, heard, type, write } = makeStore();
  type('a');
  write('b');
  expect(heard).toEqual([['', 'b']]);
  paints[0]?.();
  expect(heard).toHaveLength(1);
});

test('who has left hears nothing', () => {
  const { heard, stop, write } = makeStore();
  stop();
  write('a');
  expect(heard).toEqual([]);
});
