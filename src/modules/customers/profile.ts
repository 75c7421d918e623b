import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError, notFound } from '#domain/errors.ts';
import { normalizePostalCode } from '#domain/postal-address.ts';
import { profileSchema, type Profile } from '#domain/schemas/account.schema.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import { acceptPhone, wrongPhone } from '#platform/phones/to-e164.ts';

/** Fields that were left empty are absent. */
export async function readProfile(db: Kysely<Database>, userId: number): Promise<Profile> {
  const row = await db
    .selectFrom('users')
    .select(['first_name', 'last_name', 'phone', 'birth_date', 'address'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound('Account');
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    ...(row.phone !== null && { phone: row.phone }),
    ...(row.birth_date !== null && { birthDate: row.birth_date }),
    ...(row.address !== null && { address: profileSchema.shape.address.parse(row.address) }),
  };
}

/**
 * Replaces the whole profile: what is absent or empty is cleared. Gives what is stored then, the phone in E.164.
 * Throws 422 for a new phone that is none.
 */
export async function saveProfile(
  { db, settings }: { db: Kysely<Database>; settings: Pick<SettingsReader, 'read'> },
  userId: number,
  profile: Profile,
): Promise<Profile> {
  const { country = '', postalCode = '' } = profile.address ?? {};
  const address = JSON.stringify(
    withoutEmpty({ ...profile.address, postalCode: normalizePostalCode(postalCode, country) }),
  );
  const stored = await readProfile(db, userId);
  const phone = acceptPhone(profile.phone ?? '', stored.phone ?? '', await settings.read());
  if (phone === null)
    throw new AppError('validation_failed', 'Validation Failed', { children: { phone: wrongPhone } });
  await db
    .updateTable('users')
    .set({
      first_name: profile.firstName,
      last_name: profile.lastName,
      phone: phone || null,
      birth_date: profile.birthDate || null,
      address: sql`nullif(${address}::jsonb, '{}'::jsonb)`,
    })
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .execute();
  return readProfile(db, userId);
}

function withoutEmpty(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => Boolean(value)));
}
