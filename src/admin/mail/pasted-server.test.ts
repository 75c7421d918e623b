import { expect, test } from 'vitest';

import { readPastedServer } from './pasted-server.ts';

test.each([
  ['smtp.example.com:465', { host: 'smtp.example.com', port: 465, isTls: true }],
  [' smtp://ann:secret@smtp.example.com:587/ ', { host: 'smtp.example.com', port: 587, isTls: false }],
  ['smtps://smtp.example.com', { host: 'smtp.example.com', port: null, isTls: true }],
  ['smtp.example.com', null],
  ['two words', null],
  ['', null],
])('%j is read as %j', (text, server) => {
  expect(readPastedServer(text)).toEqual(server);
});
