import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it, test } from 'vitest';

import { createPrinter } from '#domain/i18n/translate.ts';
import { messages as texts } from '#locales/en/admin/audit.ts';
import { loadAdminTexts } from '#tests/support/admin-texts.ts';

import { describeEntry, listAuditAreas } from './describe-entry.ts';

const t = createPrinter('en', texts);
await loadAdminTexts();

const orderId = '0d1c2b3a-0000-4000-8000-123456789abc';

test.each([
  ['sign-in', '', null, 'Signed in', '', ''],
  ['PUT /admin/orders/{id}/state', `orders/${orderId}`, '1042', 'Changed · Orders', '1042', 'state'],
  [
    'DELETE /admin/orders/{id}/notes/{noteId}',
    `orders/${orderId}/notes/5`,
    '1042',
    'Deleted · Orders',
    '1042',
    'notes',
  ],
  ['PUT /admin/orders/{id}/state', 'orders/12', null, 'Changed · Orders', '12', 'state'],
  ['POST /admin/staff', 'staff/7', null, 'Created or done · Staff', '7', ''],
  [
    'POST /admin/pages/{id}/versions/{version}/restore',
    'pages/5/versions/3',
    null,
    'Created or done · Pages',
    '5/versions/3',
    'versions · restoring',
  ],
  ['DELETE /admin/something-new/{id}', 'something-new/1', null, 'Deleted · something-new', '1', ''],
])('%s of %s', (action, entity, orderNumber, title, subject, exact) =>
  expect(describeEntry({ action, entity, orderNumber }, t)).toEqual({ title, subject, exact }),
);

/** Every call that leaves an entry when it succeeds: what its address says after `/admin/`. */
function readChangingPaths(): string[][] {
  const source = join(import.meta.dirname, '../..');
  return globSync('**/*routes.ts', { cwd: source })
    .filter((path) => !path.startsWith('site/'))
    .flatMap((path) => {
      const code = readFileSync(join(source, path), 'utf8');
      const calls = code.matchAll(/method: '(?:POST|PUT|DELETE)',\s+path: ['`]\/admin\/([^'`]+)['`]/g);
      const documents = code.matchAll(/base: '\/admin\/([^']+)'/g);
      return [...calls, ...documents].map(([, path = '']) => path.split('/'));
    });
}

describe('the words of the audit log', () => {
  // Whoever makes these is not signed in yet: they leave entries by name.
  const doors = new Set(['login', 'setup', 'invitation', 'password-reset', 'password-reset-request']);
  const paths = readChangingPaths().filter(([area = '']) => !doors.has(area));

  it('name every area that can be changed, and no other can be asked for', () => {
    const areas = new Set(paths.map(([area]) => area));
    expect([...areas].toSorted()).toEqual(
      listAuditAreas()
        .filter((area) => area !== 'sign-in')
        .toSorted(),
    );
  });

  it('name every step of an address', () => {
    const steps = paths.flatMap(([, ...rest]) => rest).filter((step) => !/[{$]/.test(step));
    expect(steps.filter((step) => !(`step.${step}` in texts))).toEqual([]);
  });
});
