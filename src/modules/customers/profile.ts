import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { fieldErrors, notFound } from '#domain/errors.ts';
import { normalizePostalCode } from '#domain/postal-address.ts';
import { profileSchema, type Profile } from '#domain/schemas/account.schema.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import { acceptPhone, wrongPhone } from '#platform/phones/to-e164.ts';

import { selectProfile, updateProfile } from './accounts.queries.ts';
import { withoutEmpty } from './without-empty.ts';

/** Fields that were left empty are absent. */
export async function readProfile(db: Kysely<Database>, userId: number): Promise<Profile> {
  const row = await selectProfile(db, userId);
  if (!row) throw notFound('account');
  return {
    firstName: row.firstName,
    lastName: row.lastName,
    ...(row.phone !== null && { phone: row.phone }),
    ...(row.birthDate !== null && { birthDate: row.birthDate }),
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
  const address = withoutEmpty({
    ...profile.address,
    postalCode: normalizePostalCode(postalCode, country),
  });
  const stored = await readProfile(db, userId);
  const phone = acceptPhone(profile.phone ?? '', stored.phone ?? '', await settings.read());
  if (phone === null) throw fieldErrors({ phone: wrongPhone });
  await updateProfile(db, userId, {
    firstName: profile.firstName,
    lastName: profile.lastName,
    phone: phone || null,
    birthDate: profile.birthDate || null,
    address,
  });
  return readProfile(db, userId);
}
