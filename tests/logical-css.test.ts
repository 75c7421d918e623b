import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
/** Sheets of the storefront, of sections and of the parts they share. */
const sheets = globSync('src/{ui,sections,site}/**/*.css', { cwd: root });

/** Properties that name a side of the screen where they mean a side of the text, and such values. */
const physical =
  /^(?:(?:(?:margin|padding|border)-(?:left|right|top|bottom)|(?:min-|max-)?(?:width|height)|left|right|top|bottom)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)$)/;

function declarations(css: string): string[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '');
  return bare
    .split(/[{};]/)
    .map((part) => part.trim())
    .filter((part) => /^[\w-]+\s*:/.test(part) && !part.startsWith('--'));
}

test('every sheet of the storefront is written in logical properties [R739]', () => {
  expect(sheets.length).toBeGreaterThan(60);
  const wrong = sheets.flatMap((file) =>
    declarations(readFileSync(join(root, file), 'utf8'))
      .filter((declaration) => physical.test(declaration))
      .map((declaration) => `${file}: ${declaration}`),
  );
  expect(wrong).toEqual([]);
});

test('orders are printed without header, footer and buttons', () => {
  const printed = (file: string) =>
    /@media print \{([\s\S]*)\}\s*$/.exec(readFileSync(join(root, file), 'utf8'))?.[1];
  for (const hidden of ['.vt-header', '.vt-footer', '.vt-messengers'])
    expect(printed('src/ui/base.css')).toContain(hidden);
  expect(printed('src/site/account/account.css')).toContain('.vt-order__actions');
  expect(printed('src/site/payment/payment.css')).toContain('.vt-result__ways');
});
