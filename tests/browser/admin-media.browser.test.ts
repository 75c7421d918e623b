import type { Page } from 'playwright';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';

import { expectAccessible, makeMember, openAdmin, type Member } from './support/admin.ts';
import { useBrowser } from './support/browser.ts';
import { useTestShop } from './support/test-shop.ts';
import { waitForStill } from './support/moments.ts';

useBrowser();
const testShop = useTestShop();
let member: Member;
beforeAll(async () => {
  member = await makeMember(testShop, 'manager');
});

let shade = 0;
/** A picture that no other upload was: a light disc on a dark ground. */
async function draw(name: string, width = 600, height = 400) {
  const hue = (++shade * 47) % 360;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${hue} 40% 35%)"/><circle cx="20%" cy="30%" r="60" fill="hsl(${hue} 60% 80%)"/></svg>`;
  return { name, mimeType: 'image/jpeg', buffer: await sharp(Buffer.from(svg)).jpeg().toBuffer() };
}
const open = (path = '/media', options: { width?: number; language?: 'en' | 'ru' } = {}) =>
  openAdmin(testShop, path, { member, ...options });
const upload = (page: Page, files: Awaited<ReturnType<typeof draw>>[]) =>
  page.locator('input[type="file"]').first().setInputFiles(files);
const card = (page: Page, name: string) => page.getByRole('button', { name: `Edit ${name}` });

test('an empty library says what to do; several files are uploaded at once, with a word on what was not taken', async () => {
  const { page, context, trouble } = await open();
  await page.getByRole('heading', { name: 'No pictures yet' }).waitFor();
  await expectAccessible({ page });
  await upload(page, [
    await draw('kettle.jpg'),
    await draw('cup.jpg'),
    { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') },
  ]);
  await page.getByText('Not a picture that can be shown', { exact: false }).waitFor();
  await page.getByText('2 pictures uploaded').waitFor();
  await card(page, 'kettle.jpg').waitFor();
  await card(page, 'cup.jpg').waitFor();
  await page.getByRole('button', { name: 'Hide uploads' }).click();
  await expectAccessible({ page });
  expect(trouble.errors.filter((text) => !text.includes('422'))).toEqual([]);
  await context.close();
});

test('files are taken by drop and by paste', async () => {
  const { page, context } = await open();
  await page.getByRole('heading', { name: 'Media' }).waitFor();
  const give = async (kind: 'drop' | 'paste', name: string) => {
    const { buffer } = await draw(name);
    await page.evaluate(
      ([kind, name, base64]) => {
        const bytes = Uint8Array.from(atob(base64 ?? ''), (letter) => letter.charCodeAt(0));
        const data = new DataTransfer();
        data.items.add(new File([bytes], name ?? '', { type: 'image/jpeg' }));
        const zone = document.querySelector('.vt-drop');
        if (kind === 'paste') {
          document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, cancelable: true }));
        } else {
          for (const type of ['dragenter', 'dragover', 'drop'])
            zone?.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
        }
      },
      [kind, name, buffer.toString('base64')],
    );
    await card(page, name).waitFor();
  };
  await give('drop', 'dropped.jpg');
  await give('paste', 'pasted.jpg');
  expect(
    await page
      .getByRole('listitem')
      .filter({ hasText: /dropped|pasted/ })
      .count(),
  ).toBe(2);
  await context.close();
});

test('texts and point of interest are edited by keyboard and pointer; the shop crops around the point', async () => {
  const { page, context, origin } = await open();
  await upload(page, [await draw('vase.jpg')]);
  await card(page, 'vase.jpg').click();
  await page.getByLabel('Alternative text').fill('A vase on a table');
  const point = page.getByRole('slider', { name: 'Point of interest' });
  const box = await point.boundingBox();
  if (!box) throw new Error('There is no picture');
  await point.click({ position: { x: box.width * 0.2, y: box.height * 0.3 } });
  await page.getByText('20 % from the left, 30 % from the top').waitFor();
  await point.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await page.getByText('22 % from the left, 40 % from the top').waitFor();
  await expectAccessible({ page });
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Picture saved').waitFor();

  const image = await testShop
    .db()
    .selectFrom('images')
    .select(['id', 'hash', 'alt', 'focus_x', 'focus_y'])
    .where('name', '=', 'vase.jpg')
    .executeTakeFirstOrThrow();
  expect(image).toMatchObject({ alt: 'A vase on a table', focus_x: 22, focus_y: 40 });
  const crop = (query: string) =>
    fetch(`${origin}/img/outbound/160x160/${image.id}-${image.hash}.jpg${query}`).then(async (answer) => ({
      policy: answer.headers.get('cache-control'),
      bytes: Buffer.from(await answer.arrayBuffer()),
    }));
  const [around, middle, other] = [await crop('?focus=22-40'), await crop(''), await crop('?focus=1-1')];
  expect(around.bytes.equals(middle.bytes)).toBe(false);
  expect(around.policy).toContain('immutable');
  expect([other.bytes.equals(middle.bytes), other.policy]).toEqual([true, 'public, max-age=10']);
  await context.close();
});

test('what was typed is not lost by closing', async () => {
  const { page, context } = await open();
  await upload(page, [await draw('unsaved.jpg')]);
  await card(page, 'unsaved.jpg').click();
  await page.getByLabel('Alternative text').fill('Half a sentence');
  await page.keyboard.press('Escape');
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Cancel' })
    .click();
  expect(await page.getByLabel('Alternative text').inputValue()).toBe('Half a sentence');
  await context.close();
});

test('a picture in use is kept and shown where; it goes when the owner insists; the rest goes at once', async () => {
  const { page, context } = await open();
  await upload(page, [await draw('used.jpg'), await draw('spare.jpg')]);
  await card(page, 'spare.jpg').waitFor();
  await card(page, 'used.jpg').waitFor();
  const { id } = await testShop
    .db()
    .selectFrom('images')
    .select('id')
    .where('name', '=', 'used.jpg')
    .executeTakeFirstOrThrow();
  await testShop.makeProduct({ title: 'Blue vase', imageIds: [id] });
  await page.getByRole('checkbox', { name: 'Select used.jpg' }).check();
  await page.getByRole('checkbox', { name: 'Select spare.jpg' }).check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete pictures' }).click();
  const kept = page.getByRole('dialog', { name: '1 picture is in use' });
  await kept.getByText('Blue vase').waitFor();
  await expectAccessible({ page });
  await card(page, 'spare.jpg').waitFor({ state: 'detached' });
  await kept.getByRole('button', { name: 'Delete anyway' }).click();
  await card(page, 'used.jpg').waitFor({ state: 'detached' });
  expect(await testShop.db().selectFrom('images').select('id').where('id', '=', id).execute()).toEqual([]);
  await context.close();
});

test('finds by words and by what nobody uses; the address keeps it', async () => {
  const { page, context, origin } = await open();
  await upload(page, [await draw('needle.jpg')]);
  await card(page, 'needle.jpg').waitFor();
  await page.getByRole('searchbox').fill('needle');
  await card(page, 'cup.jpg').waitFor({ state: 'detached' });
  await page.getByRole('combobox', { name: 'Show', exact: true }).click();
  await page.getByRole('option', { name: 'Not used anywhere' }).click();
  await card(page, 'needle.jpg').waitFor();
  expect(page.url()).toBe(`${origin}/admin/media?q=needle&show=unused`);
  await page.getByRole('button', { name: 'Delete all unused' }).waitFor();
  await context.close();
});

test.each([390, 800, 1280])('fits %i px', async (width) => {
  await testShop.makeImage('Ваза');
  const { page, context } = await open('/media', { width, language: 'ru' });
  await page.getByRole('heading', { name: 'Медиатека' }).waitFor();
  await page.getByRole('list', { name: 'Картинки' }).waitFor();
  await expectAccessible({ page });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  if (process.env['SHOTS']) {
    await page.screenshot({ path: `${process.env['SHOTS']}/media-${width}.png` });
    await page
      .getByRole('button', { name: /^Изменить/ })
      .first()
      .click();
    await page.getByRole('slider').waitFor();
    await waitForStill(page);
    await page.screenshot({ path: `${process.env['SHOTS']}/picture-${width}.png` });
  }
  await context.close();
});
