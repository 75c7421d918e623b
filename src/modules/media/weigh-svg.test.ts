import { expect, test } from 'vitest';

import { sanitizeSvg } from './sanitize-svg.ts';
import { mostDrawn, weighSvg } from './weigh-svg.ts';

const wrap = (content: string) =>
  sanitizeSvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`);

/** Each level draws the one before ten times. */
function nest(levels: number, reference: (id: string) => string): string {
  const groups = Array.from(
    { length: levels },
    (_, level) => `<g id="l${level + 1}">${reference(`l${level}`).repeat(10)}</g>`,
  );
  return `<defs><path id="l0" d="M0 0h9"/>${groups.join('')}</defs>${reference(`l${levels}`)}`;
}

test.each([
  ['use', (id: string) => `<use href="#${id}"/>`],
  ['use of old', (id: string) => `<use xlink:href="#${id}"/>`],
  ['fill', (id: string) => `<path d="M0 0h9" fill="url(#${id})"/>`],
])('%s that multiplies itself is no drawing, with two levels it is one', (_, reference) => {
  const started = performance.now();
  expect(wrap(nest(10, reference))).toBeNull();
  expect(wrap(nest(2, reference))).not.toBeNull();
  // Ten billion elements are counted, not drawn: even the slowest machine is done in a moment.
  expect(performance.now() - started).toBeLessThan(5000);
});

test('every element counts once, and again for each reference to it', () => {
  expect(weighSvg('<svg><g id="a"><path d="M0 0"/><path d="M0 0"></path></g><use href="#a"/></svg>')).toBe(9);
});

test('a drawing that refers to itself or to nothing is one', () => {
  expect(weighSvg('<svg><g id="a"><use href="#a"/></g><use href="#nobody"/></svg>')).toBeLessThan(mostDrawn);
});
