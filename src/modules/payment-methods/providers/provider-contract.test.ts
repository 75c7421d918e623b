import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { languageCodes, languages } from '#locales/languages.ts';
import type { Messages } from '#locales/messages.ts';
import type { messages } from '#locales/en/payments.ts';
import type { Fault } from '#tests/support/providers/fake-server.ts';
import type { ProviderContract, StartedProvider } from '#tests/support/providers/provider-contract.ts';
import { buildCreateRequest, connectTo } from '#tests/support/providers/provider-requests.ts';
import { refundRequest } from '#tests/support/providers/refund-request.ts';
import { testSecrets } from '#tests/support/secrets.ts';

import { changeFields, describeFields } from '../method-fields.ts';
import { decryptFields, encryptFields } from '../method-secrets.ts';
import { NotificationError, ProviderError } from '../provider-error.ts';
import { checkKey } from '../provider-fields.ts';
import { providers } from '../providers.ts';
import { testConnection } from '../test-connection.ts';

const root = join(import.meta.dirname, '../../../..');
const contracts = Object.values(
  import.meta.glob<ProviderContract | undefined>('../../../../tests/support/providers/fake-*.ts', {
    eager: true,
    import: 'contract',
  }),
).filter((contract) => contract !== undefined);
const texts = Object.entries(
  import.meta.glob<Messages<typeof messages>>('../../../locales/*/payments.ts', {
    eager: true,
    import: 'messages',
  }),
).map(([file, payments]) => [file.split('/').at(-2) ?? '', payments] as const);

const finished: readonly string[] = languageCodes.filter((language) => !languages[language].inProgress);
const finishedTexts = texts.filter(([language]) => finished.includes(language));

/** What nobody can tell the outcome of. */
const unclear: Fault[] = [
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

test('every provider has a fake that keeps the contract, and every finished language its texts', () => {
  expect(contracts.map(({ key }) => key).toSorted()).toEqual(providers.map(({ key }) => key).toSorted());
  expect(finishedTexts.map(([language]) => language).toSorted()).toEqual(finished.toSorted());
});

describe.each(providers.map((kind) => [kind.key, kind] as const))('%s', (key, kind) => {
  const contract = contracts.find((one) => one.key === key);
  if (!contract) throw new Error(`tests/support/providers/fake-${key}.ts exports no contract`);
  const { currency } = contract;
  const secrets = kind.fields.filter((field) => field.kind === 'secret').map(({ name }) => name);
  const typed = Object.fromEntries(
    Object.entries(contract.keys).map(([name, values]) => [name, values[0] ?? '']),
  );

  let started: StartedProvider;
  beforeAll(async () => {
    started = await contract.start();
  });
  beforeEach(() => {
    started.server.fault = null;
  });
  afterAll(() => started.server.stop());

  const connect = (change: Readonly<Record<string, unknown>> = {}) =>
    connectTo(kind, { ...started.settings, ...change }, Date.now, started.server.fault ? 500 : 10_000);
  const requestOf = (total: number) => ({
    ...buildCreateRequest({ total, currency }),
    paymentId: randomUUID(),
  });
  const pay = (providerId: string) =>
    Object.values(started.states).find(([means]) => means === 'completed')?.[1](providerId);
  const createPaid = async (total: number) => {
    const { providerId } = await connect().create(requestOf(total));
    pay(providerId);
    return providerId;
  };
  const refund = (providerId: string, amount: number) =>
    connect().refund(refundRequest({ providerId, amount, currency, key: randomUUID() }));

  describe('fields', () => {
    test.each(finishedTexts)('each has a label in %s, and nothing else has', (_language, payments) => {
      const own = Object.entries(payments).find(([method]) => method === key)?.[1];
      const { fields, help = {}, choices = {} } = { fields: {}, ...own } as Record<string, object>;
      const names = kind.fields.map(({ name }) => name);
      expect(Object.keys(fields ?? {}).toSorted()).toEqual(names.toSorted());
      expect(Object.keys(help).filter((name) => !names.includes(name))).toEqual([]);
      const known = new Set(
        kind.fields.flatMap(({ name, choices: all = [] }) => all.map((one) => `${name}.${one}`)),
      );
      expect(Object.keys(choices).filter((name) => !known.has(name))).toEqual([]);
    });

    test('with its required ones it is set up, without one of them it is not', () => {
      expect(Object.keys(contract.keys)).toEqual(kind.fields.map(({ name }) => name));
      expect(kind.isConfigured(changeFields(key, {}, typed))).toBe(true);
      const required = kind.fields.filter(({ isRequired }) => isRequired);
      expect(required).not.toEqual([]);
      for (const { name } of required)
        expect(kind.isConfigured(changeFields(key, {}, { ...typed, [name]: '' }))).toBe(false);
    });

    test('each takes what belongs there, and to be emptied', () => {
      for (const field of kind.fields) {
        for (const value of [...(contract.keys[field.name] ?? []), '']) {
          expect([field.name, checkKey(field, value)]).toEqual([field.name, null]);
          expect(changeFields(key, {}, { [field.name]: value })).not.toBeNull();
        }
      }
    });

    test.each(contract.mistakes)('%s: %s is refused and says why', (name, value, error) => {
      const field = kind.fields.find((one) => one.name === name);
      expect(field && checkKey(field, value)).toBe(`payments.${key}.${error}`);
    });

    test('what is secret is stored encrypted and never answered', () => {
      expect(secrets).not.toEqual([]);
      expect(secrets.filter((name) => name.includes('.'))).toEqual([]);
      const stored = changeFields(key, {}, encryptFields(key, typed, testSecrets));
      const answered = JSON.stringify(describeFields(key, decryptFields(key, stored, testSecrets)));
      for (const name of secrets) {
        expect(JSON.stringify(stored)).not.toContain(typed[name]);
        expect(answered).not.toContain(typed[name]);
        expect(decryptFields(key, stored, testSecrets)).toMatchObject({ [name]: typed[name] });
      }
    });
  });

  describe('payments', () => {
    test.each([100, 12_345, 99_999_999])('%i minor units are asked for and reported', async (total) => {
      const request = requestOf(total);
      const { providerId, redirectUrl } = await connect().create(request);
      expect(redirectUrl).toMatch(/^https:\/\//);
      const report = await connect().fetch(providerId);
      expect(report).toMatchObject({ providerId, amount: total, currency, status: 'pending' });
      expect(report.paymentId).toBe(request.paymentId);
    });

    test('every state that it documents is one of ours', async () => {
      expect(Object.keys(started.states).toSorted()).toEqual(Object.keys(kind.states).toSorted());
      for (const [state, [means, bring]] of Object.entries(started.states)) {
        const { providerId } = await connect().create(requestOf(500));
        bring(providerId);
        const { status } = await connect().fetch(providerId);
        expect([state, status]).toEqual([state, means]);
      }
    });

    test('a refund goes through, and one of more than was paid is refused', async () => {
      const providerId = await createPaid(12_345);
      await expect(refund(providerId, 100_000)).rejects.toMatchObject({ kind: 'refused' });
      expect(['done', 'pending']).toContain(await refund(providerId, 345));
    });
  });

  describe('notifications', () => {
    test('tell of their payment, by themselves or as a hint to ask', async () => {
      const request = requestOf(12_345);
      const { providerId } = await connect().create(request);
      pay(providerId);
      const told = connect().parseNotification(started.notify(providerId));
      if (told.kind === 'nothing') throw new Error('It says nothing');
      const { paymentId, providerId: named } = told.kind === 'event' ? told.event : told;
      expect(paymentId ?? named).toBe(paymentId === null ? providerId : request.paymentId);
      const { status, amount } = told.kind === 'event' ? told.event : await connect().fetch(providerId);
      expect({ status, amount }).toEqual({ status: 'completed', amount: 12_345 });
    });

    test('of somebody else are refused', async () => {
      const providerId = await createPaid(500);
      expect(() => connect().parseNotification(started.forge(providerId))).toThrow(NotificationError);
    });
  });

  describe('failures', () => {
    test.each(unclear)('%j: nobody knows what it did, and it may be asked again', async (fault) => {
      const providerId = await createPaid(500);
      started.server.fault = fault;
      const calls = [connect().create(requestOf(500)), connect().fetch(providerId), refund(providerId, 100)];
      for (const result of await Promise.allSettled(calls)) {
        const error: unknown = result.status === 'rejected' ? result.reason : null;
        expect(error).toBeInstanceOf(ProviderError);
        expect(error).toMatchObject({ kind: 'unavailable' });
        for (const name of secrets) expect(String(error)).not.toContain(started.settings[name]);
      }
    });

    test('a 4xx is its last word', async () => {
      started.server.fault = { kind: 'status', status: 422 };
      await expect(connect().create(requestOf(500))).rejects.toMatchObject({ kind: 'refused' });
    });

    test('nobody there at all', async () => {
      const provider = connect({ baseUrl: 'http://127.0.0.1:1' });
      await expect(provider.fetch('id')).rejects.toMatchObject({ kind: 'unavailable' });
    });
  });

  test('a test of the connection tells right keys from wrong ones, and silence from both', async () => {
    const terms = kind.connectionTest;
    if (!terms) throw new Error('It cannot be tested');
    await expect(testConnection(terms, connect())).resolves.toEqual({ outcome: 'accepted', detail: '' });
    const wrong = Object.fromEntries(secrets.map((name) => [name, 'wrong-key']));
    await expect(testConnection(terms, connect(wrong))).resolves.toMatchObject({ outcome: 'refused' });
    started.server.fault = { kind: 'hang' };
    await expect(testConnection(terms, connect())).resolves.toEqual({ outcome: 'unreachable', detail: '' });
  });

  test('README names it', () => {
    const name = texts.find(([language]) => language === 'en')?.[1][kind.key].name ?? key;
    expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(name);
  });
});
