import { expect, test } from 'vitest';

import { maxDatabaseId } from '../limits.ts';
import { idSchema } from './image.schema.ts';

test('an id is a whole number from 1 to the largest that the database holds', () => {
  for (const id of [1, maxDatabaseId]) expect(idSchema.parse(id)).toBe(id);
  for (const id of [0, -1, 1.5, maxDatabaseId + 1, '1', null])
    expect(idSchema.safeParse(id).success).toBe(false);
});
