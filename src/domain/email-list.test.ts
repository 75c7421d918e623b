import { expect, test } from 'vitest';

import { readEmailList } from './email-list.ts';

test('addresses are read with commas, semicolons, spaces and lines between them, each once', () => {
  expect(
    readEmailList('ann@mail.example, Eve@mail.example;\n<max@mail.example>\tANN@mail.example  '),
  ).toEqual(['ann@mail.example', 'eve@mail.example', 'max@mail.example']);
});

test('what is no address is kept, to be told', () => {
  expect(readEmailList('ann(at)mail.example\n')).toEqual(['ann(at)mail.example']);
  expect(readEmailList(' \n ,;')).toEqual([]);
});
