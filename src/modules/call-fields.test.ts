import { expect, test } from 'vitest';

import { listFields } from '#tests/support/list-fields.ts';
import { listApiRoutes } from '#tests/support/modules.ts';

test('calls take what call-fields.txt says: a change of it is a change for those who call (vitest -u)', async () => {
  const lines = listApiRoutes()
    .toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
    .flatMap(({ contract }) =>
      (['params', 'query', 'body'] as const).flatMap((part) => {
        const schema = contract[part];
        return schema ? listFields(schema, `${contract.method} ${contract.path} ${part}`) : [];
      }),
    );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./call-fields.txt');
});

function nameOf({ contract: { method, path } }: { contract: { method: string; path: string } }): string {
  return `${path} ${method}`;
}
