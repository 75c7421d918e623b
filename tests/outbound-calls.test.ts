import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
/** Rooms that run in visitors' and owners' browsers. */
const inBrowsers = /^src\/(?:admin|live|sections|ui|site\/(?!feeds|images|cache|preview))/;
const sources = globSync('src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !inBrowsers.test(file) && !/\.(?:test|fixture)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** The method `fetch` of a payment provider is no call of the network. */
const asks = /(?<=await |= |return |=> )fetch\(|\b(?:http|https|tls|dns|undici)\.(?:request|get|connect)\(/;
const opens =
  /import \{[^}]*\b(?:request|get|connect|createConnection|lookup|resolve\w*)\b[^}]*\} from 'node:(?:https?|http2|net|tls|dns|dgram|dns\/promises)'/;

/** No visitor names any of these addresses (reliability 2b, case 27): staff, the environment or a provider does. */
const callers = [
  // Payment providers, at the hosts of their adapters.
  'src/modules/payment-methods/provider-http.ts',
  // The service for errors that an admin names.
  'src/platform/error-reports/server-error-reports.ts',
  // Files in the bucket that the environment names.
  'src/platform/files/probe-store.ts',
  'src/platform/files/s3/s3-client.ts',
];

test('the server asks other servers in few places, none of which a visitor leads anywhere', () => {
  const found = sources.filter(({ text }) => asks.test(text)).map(({ file }) => file);
  expect(found.toSorted()).toEqual(callers);
});

test('it opens no other connections but to its own database’s socket, for webhooks and for pictures of imports', () => {
  const found = sources.filter(({ text }) => opens.test(text)).map(({ file }) => file);
  expect(found.toSorted()).toEqual([
    'src/db/embedded/sockets.ts',
    // Pictures at addresses in files of admins; each redirect is judged anew.
    'src/platform/net/get-outside.ts',
    // Where an admin has webhooks sent, once it is known to be of no network of ours; redirects are answers.
    'src/platform/net/post-outside.ts',
    'src/platform/net/public-lookup.ts',
  ]);
});

test('what it asks leads it nowhere else: redirects are answers', () => {
  const following = callers.filter(
    (file) => !readFileSync(join(root, file), 'utf8').includes(`redirect: 'manual'`),
  );
  // Reads whether pictures can be seen at the bucket's public address, and takes nothing from the answer.
  expect(following).toEqual(['src/platform/files/probe-store.ts']);
});
