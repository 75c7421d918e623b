import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';

import { clientKey, trustProxyOption, type TrustedProxies } from './client-address.ts';

describe('one key a client', () => {
  test.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['::ffff:c633:6407', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['64:ff9b::198.51.100.7', '64:ff9b:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s is %s', (ip, key) => {
    expect(clientKey({ ip, socket: {} })).toBe(key);
  });

  test('a /64 that is rotated stays one client, the next /64 is another', () => {
    const keys = Array.from({ length: 1000 }, (_, index) =>
      clientKey({
        ip: `2001:db8:aa:bb:${(index * 7919).toString(16).slice(-4)}::${index.toString(16)}`,
        socket: {},
      }),
    );
    expect(new Set(keys)).toEqual(new Set(['2001:db8:aa:bb::/64']));
    expect(clientKey({ ip: '2001:db8:aa:bc::1', socket: {} })).not.toBe(keys[0]);
  });

  test('what is forwarded and is no address counts as the proxy', () => {
    expect(clientKey({ ip: 'unknown', socket: { remoteAddress: '10.0.0.1' } })).toBe('10.0.0.1');
    expect(clientKey({ ip: '1.2.3.4, 5', socket: {} })).toBe('unknown');
  });
});

describe('X-Forwarded-For', () => {
  async function keysOf(trusted: TrustedProxies, headers: string[], remoteAddress = '10.0.0.9') {
    const app = Fastify({ trustProxy: trustProxyOption(trusted) });
    app.get('/', async (request) => clientKey(request));
    const keys = new Set<string>();
    for (const header of headers) {
      const reply = await app.inject({ url: '/', remoteAddress, headers: { 'x-forwarded-for': header } });
      keys.add(reply.body);
    }
    await app.close();
    return [...keys];
  }
  const spoofed = Array.from({ length: 1000 }, (_, index) => `198.51.${index >> 8}.${index & 255}`);

  test('1,000 made-up values are one client when no proxy is configured', async () => {
    expect(await keysOf(0, spoofed)).toEqual(['10.0.0.9']);
  });

  test('behind one proxy only the value that it added counts', async () => {
    expect(
      await keysOf(
        1,
        spoofed.map((address) => `${address}, 203.0.113.5`),
      ),
    ).toEqual(['203.0.113.5']);
  });

  test('behind two proxies the value before the last one counts', async () => {
    expect(
      await keysOf(
        2,
        spoofed.map((address) => `${address}, 203.0.113.5, 10.0.0.8`),
      ),
    ).toEqual(['203.0.113.5']);
  });

  test('listed proxies are believed, others are not', async () => {
    const headers = spoofed.map((address) => `${address}, 203.0.113.5, 10.0.1.1`);
    expect(await keysOf(['10.0.0.0/16'], headers)).toEqual(['203.0.113.5']);
    expect(await keysOf(['10.0.0.0/16'], headers, '192.0.2.1')).toEqual(['192.0.2.1']);
  });
});
