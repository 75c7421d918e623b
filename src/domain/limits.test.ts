import { expect, test } from 'vitest';

import { cartVersion, defaultLimits, requestCaps } from './limits.ts';
import { breakpoints, contentWidth, headerShrinkOffset } from './screen.ts';
import {
  chunkReloadGuard,
  inactivityTimeout,
  inputDebounce,
  loadingBar,
  modalCloseDelay,
  prefetchIdleDelay,
} from './timings.ts';

test('limits are those of specification section 9 [R723]', () => {
  expect(defaultLimits).toEqual({
    similarProducts: 6,
    companions: 6,
    catalogProducts: 20,
    relatedProducts: 20,
    reviews: 10,
    reviewsAsked: 11,
    articles: 12,
    mediaList: 6,
    itemPerPage: 12,
    mediaItemsPerPage: 12,
    catalogListing: 9,
    search: 30,
  });
  expect(cartVersion).toBe('0.0.12');
});

test('a request is capped', () => {
  expect(requestCaps).toEqual({
    perPage: 100,
    offset: 10_000,
    orderOffset: 1_000_000,
    ids: 100,
    queryLength: 100,
  });
});

test('sizes are those of specification section 9', () => {
  expect([breakpoints.tablet, breakpoints.desktop, headerShrinkOffset, contentWidth]).toEqual([
    568, 1025, 60, 1170,
  ]);
});

test('timings are those of specification section 9 [R68,721,727]', () => {
  expect([inputDebounce, inactivityTimeout, modalCloseDelay, chunkReloadGuard]).toEqual([
    500, 120_000, 550, 60_000,
  ]);
  expect([prefetchIdleDelay, loadingBar.throttle, loadingBar.duration]).toEqual([2000, 200, 5000]);
});
