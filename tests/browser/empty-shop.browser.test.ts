import { expect, test } from 'vitest';

import type { SectionPreviews } from '#domain/schemas/section-preview.schema.ts';
import { sectionDefinitions } from '#sections/sections.ts';

import { findViolations } from './support/axe.ts';
import { useBrowser, widths, type OpenedPage } from './support/browser.ts';
import { openBuilder, readDraft, waitForSaved } from './support/builder.ts';
import { useTestShop } from './support/test-shop.ts';
import { makeMember, signIn, type Member } from './support/admin.ts';

useBrowser();
const testShop = useTestShop();

const types = [...sectionDefinitions.keys()];

/** What a person would see of each section in the frame, by its type. */
const seenInFrame = (page: OpenedPage['page']) =>
  page
    .frameLocator('iframe[data-ready]')
    .locator('#main > [data-section-id]')
    .evaluateAll((sections) =>
      sections.map((section) => ({
        height: section.getBoundingClientRect().height,
        words: (section as HTMLElement).innerText.trim().length,
        // A trail is a line of words, and no hint.
        least: section.querySelector('.vt-section__hint') ? 96 : 24,
      })),
    );

test('an empty section of every type has a height and words in the canvas, and visitors see no sample', async () => {
  const path = await testShop.makePage(types.map((type) => ({ type })));
  for (const language of ['en', 'ru'] as const) {
    const { page, context, trouble } = await openBuilder(testShop, path, { language });
    await expect.poll(async () => (await seenInFrame(page)).length).toBe(types.length);
    const seen = await seenInFrame(page);
    const unseen = types.filter(
      (_, place) => (seen[place]?.height ?? 0) < (seen[place]?.least ?? 0) || (seen[place]?.words ?? 0) < 5,
    );
    expect(unseen).toEqual([]);
    expect(trouble.errors).toEqual([]);
    await context.close();
  }
  const { page, context } = await testShop.open(path);
  expect(await page.locator('.vt-section__hint, .vt-section__sample').count()).toBe(0);
  expect(await page.content()).not.toContain('data:image/svg+xml');
  await context.close();
});

test('a section that is added says what it waits for, with samples, and leads there by keyboard', async () => {
  const path = await testShop.makePage([{ type: 'text', options: { heading: { title: 'First' } } }]);
  const { page, shop, context, trouble, member } = await openBuilder(testShop, path);
  await page.getByRole('button', { name: 'Add a section' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add a section' });
  await dialog.getByRole('searchbox').fill('product-widget-items');
  // By its name: what was there before the search goes a moment later.
  await dialog.locator('.vt-library__card:enabled', { hasText: 'Chosen products' }).first().click();
  const added = shop.locator('#main > [data-section-id]', { hasText: 'Chosen products.' });
  await added.getByText('Choose products in the panel').waitFor();
  await expect.poll(() => added.locator('[inert] .vt-card').count()).toBe(4);
  await waitForSaved(page);
  const { sections } = await readDraft(testShop, path, member);
  expect(JSON.stringify(sections)).not.toMatch(/data:image|21474836/);

  expect(await findViolations(page, { within: ['iframe[data-ready]', '.vt-section--empty'] })).toEqual([]);
  const way = added.getByRole('button', { name: 'Go to products' });
  await way.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/products');
  expect(trouble.errors).toEqual([]);
  await context.close();
});

test('the preview of every preset shows pictures or words at each width, in both languages', async () => {
  const member = await makeMember(testShop);
  // Under the policy of the page that shows them.
  const { page, context } = await testShop.open('/admin/');
  for (const language of ['en', 'ru'] as const) {
    const { css, typeCss, previews } = await readPreviews(member, language);
    for (const { type, html, name } of previews) {
      expect(html, `${type} ${name}`).not.toContain('vt-section__hint');
    }
    await page.setContent(
      `<style>${css}${Object.values(typeCss).join('')}</style>${previews.map(({ html }) => `<main class="vt-main">${html}</main>`).join('')}`,
    );
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const findUnseen = async () => {
        const unseen = await page
          .locator('main')
          .evaluateAll((all) =>
            (all as HTMLElement[]).map(
              (one) =>
                one.getBoundingClientRect().height < 24 ||
                (one.innerText.trim() === '' &&
                  ![...one.querySelectorAll('img')].some(({ naturalWidth }) => naturalWidth > 0)),
            ),
          );
        return previews.filter((_, place) => unseen[place]).map(({ type, name }) => `${type} ${name}`);
      };
      // Pictures come after the text.
      await expect.poll(findUnseen, { timeout: 15_000 }).toEqual([]);
    }
  }
  await context.close();
});

async function readPreviews(member: Member, language: string): Promise<SectionPreviews> {
  const { token } = await signIn(testShop, member);
  const answer = await fetch(`${testShop.origin()}/api/admin/section-previews?language=${language}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await answer.json()) as SectionPreviews;
}
