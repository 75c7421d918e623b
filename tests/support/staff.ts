import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';

import type { OwnStaffAccount, StaffSignInAnswer } from '#domain/schemas/staff.schema.ts';
import { createPasswords } from '#modules/auth/password-hash.ts';
import { createPasswordQueue } from '#modules/auth/password-queue.ts';

import type { ApiFixture } from './api-fixture.ts';
import type { TestDatabase } from './database.ts';

export const staffPassword = 'kettle-drum-71';
const hashed = createPasswords(createPasswordQueue()).hash(staffPassword);

export interface Colleague {
  id: number;
  email: string;
}

/** Somebody on the staff who can sign in with `staffPassword`. */
export async function hire(
  { db }: Pick<TestDatabase, 'db'>,
  role: OwnStaffAccount['role'] = 'admin',
  name = 'Ann Lee',
): Promise<Colleague> {
  const email = `${role}-${crypto.randomUUID()}@shop.example`;
  const { rows } = await sql<{ id: number }>`
    insert into staff (email, name, role, password_hash)
    values (${email}, ${name}, ${role}, ${await hashed}) returning id`.execute(db);
  return { id: rows[0]?.id ?? 0, email };
}

/** The calls of the back office as one person makes them. */
export function createAdminApi({ app }: Pick<ApiFixture, 'app'>) {
  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    { token, body }: { token?: string | undefined; body?: object } = {},
  ) => {
    const reply = await app.inject({
      method,
      url: `/api/admin${path}`,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        'user-agent': 'Test browser',
      },
      ...(body && { payload: body }),
    });
    return {
      status: reply.statusCode,
      headers: reply.headers,
      body: reply.body === '' ? null : reply.json(),
    };
  };
  const logIn = async (email: string, password = staffPassword): Promise<StaffSignInAnswer> =>
    (await call('POST', '/login', { body: { email, password } })).body;
  return { call, logIn };
}

/** What an authenticator app shows; `steps` later or earlier. */
export function codeOf(secret: string, steps = 0): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * 30_000 });
}
