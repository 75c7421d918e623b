import type { Kysely, Transaction } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { cashMethod } from '#domain/checkout-rules.ts';
import { isEqual } from '#domain/editing/is-equal.ts';
import { AppError, fieldErrors, notFound } from '#domain/errors.ts';
import type {
  ConnectionTest,
  MethodChange,
  MethodOrder,
  AdminMethod,
} from '#domain/schemas/manage-delivery.schema.ts';
import type { SecretBox } from '#platform/secrets/secret-box.ts';

import { isOffered } from './is-offered.ts';
import { changeFields, describeFields, fieldsOf } from './method-fields.ts';
import { decryptFields, encryptFields } from './method-secrets.ts';
import type { PaymentKinds } from './payment-kinds.ts';
import {
  lockMethods,
  moveOthersBehind,
  selectMethods,
  selectPlaceCodes,
  updateMethodTest,
  upsertMethod,
  upsertPositions,
  type MethodRow,
} from './payment-methods.queries.ts';
import type { ProviderPorts } from './payment-provider.ts';
import { checkKeys } from './provider-fields.ts';
import { testConnection } from './test-connection.ts';

/** Payment methods as the owner sets them up. What is secret in them is written and never read back. */
export interface MethodManagement {
  /** Every method that the program knows, those set up first as buyers see them. */
  list(): Promise<AdminMethod[]>;
  /** Throws 404; 409 for a version that is not the present one; 422 for fields, or to switch on what is not set up. */
  change(key: string, change: MethodChange): Promise<AdminMethod>;
  /** Throws 409 when somebody else has moved them meanwhile. */
  arrange(order: MethodOrder): Promise<void>;
  /** Throws 404 for a method whose connection cannot be tried, 422 while it lacks its keys. */
  test(key: string): Promise<ConnectionTest>;
}

interface MethodManagementOptions {
  db: Kysely<Database>;
  kinds: PaymentKinds;
  ports: ProviderPorts;
  secrets: SecretBox;
  /** Where a provider sends its notifications. */
  notificationUrl(key: string): string;
}

export function createMethodManagement(options: MethodManagementOptions): MethodManagement {
  const { db, kinds, ports, secrets, notificationUrl } = options;
  const toMethod = ({
    settings,
    methodName,
    testOutcome,
    testDetail,
    testedAt,
    ...row
  }: MethodRow): AdminMethod => ({
    ...row,
    methodName: methodName ?? '',
    currencies: kinds.currenciesOf(row.key),
    isConfigured: kinds.isConfigured(row.key, settings),
    needsTest: kinds.needsTest(row.key),
    lastTest: testOutcome &&
      testedAt && { outcome: testOutcome, detail: testDetail, at: testedAt.toISOString() },
    isOffered:
      row.enabled && kinds.isConfigured(row.key, settings) && isOffered(kinds, { ...row, testOutcome }),
    notificationUrl: kinds.needsTest(row.key) ? notificationUrl(row.key) : null,
    fields: describeFields(row.key, decryptFields(row.key, settings, secrets)),
  });

  /** Those that were never set up stand behind the others. */
  function withOthers(rows: readonly MethodRow[]): MethodRow[] {
    const stored = new Set(rows.map(({ key }) => key));
    const others = kinds.keys.filter((key) => !stored.has(key)).map(newRow);
    return [...rows.filter(({ key }) => kinds.keys.includes(key)), ...others];
  }

  return {
    list: async () => withOthers(await selectMethods(db)).map(toMethod),

    change: (key, change) =>
      db.transaction().execute(async (trx) => {
        if (!kinds.keys.includes(key)) throw notFound('paymentMethod');
        const row = (await lockMethods(trx, key))[0] ?? newRow(key);
        if (row.version !== change.version) throw new AppError('conflict', 'content.errors.changed');
        const problems = checkKeys(fieldsOf(key), change.fields);
        if (problems) throw fieldErrors({ fields: { children: problems } });
        const settings = changeFields(key, row.settings, encryptFields(key, change.fields, secrets));
        if (!settings) throw fieldErrors({ fields: { errors: ['delivery.errors.noSuchField'] } });
        const credentials = (stored: unknown) => credentialsOf(decryptFields(key, stored, secrets));
        const hasNewKeys = !isEqual(credentials(row.settings), credentials(settings));
        if (change.enabled && !kinds.isConfigured(key, settings)) {
          throw fieldErrors({ enabled: { errors: ['delivery.errors.keysFirst'] } });
        }
        await refuseUnknownCodes(trx, change.locationCodes);
        const { methodName, enabled, locationCodes } = change;
        const offerUntested = change.offerUntested ?? (row.isOfferedUntested && !hasNewKeys);
        await upsertMethod(trx, key, {
          methodName,
          enabled,
          locationCodes,
          settings,
          offerUntested,
          hasNewKeys,
        });
        await notifyChange(trx, ['payment-methods', 'delivery']);
        const [changed] = await selectMethods(trx, key);
        if (!changed) throw notFound('paymentMethod');
        return toMethod(changed);
      }),

    arrange: ({ keys, was }) =>
      db.transaction().execute(async (trx) => {
        const present = withOthers(await lockMethods(trx));
        if (present.map(({ key }) => key).join() !== was.join()) {
          throw new AppError('conflict', 'delivery.errors.listChanged');
        }
        const known = keys.filter((key) => kinds.keys.includes(key));
        // Those not named come after.
        await moveOthersBehind(trx, known);
        await upsertPositions(trx, known);
        await notifyChange(trx, ['payment-methods', 'delivery']);
      }),

    async test(key) {
      const kind = kinds.find(key);
      if (!kind?.connectionTest) throw notFound('paymentMethod');
      const [row] = await selectMethods(db, key);
      const provider = row && kind.connect(row.settings, ports);
      if (!provider) throw fieldErrors({ fields: { errors: ['delivery.errors.keysFirst'] } });
      const found = await testConnection(kind.connectionTest, provider);
      await db.transaction().execute(async (trx) => {
        // Of other keys, saved while the provider was asked, it tells nothing.
        await updateMethodTest(trx, key, { ...found, settings: row.settings });
        await notifyChange(trx, ['payment-methods', 'delivery']);
      });
      return found;
    },
  };
}

/** Cash needs nothing to be set up and is offered until the owner switches it off (delivery-reader.ts). */
function newRow(key: string): MethodRow {
  return {
    key,
    version: 0,
    methodName: null,
    enabled: key === cashMethod,
    locationCodes: [],
    settings: {},
    testOutcome: null,
    testDetail: '',
    testedAt: null,
    isOfferedUntested: false,
  };
}

/** What a test has tried: how receipts are written does not matter to it, nor do wallets over the checkout. */
function credentialsOf(settings: unknown): unknown {
  return typeof settings === 'object' ? { ...settings, receipt: undefined, express: undefined } : settings;
}

async function refuseUnknownCodes(trx: Transaction<Database>, codes: readonly string[]): Promise<void> {
  const known = new Set(await selectPlaceCodes(trx));
  if (!codes.every((code) => known.has(code))) {
    throw fieldErrors({ locationCodes: { errors: ['delivery.errors.placeGone'] } });
  }
}
