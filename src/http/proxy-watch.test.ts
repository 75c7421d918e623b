import { expect, test, vi } from 'vitest';

import type { TrustedProxies } from './client-address.ts';
import { createProxyWatch } from './proxy-watch.ts';

function look(
  remoteAddress: string | undefined,
  headers: Record<string, string>,
  trusted: TrustedProxies = 0,
) {
  const warn = vi.fn<(details: object, message: string) => void>();
  const watch = createProxyWatch(trusted, { warn });
  for (let times = 0; times < 3; times++) watch.look({ headers, socket: { remoteAddress } as never });
  return { warn, hasSeen: watch.hasSeenProxy() };
}

const forwarded = { 'x-forwarded-for': '198.51.100.7' };

test.each([
  '127.0.0.1',
  '::1',
  '::ffff:127.0.0.1',
  '10.1.2.3',
  '172.18.0.1',
  '192.168.1.1',
  '100.64.0.1',
  'fd00::1',
])('a proxy at %s that nobody has named is told of once, with the setting', (address) => {
  for (const headers of [forwarded, { forwarded: 'for=198.51.100.7' }]) {
    const { warn, hasSeen } = look(address, headers);
    expect(hasSeen).toBe(true);
    expect(warn).toHaveBeenCalledOnce();
    expect(warn).toHaveBeenCalledWith({ proxy: address }, expect.stringContaining('TRUST_PROXY=1'));
  }
});

test.each<[string, string | undefined, Record<string, string>, TrustedProxies]>([
  ['a visitor from far away makes the header up', '198.51.100.7', forwarded, 0],
  ['one in the own network sends none', '192.168.1.1', {}, 0],
  ['the proxy is named by its number', '127.0.0.1', forwarded, 1],
  ['the proxy is named by its address', '127.0.0.1', forwarded, ['127.0.0.1']],
  ['the connection is gone', undefined, forwarded, 0],
])('nothing is said when %s', (_case, address, headers, trusted) => {
  expect(look(address, headers, trusted)).toMatchObject({ hasSeen: false });
});
