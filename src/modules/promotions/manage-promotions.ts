import type { Kysely, Transaction } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { AppError, fieldErrors, notFound } from '#domain/errors.ts';
import { foldCode } from '#domain/promotions/fold-code.ts';
import type {
  AdminPromotion,
  NewCodes,
  PromotionCodeList,
  PromotionInput,
} from '#domain/schemas/promotion.schema.ts';
import type { MessageKey } from '#locales/message-keys.ts';
import { keepGroups } from '#modules/customer-groups/memberships.ts';
import type { Tag } from '#platform/cache/tags.ts';
import { randomSigns } from '#platform/secrets/random-signs.ts';

import { exportCodes } from './export-codes.ts';
import {
  countCodes,
  deleteCode,
  deletePromotion,
  insertCodes,
  insertPromotion,
  replaceGroups,
  selectCodes,
  selectManagedPromotions,
  updatePromotion,
} from './manage-promotions.queries.ts';
import { promotionsTag, promotionTermsTag } from './promotion-reader.ts';
import { toAdminPromotion, toTerms } from './to-promotion.ts';

type Trx = Transaction<Database>;

/** Without letters and digits that look like another: 27 signs, so that ten of them are 47 bits. */
const codeSigns = 'ACDEFGHJKMNPQRTUVWXY2346789';
const madeUpLength = 10;
const mostCodes = 100_000;

/** Promotions as the back office lists, adds, changes and removes them. */
export type PromotionManagement = ReturnType<typeof createPromotionManagement>;

export function createPromotionManagement(db: Kysely<Database>, now: () => Date) {
  const write = <T>(tags: readonly Tag[], run: (trx: Trx) => Promise<T>) =>
    db.transaction().execute(async (trx) => {
      const result = await run(trx);
      await notifyChange(trx, tags);
      return result;
    });
  const writeTerms = <T>(run: (trx: Trx) => Promise<T>) => write([promotionsTag, promotionTermsTag], run);
  const writeCodes = <T>(run: (trx: Trx) => Promise<T>) => write([promotionsTag], run);
  const find = async (from: Kysely<Database>, id: number): Promise<AdminPromotion> => {
    const [row] = await selectManagedPromotions(from, id);
    if (!row) throw notFound('promotion');
    return toAdminPromotion(row, now());
  };
  return {
    async list(): Promise<AdminPromotion[]> {
      return (await selectManagedPromotions(db)).map((row) => toAdminPromotion(row, now()));
    },
    /** Throws 404. */
    find: (id: number) => find(db, id),
    create: (input: PromotionInput) =>
      writeTerms(async (trx) => {
        const terms = toTerms(input);
        const id = await insertPromotion(trx, terms);
        await writeGroups(trx, id, terms);
        return find(trx, id);
      }),
    /** Throws 404, and 409 for a version that is not the present one. */
    change: (id: number, { version, ...input }: PromotionInput & { version: number }) =>
      writeTerms(async (trx) => {
        const terms = toTerms(input);
        const changed = await updatePromotion(trx, { id, version }, terms);
        if (changed) await writeGroups(trx, id, terms);
        const promotion = await find(trx, id);
        if (!changed) {
          const data = { version: promotion.version };
          throw new AppError('conflict', 'content.errors.changed', { data });
        }
        return promotion;
      }),
    /** Orders keep what they were told of it. Throws 404. */
    remove: (id: number) =>
      writeTerms(async (trx) => {
        if (!(await deletePromotion(trx, id))) throw notFound('promotion');
      }),
    /** Of a promotion, in their order from after a code on; `q` is a part of a code, however it is typed. Throws 404. */
    async listCodes(
      id: number,
      { q, after, limit }: { q: string; after: string; limit: number },
    ): Promise<PromotionCodeList> {
      await find(db, id);
      const part = foldCode(q);
      return {
        total: await countCodes(db, id, part),
        codes: await selectCodes(db, id, { after, limit, part }),
      };
    },
    exportCodes: (id: number, options: Parameters<typeof exportCodes>[2]) => exportCodes(db, id, options),
    /** Gives the codes that were added: those that the shop had already are left out. Throws 404, 422 for too many. */
    addCodes: (id: number, wanted: NewCodes): Promise<string[]> =>
      writeCodes(async (trx) => {
        await find(trx, id);
        const count = 'count' in wanted ? wanted.count : wanted.codes.length;
        if ((await countCodes(trx, id)) + count > mostCodes)
          throw new AppError('validation_failed', 'promotions.errors.tooManyCodes');
        return 'count' in wanted ? makeUpCodes(trx, id, wanted) : insertCodes(trx, id, toRows(wanted));
      }),
    /** Throws 404. */
    removeCode: (id: number, code: string) =>
      writeCodes(async (trx) => {
        if (!(await deleteCode(trx, id, foldCode(code)))) throw notFound('code');
      }),
  };
}

/** Throws 422 for a group that is not there: without it the promotion would be for everybody. */
async function writeGroups(
  trx: Trx,
  id: number,
  { conditions }: { conditions: { groups: readonly number[] } },
): Promise<void> {
  const groupIds = [...new Set(conditions.groups)];
  const kept = await keepGroups(trx, groupIds);
  if (kept.length < groupIds.length)
    throw fieldErrors({
      conditions: { children: { groups: { errors: ['customerGroups.errors.gone' satisfies MessageKey] } } },
    });
  await replaceGroups(trx, id, kept);
}

function toRows({ codes, usageLimit }: { codes: readonly string[]; usageLimit: number | null }) {
  const byFolded = new Map(codes.map((code) => [foldCode(code), code]));
  return [...byFolded].map(([folded, code]) => ({ folded, code, usage_limit: usageLimit }));
}

/** As many codes as are wanted: one that is there already is made up anew. */
async function makeUpCodes(
  trx: Trx,
  id: number,
  { count, prefix, usageLimit }: { count: number; prefix: string; usageLimit: number | null },
): Promise<string[]> {
  const made: string[] = [];
  while (made.length < count) {
    const codes = Array.from(
      { length: count - made.length },
      () => prefix + randomSigns(madeUpLength, codeSigns),
    );
    made.push(...(await insertCodes(trx, id, toRows({ codes, usageLimit }))));
  }
  return made;
}
