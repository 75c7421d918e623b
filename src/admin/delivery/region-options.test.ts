import { expect, test } from 'vitest';

import { regionOptions } from './region-options.ts';

const usa = { country: 'United States', regions: [{ code: 'MD', name: 'Maryland' }] };
const moldova = {
  country: 'Moldova',
  regions: [
    { code: 'MD', name: 'Middle' },
    { code: 'CH', name: 'Chisinau' },
  ],
};

test('regions stand by country', () => {
  expect(regionOptions([usa], [], 'Others')).toEqual([
    { group: 'United States', items: [{ value: 'MD', label: 'Maryland' }] },
  ]);
});

test('a code of two countries is offered once, with both names', () => {
  expect(regionOptions([usa, moldova], ['MD'], 'Others')).toEqual([
    { group: 'United States', items: [{ value: 'MD', label: 'Maryland / Middle' }] },
    { group: 'Moldova', items: [{ value: 'CH', label: 'Chisinau' }] },
  ]);
});

test('what is chosen but of none of the countries can be seen', () => {
  expect(regionOptions([usa], ['MD', 'Old town', 'Old town'], 'Others')).toContainEqual({
    group: 'Others',
    items: [{ value: 'Old town', label: 'Old town' }],
  });
});
