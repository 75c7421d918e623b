import { expect, test } from 'vitest';

import { findMutations } from './find-mutations.ts';

/** The program after each of its mutations. */
const mutate = (code: string) =>
  findMutations(code, 'a.ts').map(
    ({ start, end, replacement }) => code.slice(0, start) + replacement + code.slice(end),
  );

test.each([
  ['x = a < b;', ['x = a <= b;', ';']],
  ['x = a >= b;', ['x = a > b;', ';']],
  ['x = a * b - c;', ['x = a * b + c;', 'x = a / b - c;', ';']],
  ['x = a && !b;', ['x = a || !b;', 'x = a && b;', ';']],
  ['x = a.b ?? c;', ['x = a.b;', ';']],
  ['x += 5;', ['x -= 5;', 'x += 0;', ';']],
  ['x++;', ['x--;', ';']],
  ['x = Math.floor(0);', ['x = Math.ceil(0);', 'x = Math.floor(1);', ';']],
  ['x = a.some(b);', ['x = a.every(b);', ';']],
  ['if (a) b();', ['if (!(a)) b();', 'if (a) ;']],
  ['x = a ? b : c;', ['x = !(a) ? b : c;', ';']],
  ['throw a;', [';']],
  ["f('a', '', true);", ["f('', '', true);", "f('a', 'other', true);", "f('a', '', false);", ';']],
  ['const f = () => { return a; };', ['const f = () => { return undefined; };']],
])('%s', (code, mutants) => {
  expect(mutate(code).toSorted()).toEqual(mutants.toSorted());
});

test.each([
  "import a from 'a'; import type { B } from './b.ts'; export { c } from 'c'; export * from 'd';",
  "type A = 'a' | 1; let a: Record<'b', 2>; let b: typeof import('b');",
  "const a = { 'b-c': d }, e = f as 'g', h = () => import('h');",
  "const a = 'Text for people';",
])('%s stays as it is', (code) => {
  expect(mutate(code)).toEqual([]);
});

test('a program that cannot be read is named', () => {
  expect(() => findMutations('const = 1;', 'src/broken.ts')).toThrow('src/broken.ts: ');
});
