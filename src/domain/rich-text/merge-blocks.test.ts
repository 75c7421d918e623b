import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { mergeBlocks } from './merge-blocks.ts';
import { richText } from './rich-text.fixture.ts';

const both = (was: string, theirs: string, mine: string) => {
  const merged = mergeBlocks(was, theirs, mine);
  expect(mergeBlocks(was, mine, theirs)).toBe(merged);
  return merged;
};

describe('two people in one rich text', () => {
  test.each([
    [
      'in two paragraphs',
      '<p>One two</p><p>Three four</p>',
      '<p>One new two</p><p>Three four</p>',
      '<p>One two</p><p>Three four five</p>',
      '<p>One new two</p><p>Three four five</p>',
    ],
    [
      'in one paragraph, at two words',
      '<p>The quick brown fox</p>',
      '<p>The slow brown fox</p>',
      '<p>The quick brown fox jumps</p>',
      '<p>The slow brown fox jumps</p>',
    ],
    [
      'one in the bold words of the other',
      '<p>The quick brown fox</p>',
      '<p>The <strong>quick brown fox</strong></p>',
      '<p>The quick very brown fox</p>',
      '<p>The <strong>quick very brown fox</strong></p>',
    ],
    [
      'one makes a heading of what the other writes on',
      '<p>Our story so far</p>',
      '<h2>Our story so far</h2>',
      '<p>Our story so far, briefly</p>',
      '<h2>Our story so far, briefly</h2>',
    ],
    [
      'in two points of a list',
      '<ul><li><p>One a</p></li><li><p>Two b</p></li></ul>',
      '<ul><li><p>One a x</p></li><li><p>Two b</p></li></ul>',
      '<ul><li><p>One a</p></li><li><p>Two b y</p></li></ul>',
      '<ul><li><p>One a x</p></li><li><p>Two b y</p></li></ul>',
    ],
    [
      'one removes a paragraph, the other writes in the next',
      '<p>A</p><p>B c d</p>',
      '<p>B c d</p>',
      '<p>A</p><p>B c d e</p>',
      '<p>B c d e</p>',
    ],
    [
      'both add a paragraph at the end',
      '<p>A</p>',
      '<p>A</p><p>Bee</p>',
      '<p>A</p><p>Cee</p>',
      '<p>A</p><p>Bee</p><p>Cee</p>',
    ],
    [
      'in two lines of a plain text',
      'One two\nThree four',
      'One new two\nThree four',
      'One two\nThree four five',
      'One new two\nThree four five',
    ],
  ])('%s', (_, was, theirs, mine, merged) => {
    expect(both(was, theirs, mine)).toBe(merged);
  });

  test.each([
    ['both rewrite the same word', '<p>The quick fox</p>', '<p>The slow fox</p>', '<p>The fast fox</p>'],
    [
      'both mark words that cross',
      '<p>One two three</p>',
      '<p><strong>One two</strong> three</p>',
      '<p>One <em>two three</em></p>',
    ],
    ['one removes what the other writes in', '<p>A</p><p>B c d</p>', '<p>A</p>', '<p>A</p><p>B c d e</p>'],
    ['both write at the same place', '<p>One two</p>', '<p>One two three</p>', '<p>One two four</p>'],
    ['both rewrite all of it', '<p>Old</p>', '<p>Mine</p>', '<p>Theirs</p>'],
    [
      'both move the same paragraph',
      '<p>A</p><p>B</p><p>C</p><p>D</p><p>E</p>',
      '<p>C</p><p>A</p><p>B</p><p>D</p><p>E</p>',
      '<p>A</p><p>B</p><p>D</p><p>E</p><p>C</p>',
    ],
    ['HTML that is not whole', '<p>A b', '<p>A b c', '<p>X A b'],
    [
      'what is no rich text',
      '<p>A b</p><script>1</script>',
      '<p>A b c</p><script>1</script>',
      '<p>X A b</p><script>1</script>',
    ],
  ])('are asked where %s', (_, was, theirs, mine) => {
    expect(both(was, theirs, mine)).toBeNull();
  });
});

function isWhole(html: string): boolean {
  const open: (string | undefined)[] = [];
  const isClosed = [...html.matchAll(/<(\/?)([a-z0-9]+)>/g)].every(([, slash, name]) =>
    slash === '' ? open.push(name) > 0 : open.pop() === name,
  );
  return isClosed && open.length === 0;
}

test('who has changed nothing takes nothing away, whose text is named first says nothing, and tags are whole', () => {
  let merged = 0;
  fc.assert(
    fc.property(richText, richText, richText, (was, one, other) => {
      expect(mergeBlocks(was, one, was)).toBe(one);
      expect(mergeBlocks(was, was, other)).toBe(other);
      const text = both(was, one, other);
      if (text === null) return;
      merged++;
      expect(isWhole(text)).toBe(true);
    }),
    { numRuns: 3000 },
  );
  expect(merged).toBeGreaterThan(50);
});

test('words that two people put into different places are there once each, and none of the others is lost', () => {
  let merged = 0;
  const place = fc.tuple(fc.nat({ max: 5 }), fc.nat({ max: 7 }));
  fc.assert(
    fc.property(place, place, (one, other) => {
      const lines = Array.from({ length: 6 }, (_, line) =>
        Array.from({ length: 8 }, (_none, at) => `w${line}x${at}`),
      );
      const write = (...added: [place: readonly [number, number], word: string][]) =>
        lines
          .map((words, line) => {
            const put = words.map((text, at) =>
              [...added.filter(([[l, a]]) => l === line && a === at).map(([, extra]) => extra), text].join(
                ' ',
              ),
            );
            return `<p>${put.join(' ')}</p>`;
          })
          .join('');
      const text = both(write(), write([one, 'anna']), write([other, 'boris']));
      const isSamePlace = one[0] === other[0] && one[1] === other[1];
      if (!isSamePlace) merged++;
      expect(text).toBe(isSamePlace ? null : write([one, 'anna'], [other, 'boris']));
    }),
    { numRuns: 1000 },
  );
  expect(merged).toBeGreaterThan(800);
});

test.each([
  ['words that are all others', (seed: number) => `<p>${listNumbers(8000, seed).join(' ')}</p>`],
  [
    'a third of the signs of each paragraph',
    (seed: number) =>
      listNumbers(190, 1)
        .map((paragraph) => {
          const signs = listNumbers(120, paragraph + 1).map((sign, at) =>
            (at * seed) % 3 === 0 ? seed : sign % 9,
          );
          return `<p>${signs.join(' ')}</p>`;
        })
        .join(''),
  ],
  ['both ends of a text without spaces', (seed: number) => `<p>${seed}${'青い海'.repeat(16_000)}${seed}</p>`],
  [
    'quotations within each other',
    (seed: number) => '<blockquote>'.repeat(16) + `${seed} x`.repeat(9000) + '</blockquote>'.repeat(16),
  ],
  ['quotations deeper than is merged', (seed: number) => '<blockquote>'.repeat(4000) + String(seed)],
])('texts of 50,000 signs that differ in %s are settled in less than a second', (_, made) => {
  const started = performance.now();
  expect(both(made(3), made(5), made(7))).toBeNull();
  // Where a tenth of it is wanted: the machine may be busy.
  expect(performance.now() - started).toBeLessThan(1000);
});

function listNumbers(count: number, seed: number): number[] {
  return Array.from({ length: count }, (_, at) => (at * seed) % 7919);
}
