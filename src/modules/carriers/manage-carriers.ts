import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { isEqual } from '#domain/editing/is-equal.ts';
import { AppError, fieldErrors, notFound } from '#domain/errors.ts';
import type { AdminCarrier, CarrierChange } from '#domain/schemas/carrier.schema.ts';
import type { ConnectionTest } from '#domain/schemas/manage-delivery.schema.ts';
import { ProviderError } from '#modules/payment-methods/provider-error.ts';
import { checkKeys } from '#modules/payment-methods/provider-fields.ts';
import { changeSettings, describeSettings } from '#modules/payment-methods/settings-fields.ts';
import type { SecretBox } from '#platform/secrets/secret-box.ts';

import type { CarrierKind, CarrierPorts } from './carrier.ts';
import { closeFields, openSettings } from './carrier-settings.ts';
import { carrierKinds, findCarrierKind } from './carriers.ts';
import {
  lockCarrier,
  selectCarriers,
  updateCarrierTest,
  upsertCarrier,
  type CarrierRow,
} from './carriers.queries.ts';

/** Carriers as the owner sets them up. What is secret in them is written and never read back. */
export interface CarrierManagement {
  list(): Promise<AdminCarrier[]>;
  /** Throws 404; 409 for a version that is not the present one; 422 for fields, or to switch on what is not set up. */
  change(key: string, change: CarrierChange): Promise<AdminCarrier>;
  /** Throws 404, and 422 while it lacks its keys. */
  test(key: string): Promise<ConnectionTest>;
}

interface CarrierManagementOptions {
  db: Kysely<Database>;
  secrets: SecretBox;
  ports: CarrierPorts;
  /** Where a carrier may send its notifications. */
  notificationUrl(key: string): string;
}

const longestDetail = 200;

export function createCarrierManagement(options: CarrierManagementOptions): CarrierManagement {
  const { db, secrets, ports, notificationUrl } = options;

  const open = (kind: CarrierKind, row: CarrierRow) => openSettings(kind, row.settings, secrets);
  const isConfigured = (kind: CarrierKind, settings: unknown) => kind.connect(settings, ports) !== null;

  function toCarrier(kind: CarrierKind, row: CarrierRow): AdminCarrier {
    const { key, version, enabled, testOutcome, testDetail, testedAt } = row;
    const settings = open(kind, row);
    return {
      key,
      version,
      enabled,
      isConfigured: isConfigured(kind, settings),
      currencies: [...kind.currencies],
      lastTest: testOutcome &&
        testedAt && { outcome: testOutcome, detail: testDetail, at: testedAt.toISOString() },
      notificationUrl: notificationUrl(key),
      fields: describeSettings(kind.fields, settings),
    };
  }

  async function read(key: string): Promise<{ kind: CarrierKind; row: CarrierRow }> {
    const kind = findCarrierKind(key);
    if (!kind) throw notFound('carrier');
    return { kind, row: (await selectCarriers(db, key))[0] ?? newRow(key) };
  }

  return {
    async list() {
      const rows = new Map((await selectCarriers(db)).map((row) => [row.key, row]));
      return carrierKinds.map((kind) => toCarrier(kind, rows.get(kind.key) ?? newRow(kind.key)));
    },

    async change(key, { version, enabled, fields }) {
      const kind = findCarrierKind(key);
      if (!kind) throw notFound('carrier');
      await db.transaction().execute(async (trx) => {
        const row = (await lockCarrier(trx, key)) ?? newRow(key);
        if (row.version !== version) throw new AppError('conflict', 'content.errors.changed');
        const problems = checkKeys(kind.fields, fields);
        if (problems) throw fieldErrors({ fields: { children: problems } });
        const settings = changeSettings(kind.fields, row.settings, closeFields(kind, fields, secrets));
        if (!settings) throw fieldErrors({ fields: { errors: ['delivery.errors.noSuchField'] } });
        const opened = openSettings(kind, settings, secrets);
        if (enabled && !isConfigured(kind, opened))
          throw fieldErrors({ enabled: { errors: ['delivery.errors.keysFirst'] } });
        const hasNewSettings = !isEqual(open(kind, row), opened);
        if (!(await upsertCarrier(trx, key, { version, enabled, settings, hasNewSettings })))
          throw new AppError('conflict', 'content.errors.changed');
      });
      const { row } = await read(key);
      return toCarrier(kind, row);
    },

    async test(key) {
      const { kind, row } = await read(key);
      const carrier = kind.connect(open(kind, row), ports);
      if (!carrier) throw fieldErrors({ fields: { errors: ['delivery.errors.keysFirst'] } });
      const found = await tryKeys(() => carrier.testKeys());
      // Of other keys, saved while the carrier was asked, it tells nothing.
      await updateCarrierTest(db, key, { ...found, settings: row.settings });
      return found;
    },
  };
}

async function tryKeys(test: () => Promise<void>): Promise<ConnectionTest> {
  try {
    await test();
    return { outcome: 'accepted', detail: '' };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const { kind, message } = error;
    // What we say of a silent carrier is no word of its own.
    return kind === 'refused'
      ? { outcome: 'refused', detail: message.slice(0, longestDetail) }
      : { outcome: 'unreachable', detail: '' };
  }
}

function newRow(key: string): CarrierRow {
  return {
    key,
    version: 0,
    enabled: false,
    settings: {},
    testOutcome: null,
    testDetail: '',
    testedAt: null,
  };
}
