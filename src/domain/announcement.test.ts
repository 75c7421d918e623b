import { expect, test } from 'vitest';

import { announcementAt, announcementKey } from './announcement.ts';
import { settingsSchema } from './settings/settings.schema.ts';

const settingsWith = (announcement: object) =>
  settingsSchema.parse({
    common: { timeZone: 'America/New_York' },
    header: { announcement: { isShow: true, ...announcement } },
  });
const textsAt = (announcement: object, moment: string) =>
  announcementAt(settingsWith(announcement), new Date(moment)).lines.map(({ text }) => text);

test('lines stand in their order, empty ones are left out', () => {
  const lines = { first: { text: ' Free delivery ' }, second: { text: '' }, third: { text: 'New glazes' } };
  expect(textsAt(lines, '2026-05-01T12:00:00Z')).toEqual(['Free delivery', 'New glazes']);
  expect(textsAt({ ...lines, isShow: false }, '2026-05-01T12:00:00Z')).toEqual([]);
});

test('a line is seen from its beginning to before its end, by the clocks of the shop', () => {
  const sale = { first: { text: 'Sale', from: '2026-07-01T00:00', until: '2026-07-03T00:00' } };
  expect(textsAt(sale, '2026-07-01T03:59:59Z')).toEqual([]);
  expect(textsAt(sale, '2026-07-01T04:00:00Z')).toEqual(['Sale']);
  expect(textsAt(sale, '2026-07-03T03:59:59Z')).toEqual(['Sale']);
  expect(textsAt(sale, '2026-07-03T04:00:00Z')).toEqual([]);
});

test('the next moment at which something changes is known', () => {
  const two = settingsWith({
    first: { text: 'Sale', until: '2026-07-03T00:00' },
    second: { text: 'Market', from: '2026-07-02T12:00', until: '2026-07-09T00:00' },
  });
  const nextAfter = (moment: string) =>
    announcementAt(two, new Date(moment)).changesAt?.toISOString() ?? null;
  expect(nextAfter('2026-07-01T00:00:00Z')).toBe('2026-07-02T16:00:00.000Z');
  expect(nextAfter('2026-07-02T16:00:00Z')).toBe('2026-07-03T04:00:00.000Z');
  expect(nextAfter('2026-07-04T00:00:00Z')).toBe('2026-07-09T04:00:00.000Z');
  expect(nextAfter('2026-07-10T00:00:00Z')).toBeNull();
});

test('another text has another key, the same text the same', () => {
  const key = (text: string) => announcementKey([{ text, link: '' }]);
  expect(key('Sale')).toBe(key('Sale'));
  expect(key('Sale')).not.toBe(key('Sale!'));
});
