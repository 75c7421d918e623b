import { z } from 'zod';

interface Period {
  startsAt: string | null;
  endsAt: string | null;
}

const momentSchema = (example: string) => z.iso.datetime({ offset: true }).meta({ examples: [example] });

/** When something holds, as ISO 8601 with an offset; null: from ever, or for good. */
export const periodFields = {
  startsAt: momentSchema('2026-11-27T00:00:00Z').nullable().default(null),
  endsAt: momentSchema('2026-11-30T21:00:00Z').nullable().default(null),
};

export function endsAfterStart({ startsAt, endsAt }: Period): boolean {
  return startsAt === null || endsAt === null || Date.parse(endsAt) > Date.parse(startsAt);
}
