import { expect, test } from 'vitest';

import { listFields } from '#tests/support/list-fields.ts';

import { settingsSchema } from './settings.schema.ts';

test('settings take what setting-fields.txt says, and are what it says when nobody set them (vitest -u)', async () => {
  await expect(`${listFields(settingsSchema, 'settings').join('\n')}\n`).toMatchFileSnapshot(
    './setting-fields.txt',
  );
});
