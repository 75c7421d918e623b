import type { Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';

import { findViolations, findWidthViolations } from './support/axe.ts';
import { openPage, originOf, useBrowser, widths } from './support/browser.ts';
import { useTestShop } from './support/test-shop.ts';
import { waitForStill } from './support/moments.ts';

useBrowser();
const testShop = useTestShop();

/** A form that was filled faster than people can waits before it goes. */
const patience = { timeout: 5000 };
const dialogOf = (page: Page) => page.locator('dialog[data-type=LeadForm]');

/** A page with one button that opens the form, and what the form sends. */
async function openLeadForm(
  options: { width?: number; comment?: string; query?: string; attributes?: Record<string, string> } = {},
) {
  const path = await testShop.makePage([
    {
      type: 'text',
      options: {
        content: { html: '<p>Ask us</p>' },
        button: { title: 'Write to us', type: 'popup', defaultComment: options.comment ?? '' },
      },
    },
  ]);
  const opened = await testShop.open(path + (options.query ?? ''), { width: options.width ?? 1280 });
  const { page } = opened;
  page.setDefaultTimeout(8000);
  const sent: Record<string, unknown>[] = [];
  await page.route('**/api/leads', async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ status: 201, json: { success: true } });
  });
  const opener = page.locator('main [data-vt-modal=LeadForm]').first();
  await opener.evaluate((element, attributes) => {
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  }, options.attributes ?? {});
  await opener.click();
  await dialogOf(page).waitFor();
  return { ...opened, sent, dialog: dialogOf(page) };
}

const english = { language: 'en', common: { address: { country: 'AE' } } };
beforeEach(() => testShop.set(english));

async function fill(page: Page) {
  const dialog = dialogOf(page);
  await dialog.getByLabel('Name').fill('Ann');
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('050 123 4567');
}

describe('the enquiry form', () => {
  test('sends its fields, the page and the marks of the campaign, and says thanks [R82,435,444-445,447,501]', async () => {
    const { page, context, dialog, sent, trouble } = await openLeadForm({
      comment: 'About the vase',
      query: '?utm_source=letter',
    });
    expect(await dialog.getByLabel('Comment').inputValue()).toBe('About the vase');
    await fill(page);
    await dialog.getByRole('button', { name: 'Send' }).dblclick();
    await dialog.getByText('Thank you!').waitFor();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      type: 'enquiry',
      name: 'Ann',
      phone: '+971501234567',
      email: '',
      text: 'About the vase',
      consent: true,
      website: '',
      utm: { utm_source: 'letter' },
      url: page.url(),
    });
    expect(sent[0]?.['elapsed']).toBeGreaterThanOrEqual(2000);
    expect(await dialog.locator('.vt-sent').evaluate((box) => box === document.activeElement)).toBe(true);
    expect(trouble.errors).toEqual([]);
    await context.close();
  });

  test('says what is missing, leads there, and sends nothing [R520]', async () => {
    const { page, context, dialog, sent } = await openLeadForm();
    await dialog.getByLabel('Email').fill('a@');
    await dialog.getByRole('button', { name: 'Send' }).click();
    const summary = dialog.getByRole('group', { name: 'Please correct 3 fields' });
    expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await dialog.locator('.vt-field__error').allInnerTexts()).toEqual([
      'This value should not be blank.',
      'This value should not be blank.',
      'Incorrect email format',
    ]);
    await summary.getByRole('link', { name: /Phone/ }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('phone');
    expect(sent).toEqual([]);
    await context.close();
  });

  test('looks as if it could not be sent while the policy is not accepted, and is not [R438-440]', async () => {
    await testShop.set({
      ...english,
      ecommerce: {
        leadsPopupEnabledByDefault: false,
        leadsPopupPolicyText: 'I accept <a href="/terms">the terms</a>',
      },
    });
    const { page, context, dialog, sent } = await openLeadForm();
    await fill(page);
    const submit = dialog.getByRole('button', { name: 'Send' });
    const policy = dialog.getByRole('checkbox', { name: 'I accept the terms' });
    expect(await policy.isChecked()).toBe(false);
    expect(await submit.getAttribute('aria-disabled')).toBe('true');
    await submit.click({ force: true });
    await dialog.locator('.vt-field__error', { hasText: 'Please give your consent' }).waitFor();
    expect(sent).toEqual([]);
    await policy.check();
    await expect.poll(() => submit.getAttribute('aria-disabled')).toBeNull();
    await submit.click();
    await expect.poll(() => sent, patience).toHaveLength(1);
    await context.close();
  });

  test('takes title, label of the comment and its need from settings; asks for no consent where the shop does not [R240,436-437,441,579]', async () => {
    await testShop.set({
      ...english,
      ecommerce: {
        leadsPopupTitle: 'Write to the workshop',
        showLeadsPopupPolicy: false,
        enquiryModalCustomField: { label: 'What shall we make?', required: true },
      },
    });
    const { page, context, dialog, sent } = await openLeadForm();
    expect(await dialog.getByRole('heading').innerText()).toBe('Write to the workshop');
    expect(await dialog.getByRole('checkbox').count()).toBe(0);
    await fill(page);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await dialog
      .getByRole('link', { name: 'What shall we make?: This value should not be blank.' })
      .waitFor();
    expect(sent).toEqual([]);
    await context.close();
  });

  test('names the product that it is about, and refuses an empty one [R309,442]', async () => {
    const about = { 'data-product-id': '7', 'data-product-title': 'Moon jar', 'data-variation-id': '12' };
    const good = await openLeadForm({ attributes: about });
    await good.dialog.getByText('About: Moon jar').waitFor();
    await fill(good.page);
    await good.dialog.getByRole('button', { name: 'Send' }).click();
    await good.dialog.getByText('Thank you!').waitFor();
    expect(good.sent[0]).toMatchObject({ product: { id: 7, title: 'Moon jar', variationId: 12 } });
    await good.context.close();

    const bad = await openLeadForm({ attributes: { 'data-product-id': '' } });
    await fill(bad.page);
    await bad.dialog.getByRole('button', { name: 'Send' }).click();
    await bad.dialog.getByText('Internal server error, notify administrator').waitFor();
    expect(bad.trouble.errors.join()).toContain('Invalid "id" on product');
    expect(bad.sent).toEqual([]);
    await bad.context.close();
  });

  test('shows what the server refuses at its field, until the field is judged anew', async () => {
    const { page, context, dialog } = await openLeadForm();
    await page.route('**/api/leads', (route) =>
      route.fulfill({
        status: 422,
        json: {
          success: false,
          code: 422,
          message: 'x',
          errors: [],
          children: { name: { errors: ['Not a name'] } },
        },
      }),
    );
    await fill(page);
    await dialog.getByRole('button', { name: 'Send' }).click();
    const error = dialog.locator('.vt-field__error');
    await expect.poll(() => error.allInnerTexts(), patience).toEqual(['Not a name']);
    await dialog.getByLabel('Name').fill('Anna');
    await expect.poll(() => error.count(), patience).toBe(0);
    await context.close();
  });

  test.each([
    [
      'an empty answer of a failing server',
      { status: 500, body: '' },
      'Internal server error, notify administrator',
    ],
    [
      'too many attempts',
      { status: 429, json: { code: 429, message: 'x' } },
      'Too many attempts. Please try again later.',
    ],
  ])('keeps what was typed after %s', async (_name, answer, text) => {
    const { page, context, dialog } = await openLeadForm();
    await page.route('**/api/leads', (route) => route.fulfill(answer));
    await fill(page);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await dialog.getByText(text).waitFor();
    expect(await dialog.getByLabel('Name').inputValue()).toBe('Ann');
    await context.close();
  });

  test.each(['en', 'ru'] as const)(
    'has no axe violation and fits every screen (%s) [R729]',
    async (language) => {
      await testShop.set({ language, common: { address: { country: language === 'ru' ? 'RU' : 'AE' } } });
      for (const width of widths) {
        const { page, context, dialog } = await openLeadForm({ width });
        await dialog.locator('button[type=submit]').click();
        await waitForStill(page);
        const within = 'dialog[data-type=LeadForm]';
        expect(await findWidthViolations(page, { within, rules: 'best' })).toEqual([]);
        expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
        if (process.env['SHOTS'])
          await page.screenshot({ path: `${process.env['SHOTS']}/lead-${language}-${width}.png` });
        await context.close();
      }
    },
  );
});

describe('a review', () => {
  const openReview = async (width = 1280) => {
    const opened = await openPage('/products/moon-jar', { width });
    const { page } = opened;
    page.setDefaultTimeout(8000);
    await page.goto(`${page.url()}#reviews`);
    await page.getByText('Write a review').click();
    const form = page.locator('form[action="/forms/review"]');
    return { ...opened, form };
  };

  test('is written by keyboard, sent once and waits for moderation [R322-323]', async () => {
    const { page, context, form, trouble } = await openReview();
    const sent: Record<string, unknown>[] = [];
    await page.route('**/api/product-reviews', async (route) => {
      sent.push(route.request().postDataJSON());
      await route.fulfill({ status: 201, json: { success: true } });
    });
    await form.getByRole('radio', { name: '1 star' }).focus();
    for (let stars = 1; stars < 4; stars++) await page.keyboard.press('ArrowRight');
    await expect.poll(() => form.getByRole('radio', { name: '4 stars' }).isChecked()).toBe(true);
    await form.getByLabel('Your review').fill('Light and calm, as the moon should be.');
    await form.getByLabel('Name').fill('Ann');
    await form.getByRole('button', { name: 'Send review' }).click();
    await page.getByText('will appear after moderation').waitFor();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ rating: 4, name: 'Ann', email: '', website: '' });
    expect(typeof sent[0]?.['product']).toBe('number');
    expect(trouble.errors).toEqual([]);
    await context.close();
  });

  test('needs stars and ten letters', async () => {
    const { page, context, form } = await openReview(390);
    await form.getByLabel('Your review').fill('Short');
    await page.waitForSelector('vt-island[name=review-form][data-ready]', { state: 'attached' });
    await form.getByRole('button', { name: 'Send review' }).click();
    await expect
      .poll(() => form.locator('.vt-field__error').allInnerTexts(), patience)
      .toEqual(['Please choose a rating', 'Enter at least 10 characters', 'This value should not be blank.']);
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/review-390.png` });
    const within = 'form[action="/forms/review"]';
    expect(await findViolations(page, { within, rules: 'best' })).toEqual([]);
    await context.close();
  });

  test('reaches the shop', async () => {
    const { page, context, form } = await openReview();
    await form.locator('.vt-stars__star').nth(4).click();
    await form.getByLabel('Your review').fill('Light and calm, as the moon should be.');
    await form.getByLabel('Name').fill('Ann');
    await page.waitForSelector('vt-island[name=review-form][data-ready]', { state: 'attached' });
    const answer = page.waitForResponse('**/api/product-reviews');
    await form.getByRole('button', { name: 'Send review' }).click();
    expect((await answer).status()).toBe(201);
    await page.getByText('will appear after moderation').waitFor();
    await context.close();
  });
});

describe('a comment', () => {
  test('answers another one and waits for moderation [R427]', async () => {
    const { page, context, trouble } = await openArticleWithComments();
    const sent: Record<string, unknown>[] = [];
    await page.route('**/api/articles/comments', async (route) => {
      sent.push(route.request().postDataJSON());
      await route.fulfill({ status: 201, json: { success: true } });
    });
    const form = page.locator('form[action="/forms/comment"]');
    await form.scrollIntoViewIfNeeded();
    await page.waitForSelector('vt-island[name=comment-form][data-ready]', { state: 'attached' });
    const reply = page.locator('[data-vt-reply]').first();
    const parent = Number(await reply.getAttribute('data-vt-reply'));
    await reply.click();
    await form.getByText(/^Reply to /).waitFor();
    expect(await form.getByLabel('Your comment').evaluate((area) => area === document.activeElement)).toBe(
      true,
    );
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/comment-1280.png` });
    await form.getByLabel('Your comment').fill('So do I');
    await form.getByLabel('Name').fill('Ann');
    await form.getByRole('button', { name: 'Send comment' }).click();
    await page.getByText('will appear after moderation').waitFor();
    expect(sent).toMatchObject([{ parent, text: 'So do I', name: 'Ann' }]);
    expect(trouble.errors).toEqual([]);
    await context.close();
  });
});

/** The first article of the demo journal that readers have commented on. */
async function openArticleWithComments() {
  const origin = originOf();
  const list = await (await fetch(`${origin}/api/articles/journal/list?limit=50`)).json();
  const { items } = list as { items: { url: string; commentCount: number }[] };
  const article = items.find(({ commentCount }) => commentCount > 0);
  if (!article) throw new Error('The demo journal has no comments');
  const opened = await openPage(article.url);
  opened.page.setDefaultTimeout(8000);
  return opened;
}
