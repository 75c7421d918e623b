import { expect, test } from 'vitest';

import { calibrate, cpuOf } from '#tests/support/measure-work.ts';
import { renderSectionHtml } from '#tests/support/section-context.tsx';

import { sectionExamples } from './section-examples.ts';

/** Twelve different kinds, with the heaviest that a page may have. */
const types = [
  'slider-2',
  'banner-2',
  'product-widget',
  'category-2',
  'gallery-3',
  'hover-text',
  'benefit-3',
  'testimonials',
  'faq',
  'properties-3',
  'media-widget',
  'contacts-1',
];
const page = types.map((type) => {
  const example = sectionExamples.get(type)?.find(({ name }) => name === 'typical');
  if (!example) throw new Error(`No typical example of ${type}`);
  return { type, ...example };
});

function drawPage(): number {
  return page.reduce(
    (sum, { type, options, items }) => sum + renderSectionHtml(type, { options, items }).length,
    0,
  );
}

/**
 * Times the calibration. It is 6 to 7 alone on a machine, in React's development build, which tests run, and
 * production's needs less; where others use its caches it was 8.5.
 */
const bar = 12;
const mostRounds = 300;

// The cheapest of many tells what the work costs: a busy machine compiles hot code late.
test('parsing and drawing twelve kinds of sections costs little of a server’s CPU', () => {
  expect(drawPage()).toBeGreaterThan(1000);
  let [drawing, calibration] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < mostRounds && (round < 10 || drawing / calibration > bar); round++) {
    calibration = Math.min(calibration, cpuOf(calibrate));
    drawing = Math.min(drawing, cpuOf(drawPage));
  }
  expect(drawing / calibration).toBeLessThanOrEqual(bar);
});
