import { expect, test } from 'vitest';

import { readMoment } from './read-moment.ts';

const moscow = { timeZone: 'Europe/Moscow', slashes: 'day first' } as const;
const newYork = { timeZone: 'America/New_York', slashes: 'month first' } as const;

test.each([
  ['2024-05-01 10:00:00 -0400', moscow, '2024-05-01T14:00:00.000Z'],
  ['2024-05-01 10:00:00 UTC', moscow, '2024-05-01T10:00:00.000Z'],
  ['2024-05-01T10:00:07.123Z', moscow, '2024-05-01T10:00:07.000Z'],
  ['2024-05-01T10:00:00+05:30', moscow, '2024-05-01T04:30:00.000Z'],
  // Without an offset: as the shop's clocks show it.
  ['2024-05-01 10:00:00', moscow, '2024-05-01T07:00:00.000Z'],
  ['2024-01-15 10:00', newYork, '2024-01-15T15:00:00.000Z'],
  ['01.05.2024', moscow, '2024-04-30T21:00:00.000Z'],
  ['1.5.2024, 9:05', moscow, '2024-05-01T06:05:00.000Z'],
  ['16-05-2018 07:32:06', newYork, '2018-05-16T11:32:06.000Z'],
  ['9/6/2016 6:29:00 PM', newYork, '2016-09-06T22:29:00.000Z'],
  ['12/6/2016 12:10 am', newYork, '2016-12-06T05:10:00.000Z'],
  ['9/6/2016', moscow, '2016-06-08T21:00:00.000Z'],
  // One of the two orders is no date.
  ['13/6/2016', newYork, '2016-06-13T04:00:00.000Z'],
  ['6/13/2016', moscow, '2016-06-12T21:00:00.000Z'],
])('%s', (text, options, iso) => expect(readMoment(text, options)?.toISOString()).toBe(iso));

test.each([
  '',
  'yesterday',
  '2024-02-30',
  '2024-13-01',
  '30/30/2020',
  '2024-05-01 25:00',
  '0001-01-01',
  '45000',
])('“%s” is no date', (text) => expect(readMoment(text, moscow)).toBeNull());
