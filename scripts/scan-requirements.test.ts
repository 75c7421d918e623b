import { describe, expect, test } from 'vitest';

import { findUnknown, readRequirements, scanTags, scanTests } from './scan-requirements.ts';

const requirements = readRequirements();

test('the requirements are numbered without a gap', () => {
  expect(requirements.length).toBeGreaterThan(700);
  expect(requirements.map(({ id }) => id)).toEqual(requirements.map((_, place) => place + 1));
});

test('every tag of a test stands in its title and names a requirement', () => {
  const { proofs, misplaced } = scanTests();
  expect(proofs.length).toBeGreaterThan(300);
  expect([...misplaced, ...findUnknown(proofs, requirements)]).toEqual([]);
});

describe('a tag', () => {
  const idsOf = (source: string) => scanTags('x.test.ts', source).proofs.map(({ ids }) => ids);

  test('is a number, a range or several of them, in any kind of title', () => {
    const source = [
      `test('one [R9]', () => {});`,
      'describe(`${many} of them [R3-5,20]`, () => {});',
      `test.concurrent.each([1, 2])(\n  "of a table [R7]",\n  run,\n);`,
      `it('none', () => {});`,
    ].join('\n');
    expect(idsOf(source)).toEqual([[9], [3, 4, 5, 20], [7]]);
    expect(scanTags('x.test.ts', source).proofs[2]).toMatchObject({ line: 4, title: 'of a table' });
  });

  test.each([
    '// [R9]',
    `expect('[R9]').toBe(1);`,
    `test('backwards [R9-3]', run);`,
    `test('in words [R9 and 10]', run);`,
  ])('is misplaced or unreadable: %s', (source) => {
    const { proofs, misplaced } = scanTags('x.test.ts', source);
    expect(proofs).toEqual([]);
    expect(misplaced).toHaveLength(1);
  });

  test('that names no requirement is found with its place', () => {
    const { proofs } = scanTags('x.test.ts', `\ntest('beyond the end [R744-746]', run);`);
    expect(findUnknown(proofs, requirements)).toEqual(['x.test.ts:2 R745', 'x.test.ts:2 R746']);
  });
});
