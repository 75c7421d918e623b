import { expect, test } from 'vitest';
import { z } from 'zod';

import { maxDatabaseId } from '#domain/limits.ts';
import { listApiRoutes } from '#tests/support/modules.ts';

/** Where a schema takes a whole number that PostgreSQL's `integer` does not hold. */
function findUnbounded(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, minimum, maximum } = schema as { type?: string; minimum?: number; maximum?: number };
  const isTooWide =
    type === 'integer' &&
    !((maximum ?? Infinity) <= maxDatabaseId && (minimum ?? -Infinity) >= -maxDatabaseId);
  return [
    ...(isTooWide ? [path] : []),
    ...Object.entries(schema).flatMap(([name, inner]) => findUnbounded(inner, `${path}.${name}`)),
  ];
}

test('no call takes a whole number that the database cannot hold, and the published schemas say so', () => {
  const problems = listApiRoutes().flatMap(({ contract }) =>
    [contract.params, contract.query, contract.body].flatMap((schema) =>
      schema
        ? findUnbounded(
            z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
            `${contract.method} ${contract.path}`,
          )
        : [],
    ),
  );
  expect(problems).toEqual([]);
});
