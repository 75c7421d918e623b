import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { LiveEvent } from '#domain/editing/live-events.ts';
import { goneAfterMs } from '#domain/editing/presence.schema.ts';

import { createPace } from './pace.ts';
import { isPresenceTag, readNotice, writeNotice, type PresenceNotice } from './presence-notice.ts';
import { createPresenceRoom, type PresenceRoom } from './presence-room.ts';

let room: PresenceRoom;
let heard: LiveEvent[];

beforeEach(() => {
  vi.useFakeTimers();
  room = createPresenceRoom();
  heard = [];
});
afterEach(() => {
  room.close();
  vi.useRealTimers();
});

const anna: PresenceNotice = {
  id: '1 anna',
  staffId: 1,
  name: 'Anna',
  layerId: null,
  key: 'page:7',
  sectionId: 's1',
  itemId: null,
  path: ['options', 'title'],
  caret: 4,
};
const { layerId: _, ...shown } = anna;
const say = (notice: PresenceNotice) => room.invalidate([writeNotice(notice)]);
const boris = { staffId: 2, layerId: null, keys: ['page:7', 'settings'] } as const;
const followAs = (follower: Parameters<PresenceRoom['follow']>[0] = boris) =>
  room.follow(follower, (event) => heard.push(event));

test('who has the document open is told where somebody is, moves and leaves; a newcomer at once', () => {
  say(anna);
  expect(followAs().present).toEqual([shown]);
  say({ ...anna, caret: 5 });
  say({ ...anna, key: null });
  expect(heard).toEqual([
    { type: 'presence', present: [{ ...shown, caret: 5 }], gone: [] },
    { type: 'presence', present: [], gone: ['1 anna'] },
  ]);
  expect(followAs().present).toEqual([]);
});

test('a sign that says nothing new is not told, and keeps its place for 15 s more', () => {
  followAs();
  say(anna);
  vi.advanceTimersByTime(goneAfterMs - 1000);
  say(anna);
  vi.advanceTimersByTime(goneAfterMs - 1000);
  expect(heard).toHaveLength(1);
  vi.advanceTimersByTime(2000);
  expect(heard.at(-1)).toEqual({ type: 'presence', present: [], gone: ['1 anna'] });
  expect(room.find('1 anna')).toBeUndefined();
});

test('who goes on to a document that is not open here is gone', () => {
  followAs();
  say(anna);
  say({ ...anna, key: 'page:8' });
  expect(heard.at(-1)).toEqual({ type: 'presence', present: [], gone: ['1 anna'] });
});

test('a layer is told to its readers alone, and nobody is told of tabs of their own', () => {
  followAs();
  followAs({ ...boris, layerId: 4 });
  followAs({ ...boris, staffId: 1 });
  say({ ...anna, layerId: 5 });
  say({ ...anna, id: '2 boris', staffId: 2 });
  expect(heard.map((event) => event.type === 'presence' && event.present.map(({ id }) => id))).toEqual([
    ['2 boris'],
  ]);
});

test('who no longer listens hears nothing', () => {
  followAs().leave();
  say(anna);
  expect(heard).toEqual([]);
});

test('there are bounds: 8 tabs of a member, 60 at a document, 240 in all', () => {
  const tab = (staffId: number, index: number, key: PresenceNotice['key']): PresenceNotice => ({
    ...anna,
    id: `${staffId} ${index}`,
    staffId,
    key,
  });
  for (let index = 0; index < 9; index++) say(tab(1, index, 'page:1'));
  expect([room.find('1 7')?.id, room.find('1 8')]).toEqual(['1 7', undefined]);
  // One that is known moves on.
  expect(room.hasRoomFor(tab(1, 7, 'page:2'))).toBe(true);
  for (let staffId = 2; staffId <= 60; staffId++) say(tab(staffId, 0, 'page:1'));
  expect(room.hasRoomFor(tab(99, 0, 'page:1'))).toBe(false);
  expect(room.hasRoomFor(tab(99, 0, 'page:2'))).toBe(true);
  for (let staffId = 100; staffId < 400; staffId++) say(tab(staffId, 0, `page:${staffId}`));
  expect(room.hasRoomFor(tab(500, 0, 'page:500'))).toBe(false);
});

test('tags of others, and what another version says, are passed over', () => {
  expect(isPresenceTag('page:7')).toBe(false);
  for (const tag of [
    'page:7',
    '*',
    'presence:',
    'presence:{"id":3}',
    `presence:${JSON.stringify({ ...anna, age: 3 })}`,
  ])
    expect(readNotice(tag)).toBeNull();
  expect(readNotice(writeNotice(anna))).toEqual(anna);
});

test('the longest notice fits into one notification, whatever signs a name is made of', () => {
  const longest = {
    ...anna,
    id: '2147483647 01234567-0123-0123-0123-0123456789ab',
    name: '\u0001"'.repeat(100),
    path: Array.from({ length: 8 }, () => 'x'.repeat(60)),
  };
  expect(Buffer.byteLength(JSON.stringify(writeNotice(longest)))).toBeLessThan(7900);
});

test('a pace lets so many through a second, each key by itself', () => {
  const pace = createPace();
  for (let count = 0; count < 4; count++) pace.take('a', 4);
  expect(() => pace.take('a', 4)).toThrow('errors.tooManyRequests');
  pace.take('b', 4);
  vi.advanceTimersByTime(1000);
  pace.take('a', 4);
});
