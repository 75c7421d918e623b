import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startFakeServer, type Fault, type FakeServer } from '#tests/support/providers/fake-server.ts';
import { buildCreateRequest, connectTo } from '#tests/support/providers/provider-requests.ts';
import { refundRequest } from '#tests/support/providers/refund-request.ts';

import { ProviderError } from '../provider-error.ts';
import { paytabsProvider } from './paytabs.ts';
import { stripeProvider } from './stripe.ts';
import { tapProvider } from './tap.ts';
import { telrProvider } from './telr.ts';
import { yookassaProvider } from './yookassa.ts';

const providers = [
  [yookassaProvider, { shopId: '1', secretKey: 'canary-secret' }],
  [stripeProvider, { secretKey: 'canary-secret', webhookSecret: 'canary-secret' }],
  [telrProvider, { store: 1, authKey: 'canary-secret', remoteKey: 'canary-secret' }],
  [tapProvider, { secretKey: 'canary-secret' }],
  [paytabsProvider, { profileId: 1, serverKey: 'canary-secret' }],
] as const;

const unavailable: Fault[] = [
  { kind: 'status', status: 500 },
  { kind: 'status', status: 503 },
  { kind: 'status', status: 429 },
  { kind: 'slow', ms: 1000 },
  { kind: 'garbage' },
  { kind: 'html' },
  { kind: 'empty' },
  { kind: 'huge' },
  { kind: 'reset' },
  { kind: 'hang' },
  { kind: 'redirect' },
];

let fake: FakeServer;
beforeAll(async () => {
  fake = await startFakeServer(() => ({ body: {} }));
});
afterAll(() => fake.stop());

describe.each(providers)('$key', (kind, settings) => {
  const request = buildCreateRequest();
  const refund = refundRequest({ providerId: 'id', amount: 100, currency: 'USD', key: 'k' });

  test.each(unavailable)('%j: nobody knows what it did, and it may be asked again', async (fault) => {
    fake.fault = fault;
    const provider = connectTo(kind, { ...settings, baseUrl: fake.url });
    const calls = [provider.create(request), provider.fetch('id'), provider.refund(refund)];
    for (const result of await Promise.allSettled(calls)) {
      const error: unknown = result.status === 'rejected' ? result.reason : null;
      expect(error).toBeInstanceOf(ProviderError);
      expect(error).toMatchObject({ kind: 'unavailable' });
      expect(String(error)).not.toContain('canary-secret');
    }
  });

  test('a 4xx is its last word', async () => {
    fake.fault = { kind: 'status', status: 422 };
    const provider = connectTo(kind, { ...settings, baseUrl: fake.url });
    await expect(provider.create(request)).rejects.toMatchObject({ kind: 'refused' });
  });

  test('nobody there at all', async () => {
    const provider = connectTo(kind, { ...settings, baseUrl: 'http://127.0.0.1:1' });
    await expect(provider.fetch('id')).rejects.toMatchObject({ kind: 'unavailable' });
  });
});
