import { expect, test } from 'vitest';

import { createPrinter } from '#domain/i18n/translate.ts';

import { auditTexts } from './audit.texts.ts';
import { describeEntry } from './describe-entry.ts';

const t = createPrinter<keyof typeof auditTexts.en>('en', auditTexts.en);

test.each([
  ['sign-in', '', 'Signed in', ''],
  ['PUT /admin/orders/{id}/state', 'orders/12', 'Changed · Orders · 12', 'state'],
  ['POST /admin/staff', 'staff/7', 'Created or done · Staff · 7', ''],
  [
    'POST /admin/pages/{id}/versions/{version}/restore',
    'pages/5/versions/3',
    'Created or done · Pages · 5/versions/3',
    'versions · restore',
  ],
  ['DELETE /admin/something-new/{id}', 'something-new/1', 'Deleted · something-new · 1', ''],
])('%s of %s', (action, entity, title, exact) =>
  expect(describeEntry({ action, entity }, t)).toEqual({ title, exact }),
);
