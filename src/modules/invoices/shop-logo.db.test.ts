import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { parseSettings } from '#domain/settings/settings.schema.ts';
import { buildModules } from '#modules/build-modules.ts';
import { drawSheet } from '#platform/pdf/draw-sheet.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { testModulesOptions } from '#tests/support/modules.ts';

import { createShopLogo } from './shop-logo.ts';

let database: TestDatabase;
let media: ReturnType<typeof buildModules>['modules']['media'];

beforeAll(async () => {
  database = await createTestDatabase();
  ({ media } = buildModules(testModulesOptions(database.db)).modules);
});
afterAll(() => database.drop());

/** The logo on paper of a shop whose header has this picture. */
async function wear(file: Buffer | null, name = 'logo.png') {
  const logo = file && (await media.library.upload({ bytes: file, name })).image.id;
  const settings = { read: async () => parseSettings({ header: { logo } }) };
  return createShopLogo({ settings, drawForPaper: media.drawForPaper })();
}

const svg = (color: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="30"><rect width="120" height="30" rx="8" fill="${color}"/></svg>`,
  );
const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 20, g: 40, b: 90, alpha: 0.5 } } })
    .png()
    .toBuffer();

test('a drawing is drawn in the pixels of print, a large picture made smaller, without transparency', async () => {
  expect(await wear(svg('#123'))).toMatchObject({ width: 360, height: 90 });
  const large = await wear(await png(2000, 1000));
  expect(large).toMatchObject({ width: 288, height: 144 });
  expect(await sharp(large?.bytes).metadata()).toMatchObject({ format: 'png', hasAlpha: false });
  expect(await wear(await png(30, 20))).toMatchObject({ width: 30, height: 20 });
});

test('no logo, one that is gone, and a white one for dark headers leave the paper as it is', async () => {
  expect(await wear(null)).toBeNull();
  expect(await wear(svg('#fff'), 'white.svg')).toBeNull();
  const settings = { read: async () => parseSettings({ header: { logo: 999_999 } }) };
  expect(await createShopLogo({ settings, drawForPaper: media.drawForPaper })()).toBeNull();
});

test('documents show it above the seller, in either direction', { timeout: 60_000 }, async () => {
  const logo = await wear(svg('#0a5'));
  const sheet = {
    locale: 'en-US',
    heading: 'Invoice',
    title: 'Invoice 1',
    seller: ['Northern Light'],
    madeAt: '2026-11-26T12:00:00Z',
    facts: [],
    parties: [],
    columns: [{ title: 'Item', width: null, align: 'start' as const }],
    rows: [],
    sums: [],
    notes: [],
    pages: '{page} of {pages}',
  };
  for (const direction of ['ltr', 'rtl'] as const) {
    const [dressed, plain] = await Promise.all([
      drawSheet({ ...sheet, direction, logo }),
      drawSheet({ ...sheet, direction }),
    ]);
    const pictures = (file: Buffer) => file.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0;
    expect([pictures(dressed), pictures(plain)]).toEqual([1, 0]);
  }
});
